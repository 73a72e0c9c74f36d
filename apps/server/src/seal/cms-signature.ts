/**
 * A detached CMS signature as PAdES asks for it (ETSI EN 319 142-1, baseline B-B): content type, message digest and signing-certificate-v2
 * (RFC 5035) are signed, and no signing time, which the dictionary of the PDF names.
 */
import { createHash, type KeyObject, webcrypto, type X509Certificate } from 'node:crypto'
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

export interface SealKey {
  readonly key: KeyObject
  /** The first is that of the key. */
  readonly chain: readonly [X509Certificate, ...X509Certificate[]]
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
} as const
export const SIGNATURE_TIMESTAMP = OID.signatureTimestamp
const HASH = 'SHA-256'

/** The platform's own cryptography. */
export const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto })

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A view whose buffer is its own: the ASN.1 library reads the buffer behind it. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

export const certificateOf = (certificate: X509Certificate): Certificate =>
  new Certificate({ schema: fromBER(bufferOf(certificate.raw)).result })

/** Gives the token of an authority over the value of a signature; none where no authority is asked. */
export type Stamp = (signature: Uint8Array) => Promise<Uint8Array | undefined>

export async function signDetached(content: Uint8Array, { key, chain }: SealKey, stamp?: Stamp): Promise<Uint8Array> {
  const certificates = chain.map(certificateOf)
  const [own] = certificates
  const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes: signedAttributes(content, chain[0]) })
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own!.issuer, serialNumber: own!.serialNumber }),
    signedAttrs,
  })
  const data = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    signerInfos: [signer],
    certificates,
  })
  await data.sign(await webKey(key), 0, HASH, bufferOf(content), engine)
  const token = await stamp?.(signer.signature.valueBlock.valueHexView)
  if (token) {
    // Beside what is signed: it is made of the signature (CAdES, signature-time-stamp).
    const attribute = new Attribute({ type: OID.signatureTimestamp, values: [fromBER(bufferOf(token)).result] })
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] })
  }
  const info = new ContentInfo({ contentType: OID.signedData, content: data.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER())
}

/** In the order of their encoding, as DER asks of a set. */
function signedAttributes(content: Uint8Array, certificate: X509Certificate): Attribute[] {
  // RFC 5035: ESSCertIDv2 with its default, SHA-256, is the digest alone.
  const certificateId = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: bufferOf(sha256(certificate.raw)) })] })] })],
  })
  const attributes = [
    new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: bufferOf(sha256(content)) })] }),
    new Attribute({ type: OID.signingCertificateV2, values: [certificateId] }),
  ]
  return attributes.toSorted((a, b) => Buffer.compare(Buffer.from(a.toSchema().toBER()), Buffer.from(b.toSchema().toBER())))
}

async function webKey(key: KeyObject): Promise<CryptoKey> {
  const pkcs8 = key.export({ format: 'der', type: 'pkcs8' })
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
  return (await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])) as unknown as CryptoKey
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }

export interface CheckedSignature {
  /** Made with the key of the certificate that it carries, over these very bytes. */
  readonly isIntact: boolean
  readonly commonName: string | undefined
  /** The digest in signing-certificate-v2 is that of the certificate. */
  readonly namesCertificate: boolean
  /** An authority’s token stands beside it (B-T). */
  readonly isTimestamped: boolean
}

/** Whether the signature is over that content; who vouches for its certificate is for a reader of PDFs to judge. */
export async function checkDetached(der: Uint8Array, content: Uint8Array): Promise<CheckedSignature> {
  const data = new SignedData({ schema: new ContentInfo({ schema: fromBER(bufferOf(der)).result }).content })
  const isIntact = await data.verify({ signer: 0, data: bufferOf(content), checkChain: false }, engine).catch(() => false)
  const own = data.certificates?.[0] as Certificate | undefined
  const named = data.signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === OID.signingCertificateV2)
  const digest = own && sha256(new Uint8Array(own.toSchema().toBER())).toString('hex')
  const encoded = named && Buffer.from(named.toSchema().toBER()).toString('hex')
  return {
    isIntact,
    commonName: own?.subject.typesAndValues.find(({ type }) => String(type) === '2.5.4.3')?.value.valueBlock.value,
    namesCertificate: Boolean(digest && encoded?.includes(digest)),
    isTimestamped: data.signerInfos[0]?.unsignedAttrs?.attributes.some(({ type }) => type === OID.signatureTimestamp) === true,
  }
}
