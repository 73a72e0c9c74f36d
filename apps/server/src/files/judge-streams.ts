/** Whether the streams of a PDF, unpacked as a reader would to show them, stay within what any real document needs. */
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import { imageSize } from 'image-size'
import { decodeBounded, InflatesTooFar, inflatedLength } from './bounded-inflation.ts'
import { MOST_PIXELS } from './judge-image.ts'
import { refuseVirus } from './virus-sample.ts'

const MEGABYTE = 1_048_576
/** The largest picture, 60 megapixels, in four bytes each. */
const MOST_STREAM_BYTES = 240 * MEGABYTE
/** A hundred pages scanned without loss at 200 dpi in color come to a gigabyte. */
const MOST_DOCUMENT_BYTES = 1024 * MEGABYTE
/** A real one has one or two; each more multiplies what the one before gave. */
const MOST_FILTERS = 3
/** A row of pixels, which a reader keeps while it undoes a predictor (ISO 32000-1, 7.4.4.4). */
const MOST_ROW_BYTES = MEGABYTE
const MOST_COLORS = 32

/** Filters by their names and the short ones that readers take as well (ISO 32000-1, tables 6 and 93). */
const FILTERS: Readonly<Record<string, 'inflate' | 'decode' | 'image'>> = {
  FlateDecode: 'inflate',
  Fl: 'inflate',
  LZWDecode: 'decode',
  LZW: 'decode',
  ASCII85Decode: 'decode',
  A85: 'decode',
  ASCIIHexDecode: 'decode',
  AHx: 'decode',
  RunLengthDecode: 'decode',
  RL: 'decode',
  DCTDecode: 'image',
  DCT: 'image',
  JPXDecode: 'image',
  CCITTFaxDecode: 'image',
  CCF: 'image',
  JBIG2Decode: 'image',
}
const LONG: Readonly<Record<string, string>> = {
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
}

/** @throws VirusFound in what a stream unpacks to */
export async function inflatesTooFar(streams: readonly PDFStream[]): Promise<boolean> {
  let left = MOST_DOCUMENT_BYTES
  try {
    for (const stream of streams) {
      if (!(stream instanceof PDFRawStream)) continue
      if (measuresTooMuch(stream.dict)) return true
      left -= await unpackedLength(stream, Math.min(left, MOST_STREAM_BYTES))
      if (left <= 0) return true
    }
    return false
  } catch (problem) {
    if (problem instanceof InflatesTooFar) return true
    throw problem
  }
}

const numberAt = (dict: PDFDict, name: string, missing: number): number => {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : missing
}

const isWithin = (value: number, most: number) => value >= 0 && value <= most

/** What a dictionary says of pixels and rows, by which a reader allocates memory before it decompresses anything. */
function measuresTooMuch(dict: PDFDict): boolean {
  if (!isWithin(numberAt(dict, 'Width', 0) * numberAt(dict, 'Height', 0), MOST_PIXELS)) return true
  return listOf(dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'))).some((params) => {
    if (!(params instanceof PDFDict)) return false
    const columns = numberAt(params, 'Columns', 1)
    const colors = numberAt(params, 'Colors', 1)
    const rowBytes = (columns * colors * numberAt(params, 'BitsPerComponent', 8)) / 8
    return (
      !isWithin(colors, MOST_COLORS) || !isWithin(rowBytes, MOST_ROW_BYTES) || !isWithin(columns * numberAt(params, 'Rows', 0), MOST_PIXELS)
    )
  })
}

function listOf(value: unknown): unknown[] {
  if (value instanceof PDFArray) return Array.from({ length: value.size() }, (_, index) => value.lookup(index))
  return value === undefined ? [] : [value]
}

/** @throws InflatesTooFar */
async function unpackedLength({ dict, contents }: PDFRawStream, most: number): Promise<number> {
  const filters = listOf(dict.lookup(PDFName.of('Filter')) ?? dict.lookup(PDFName.of('F'))).map((filter) =>
    filter instanceof PDFName ? filter.decodeText() : '',
  )
  if (filters.length > MOST_FILTERS) throw new InflatesTooFar()
  let bytes = contents
  for (const [index, filter] of filters.entries()) {
    const kind = FILTERS[filter]
    if (kind === undefined) return bytes.length
    if (kind === 'image') return refuseLargePicture(bytes)
    const rest = filters.slice(index)
    if (rest.every((each) => FILTERS[each] === 'inflate')) return inflatedLength(bytes, rest.length, most)
    bytes = decodeBounded(PDFName.of(kind === 'inflate' ? 'FlateDecode' : (LONG[filter] ?? filter)), bytes)
    refuseVirus(bytes)
  }
  return bytes.length
}

/** A JPEG says in itself how large it is, whatever the document says. @throws InflatesTooFar */
function refuseLargePicture(bytes: Uint8Array): number {
  let size: { width: number; height: number }
  try {
    size = imageSize(Uint8Array.from(bytes))
  } catch {
    // A kind whose measurements are in the document alone.
    return bytes.length
  }
  if (size.width * size.height > MOST_PIXELS) throw new InflatesTooFar()
  return bytes.length
}
