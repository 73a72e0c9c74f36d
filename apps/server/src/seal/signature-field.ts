/**
 * Adds a signature field to a PDF that the product wrote, as an incremental update (ISO 32000-1, 7.5.6 and 12.8.1): the bytes of before stay as they
 * are, and room is left for the signature, which covers everything but that room.
 */

/** Bytes of DER for the signature: a certificate chain and a timestamp fit. */
const ROOM_BYTES = 20_000
const NUMBER_WIDTH = 10

export interface SignatureField {
  readonly name: string
  readonly reason: string
  /** the instant that the dictionary names */
  readonly at: string
}

export interface PreparedPdf {
  readonly bytes: Buffer
  /** [start, length, start, length] of what is signed */
  readonly range: readonly [number, number, number, number]
}

interface Part {
  readonly number: number
  readonly text: string
}

/** @throws Error where the file is not as our writer writes it */
export function withSignatureField(pdf: Uint8Array, field: SignatureField): PreparedPdf {
  const before = Buffer.from(pdf)
  const text = before.toString('latin1')
  const previous = Number(lastMatch(text, /startxref\s+(\d+)/g)[1])
  const trailer = text.slice(text.lastIndexOf('trailer', text.length))
  const size = Number(/\/Size (\d+)/.exec(trailer)![1])
  const rootNumber = Number(/\/Root (\d+) 0 R/.exec(trailer)![1])
  const info = /\/Info \d+ 0 R/.exec(trailer)?.[0] ?? ''
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? ''
  const offsets = offsetsOf(text, previous)
  const root = objectText(text, offsets, rootNumber)
  const pageNumber = firstPage(text, offsets, root)
  const [signature, form] = [size, size + 1]
  const page = objectText(text, offsets, pageNumber)
  if (page.includes('/Annots') || root.includes('/AcroForm')) throw new Error('The PDF has fields or annotations already')
  const parts: Part[] = [
    { number: rootNumber, text: withEntry(root, `/AcroForm << /Fields [${form} 0 R] /SigFlags 3 >>`) },
    { number: pageNumber, text: withEntry(page, `/Annots [${form} 0 R]`) },
    { number: signature, text: signatureText(field) },
    {
      number: form,
      // Hidden: the pages show who signed, and nothing is drawn over them.
      text: `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 134 /T (Seal) /V ${signature} 0 R /P ${pageNumber} 0 R >>`,
    },
  ]
  let update = '\n'
  const places = new Map<number, number>()
  for (const { number, text: body } of parts) {
    places.set(number, before.length + update.length)
    update += `${number} 0 obj\n${body}\nendobj\n`
  }
  const xref = before.length + update.length
  update += `xref\n0 1\n0000000000 65535 f \n${[...places.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    .join('')}`
  update += `trailer\n<< /Size ${size + 2} /Root ${rootNumber} 0 R ${info} ${id} /Prev ${previous} >>\nstartxref\n${xref}\n%%EOF\n`
  return withRange(Buffer.concat([before, Buffer.from(update, 'latin1')]), before.length)
}

/** The signature in its room. @throws Error where it is larger than that */
export function withSignature({ bytes, range }: PreparedPdf, der: Uint8Array): Buffer {
  if (der.length > ROOM_BYTES) throw new Error(`A signature of ${der.length} bytes does not fit into ${ROOM_BYTES}`)
  const sealed = Buffer.from(bytes)
  sealed.write(Buffer.from(der).toString('hex'), range[1] + 1, 'latin1')
  return sealed
}

export const signedBytes = (bytes: Uint8Array, [a, b, c, d]: PreparedPdf['range']): Buffer =>
  Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)])

function signatureText({ name, reason, at }: SignatureField): string {
  const blank = '*'.repeat(NUMBER_WIDTH)
  const moment = at.replace(/[-:T]/g, '').slice(0, 14)
  return [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
    `/ByteRange [0 ${blank} ${blank} ${blank}]`,
    `/Contents <${'0'.repeat(ROOM_BYTES * 2)}>`,
    `/M (D:${moment}Z) /Name ${textString(name)} /Reason ${textString(reason)} >>`,
  ].join('\n')
}

/** The instant that the dictionary of a signature names, which follows the signature itself at this offset; undefined where it is none. */
export function momentOfSignature(text: string, offset: number): string | undefined {
  const found = /\/M \(D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z\)/.exec(text.slice(offset, offset + 200))
  const at = found && new Date(`${found[1]}-${found[2]}-${found[3]}T${found[4]}:${found[5]}:${found[6]}.000Z`)
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}

/** UTF-16 in hexadecimal: no letter of it needs an escape. */
const textString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

function withRange(bytes: Buffer, from: number): PreparedPdf {
  const open = bytes.indexOf('/Contents <', from, 'latin1') + '/Contents '.length
  const close = open + ROOM_BYTES * 2 + 2
  const range = [0, open, close, bytes.length - close] as const
  const place = bytes.indexOf('/ByteRange [0 ', from, 'latin1') + '/ByteRange [0 '.length
  const written = range
    .slice(1)
    .map((number) => String(number).padEnd(NUMBER_WIDTH))
    .join(' ')
  bytes.write(written, place, 'latin1')
  return { bytes, range }
}

const withEntry = (dictionary: string, entry: string): string => {
  const end = dictionary.lastIndexOf('>>')
  return `${dictionary.slice(0, end)}${entry}\n>>`
}

function offsetsOf(text: string, xref: number): ReadonlyMap<number, number> {
  const offsets = new Map<number, number>()
  const lines = text.slice(xref, text.indexOf('trailer', xref)).split('\n').slice(1)
  let number = 0
  for (const line of lines) {
    const head = /^(\d+) (\d+)\s*$/.exec(line)
    if (head) number = Number(head[1])
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(line)
    if (!entry) continue
    if (entry[2] === 'n') offsets.set(number, Number(entry[1]))
    number += 1
  }
  return offsets
}

function objectText(text: string, offsets: ReadonlyMap<number, number>, number: number): string {
  const at = offsets.get(number)
  const found = at === undefined ? null : /^\d+ \d+ obj\s*([\s\S]*?)\s*endobj/.exec(text.slice(at, at + 200_000))
  if (!found) throw new Error(`The PDF has no object ${number}`)
  return found[1]!
}

function firstPage(text: string, offsets: ReadonlyMap<number, number>, root: string): number {
  const pages = objectText(text, offsets, Number(/\/Pages (\d+) 0 R/.exec(root)![1]))
  return Number(/\/Kids\s*\[\s*(\d+) 0 R/.exec(pages)![1])
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) throw new Error('The PDF has no cross-reference table')
  return last
}
