/**
 * A timestamping authority by RFC 3161 over HTTP (its section 3.4): https://www.rfc-editor.org/rfc/rfc3161. The digest alone leaves the house; the
 * answer counts where it is of that digest and of this request's nonce, and is signed.
 */
import { createHash, randomBytes } from 'node:crypto'
import { fromBER, Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { bufferOf, engine } from '../../../seal/cms-signature.ts'
import { boundedBytes } from '../../bounded-fetch.ts'
import { type ProviderCall, ProviderUnavailable } from '../../provider-call.ts'
import type { Timestamping } from '../port.ts'

const PROVIDER = 'RFC 3161'
const SHA256 = '2.16.840.1.101.3.4.2.1'
/** Larger than any token with its chain. */
const MOST_BYTES = 100_000
/** granted, and granted with modifications (RFC 3161, 2.4.2) */
const GRANTED: readonly number[] = [0, 1]

export const rfc3161Timestamping = ({ url }: { readonly url: string }): Timestamping => ({
  async stamp(bytes, call) {
    const digest = createHash('sha256').update(bytes).digest()
    // Positive in DER, and never zero.
    const nonce = Buffer.concat([Buffer.from([1]), randomBytes(8)])
    const request = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
        hashedMessage: new OctetString({ valueHex: bufferOf(digest) }),
      }),
      nonce: new Integer({ valueHex: bufferOf(nonce) }),
      certReq: true,
    })
    const record = { url: new URL(url).origin, sha256: digest.toString('hex') }
    const answer = await ask(url, new Uint8Array(request.toSchema().toBER()), record, call)
    const { token, serial } = await tokenIn(answer, { bytes, digest, nonce, record })
    return { data: { token: token.toString('base64') }, provider: PROVIDER, reference: serial, request: record, response: { serial } }
  },
})

async function ask(url: string, body: Uint8Array, record: object, { signal }: ProviderCall): Promise<Buffer> {
  const unavailable = (kind: 'TIMEOUT' | 'SERVER_ERROR' | 'RATE_LIMITED') => new ProviderUnavailable(PROVIDER, kind, { ...record })
  let reply: Response
  try {
    reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/timestamp-query' }, body: bufferOf(body), signal })
  } catch {
    throw unavailable(signal.aborted ? 'TIMEOUT' : 'SERVER_ERROR')
  }
  if (!reply.ok) throw unavailable(reply.status === 429 ? 'RATE_LIMITED' : 'SERVER_ERROR')
  return await boundedBytes(reply, MOST_BYTES).catch(() => {
    throw unavailable(signal.aborted ? 'TIMEOUT' : 'SERVER_ERROR')
  })
}

interface Asked {
  readonly bytes: Uint8Array
  readonly digest: Buffer
  readonly nonce: Buffer
  readonly record: object
}

/** @throws ProviderUnavailable for whatever is no token of this very request */
async function tokenIn(answer: Buffer, { bytes, digest, nonce, record }: Asked): Promise<{ token: Buffer; serial: string }> {
  try {
    const response = new TimeStampResp({ schema: fromBER(bufferOf(answer)).result })
    if (!GRANTED.includes(response.status.status) || !response.timeStampToken) throw new Error('not granted')
    const signed = new SignedData({ schema: response.timeStampToken.content })
    const content = signed.encapContentInfo.eContent
    if (!content) throw new Error('no content')
    const info = new TSTInfo({ schema: fromBER(content.getValue()).result })
    const isOurs =
      Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(digest) &&
      info.nonce !== undefined &&
      Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce)
    if (!isOurs) throw new Error('another request')
    if (!(await signed.verify({ signer: 0, data: bufferOf(bytes), checkChain: false }, engine))) throw new Error('not signed')
    const serial = Buffer.from(info.serialNumber.valueBlock.valueHexView).toString('hex')
    return { token: Buffer.from(response.timeStampToken.toSchema().toBER()), serial }
  } catch {
    throw new ProviderUnavailable(PROVIDER, 'SERVER_ERROR', { ...record })
  }
}
