/** A timestamping authority of the test's own, as RFC 3161 describes one: it signs what it is asked, or answers as a test plans. */
import { createHash, createPrivateKey, webcrypto, X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fromBER, Integer, ObjectIdentifier, OctetString } from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { bufferOf, certificateOf, engine } from '../seal/cms-signature.ts'
import { makeCertificate } from '../seal/self-made-certificate.ts'

const TST_INFO = '1.2.840.113549.1.9.16.1.4'

export interface TimestampStandIn {
  readonly url: string
  readonly asked: readonly { readonly type: string | undefined; readonly sha256: string }[]
  /** 'refuse', 'http', or a token of something else. */
  plan(answer: 'stamp' | 'refuse' | 'http' | 'other' | 'nonce'): void
  close(): Promise<void>
}

export async function startTimestampStandIn(): Promise<TimestampStandIn> {
  const pem = await makeCertificate('2026-01-01T00:00:00.000Z')
  const certificate = certificateOf(new X509Certificate(pem))
  const pkcs8 = createPrivateKey(pem).export({ format: 'der', type: 'pkcs8' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = (await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])) as unknown as CryptoKey
  const asked: { type: string | undefined; sha256: string }[] = []
  let planned: Parameters<TimestampStandIn['plan']>[0] = 'stamp'

  const tokenFor = async (request: TimeStampReq): Promise<ContentInfo> => {
    const other = new MessageImprint({
      hashAlgorithm: request.messageImprint.hashAlgorithm,
      hashedMessage: new OctetString({ valueHex: bufferOf(Buffer.alloc(32, 7)) }),
    })
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint: planned === 'other' ? other : request.messageImprint,
      serialNumber: new Integer({ value: 42 }),
      genTime: new Date(),
      nonce: planned === 'nonce' ? new Integer({ value: 1 }) : request.nonce!,
    })
    const content = new Uint8Array(info.toSchema().toBER())
    const digest = createHash('sha256').update(content).digest()
    const signedAttrs = new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: TST_INFO })] }),
        new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: bufferOf(digest) })] }),
      ],
    })
    // In one piece, as authorities write it.
    const encapContentInfo = new EncapsulatedContentInfo({ eContentType: TST_INFO })
    encapContentInfo.eContent = new OctetString({ valueHex: bufferOf(content) })
    const data = new SignedData({
      version: 3,
      encapContentInfo,
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs,
        }),
      ],
      certificates: [certificate],
    })
    await data.sign(key, 0, 'SHA-256', bufferOf(content), engine)
    return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) })
  }

  const server = createServer((incoming, reply) => {
    void (async () => {
      const request = new TimeStampReq({ schema: fromBER(bufferOf(await buffer(incoming))).result })
      const sha256 = Buffer.from(request.messageImprint.hashedMessage.valueBlock.valueHexView).toString('hex')
      asked.push({ type: incoming.headers['content-type'], sha256 })
      if (planned === 'http') return reply.writeHead(503).end()
      const response = new TimeStampResp({
        status: new PKIStatusInfo({ status: planned === 'refuse' ? 2 : 0 }),
        ...(planned !== 'refuse' && { timeStampToken: await tokenFor(request) }),
      })
      return reply.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(Buffer.from(response.toSchema().toBER()))
    })().catch((problem: unknown) => reply.writeHead(500).end(String(problem)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`,
    asked,
    plan: (answer) => {
      planned = answer
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
