/** Seals a PDF: from then on every changed byte is seen (PAdES, ETSI EN 319 142-1). */
import { type CheckedSignature, checkDetached, type SealKey, type Stamp, signDetached } from './cms-signature.ts'
import { momentOfSignature, type SignatureField, signedBytes, withSignature, withSignatureField } from './signature-field.ts'

export async function sealPdf(pdf: Uint8Array, field: SignatureField, key: SealKey, stamp?: Stamp): Promise<Buffer> {
  const prepared = withSignatureField(pdf, field)
  return withSignature(prepared, await signDetached(signedBytes(prepared.bytes, prepared.range), key, stamp))
}

export interface SealParts {
  /** the signature, as CMS */
  readonly der: Uint8Array
  /** what it covers: everything but itself */
  readonly content: Uint8Array
  /** as its dictionary says */
  readonly signedAt: string | undefined
}

/** Undefined where the file has no seal, or bytes beyond what it covers. */
export function sealParts(pdf: Uint8Array): SealParts | undefined {
  const text = Buffer.from(pdf).toString('latin1')
  const found = [...text.matchAll(/\/ByteRange \[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1)
  if (!found) return undefined
  const [a, b, c, d] = found.slice(1).map(Number) as [number, number, number, number]
  if (a !== 0 || c + d !== pdf.length) return undefined
  // What is not covered is the signature and nothing else: nothing hides there.
  const room = text.slice(b, c)
  if (!/^<(?:[0-9a-f]{2})+>$/i.test(room)) return undefined
  const der = Buffer.from(room.slice(1, -1), 'hex')
  // DER says its own length; the rest of the room is empty.
  const length = der[1]! < 0x80 ? der[1]! + 2 : der.readUIntBE(2, der[1]! & 0x7f) + 2 + (der[1]! & 0x7f)
  if (der.subarray(length).some((byte) => byte !== 0)) return undefined
  return { der: der.subarray(0, length), content: signedBytes(pdf, [a, b, c, d]), signedAt: momentOfSignature(text, c) }
}

/** Undefined where the file has no seal, or bytes beyond what it covers. */
export async function checkSeal(pdf: Uint8Array): Promise<CheckedSignature | undefined> {
  const parts = sealParts(pdf)
  return parts && (await checkDetached(parts.der, parts.content))
}
