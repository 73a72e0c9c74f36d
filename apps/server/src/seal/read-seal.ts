/** What a seal says of itself, for whoever checks it: whether it is whole, by which certificate, when, and by which authority's clock. */
import { createHash, X509Certificate } from 'node:crypto'
import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { bufferOf, checkDetached, engine, SIGNATURE_TIMESTAMP } from './cms-signature.ts'
import { sealParts } from './seal-pdf.ts'

export interface SealReading {
  /** Every byte is as it was sealed, by the certificate that the seal names; and its timestamp, where it has one, is of this very seal. */
  readonly isValid: boolean
  readonly signedAt: string | undefined
  readonly certificate: SealCertificate | undefined
  readonly timestamp: { readonly at: string; readonly authority: string } | undefined
}

export interface SealCertificate {
  readonly commonName: string
  readonly issuer: string
  readonly serialNumber: string
  readonly sha256: string
  readonly validFrom: string
  readonly validTo: string
  readonly isSelfMade: boolean
}

const BROKEN: SealReading = { isValid: false, signedAt: undefined, certificate: undefined, timestamp: undefined }

/** A file without a seal, or with one that cannot be read, is broken: it was sealed when it was made. */
export async function readSeal(pdf: Uint8Array): Promise<SealReading> {
  try {
    const parts = sealParts(pdf)
    if (!parts) return BROKEN
    const data = signedDataIn(parts.der)
    const { isIntact, namesCertificate, isTimestamped } = await checkDetached(parts.der, parts.content)
    const timestamp = await timestampOf(data)
    return {
      isValid: isIntact && namesCertificate && (!isTimestamped || timestamp !== undefined),
      signedAt: parts.signedAt,
      certificate: certificateOf(data),
      timestamp,
    }
  } catch {
    return BROKEN
  }
}

const signedDataIn = (der: Uint8Array): SignedData =>
  new SignedData({ schema: new ContentInfo({ schema: fromBER(bufferOf(der)).result }).content })

function certificateOf(data: SignedData): SealCertificate | undefined {
  const own = data.certificates?.find((each): each is Certificate => each instanceof Certificate)
  if (!own) return undefined
  const read = new X509Certificate(Buffer.from(own.toSchema().toBER()))
  return {
    commonName: commonNameIn(read.subject),
    issuer: commonNameIn(read.issuer),
    serialNumber: read.serialNumber,
    sha256: createHash('sha256').update(read.raw).digest('hex'),
    validFrom: own.notBefore.value.toISOString(),
    validTo: own.notAfter.value.toISOString(),
    isSelfMade: read.subject === read.issuer,
  }
}

const commonNameIn = (name: string): string => /^CN=(.*)$/m.exec(name)?.[1] ?? name

/** Undefined where there is none, and where it is of another signature or not signed by whom it names. */
async function timestampOf(data: SignedData): Promise<SealReading['timestamp']> {
  const [signer] = data.signerInfos
  const value = signer?.unsignedAttrs?.attributes.find(({ type }) => type === SIGNATURE_TIMESTAMP)?.values[0]
  if (!signer || !value) return undefined
  const token = new SignedData({ schema: new ContentInfo({ schema: value }).content })
  const content = token.encapContentInfo.eContent
  if (!content) return undefined
  const info = new TSTInfo({ schema: fromBER(content.getValue()).result })
  const signature = signer.signature.valueBlock.valueHexView
  const digest = createHash('sha256').update(signature).digest()
  if (!Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(digest)) return undefined
  if (!(await token.verify({ signer: 0, data: bufferOf(signature), checkChain: false }, engine))) return undefined
  return { at: info.genTime.toISOString(), authority: certificateOf(token)?.commonName ?? 'not named' }
}
