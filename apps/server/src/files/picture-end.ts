/**
 * Whether a picture is whole, and where it ends. A reader that shows what there is of a cut one would take half a license for a license, and
 * what lies behind the last byte of a picture is shown to no one: an archive may lie there.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflate } from 'node:zlib'
import { jpegEnd } from './jpeg-end.ts'
import { PictureBroken } from './picture-broken.ts'

/** The length of the picture itself. @throws PictureBroken where it does not decode to its last row */
export const pictureEnd = (file: Buffer): Promise<number> => (file[0] === 0x89 ? pngEnd(file) : Promise.resolve(jpegEnd(file)))

const SIGNATURE = 8
/** length and name before the data, checksum after them */
const FRAME = 12
/** Samples of a pixel, by color type, with the bit depths that each may have (PNG, 11.2.2). */
const COLORS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
const MOST_FILTER = 4

async function pngEnd(file: Buffer): Promise<number> {
  const data: Buffer[] = []
  let header: Buffer | undefined
  for (let at = SIGNATURE; at + FRAME <= file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + FRAME + length
    if (end > file.length) break
    const name = file.toString('latin1', at + 4, at + 8)
    const content = file.subarray(at + 8, end - 4)
    // A capital first letter: what the picture cannot be shown without (PNG, 5.4).
    if (/^[A-Z]/.test(name) && crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) break
    if (name === 'IHDR') header = content
    if (name === 'IDAT') data.push(content)
    if (name === 'IEND') {
      await decodeRows(rowsOf(header), data)
      return end
    }
    at = end
  }
  throw new PictureBroken()
}

interface Rows {
  readonly count: number
  /** with the byte that names its filter */
  readonly bytes: number
}

/** Where the seven passes of an interlaced picture begin, and how far apart their pixels are (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function rowsOf(header: Buffer | undefined): readonly Rows[] {
  if (header?.length !== 13) throw new PictureBroken()
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, color, interlaced] = [header[8]!, COLORS[header[9]!], header[12]!]
  if (!color?.depths.includes(depth) || interlaced > 1) throw new PictureBroken()
  const bytesOf = (pixels: number) => 1 + Math.ceil((pixels * color.samples * depth) / 8)
  if (interlaced === 0) return [{ count: height, bytes: bytesOf(width) }]
  return PASSES.map(([left, top, across, down]) => ({
    pixels: Math.max(0, Math.ceil((width - left) / across)),
    count: Math.max(0, Math.ceil((height - top) / down)),
  }))
    .filter(({ pixels, count }) => pixels > 0 && count > 0)
    .map(({ pixels, count }) => ({ count, bytes: bytesOf(pixels) }))
}

/** Unpacked piece by piece and kept nowhere: the size of what is unpacked is known before. */
async function decodeRows(passes: readonly Rows[], data: readonly Buffer[]): Promise<void> {
  const starts = rowStarts(passes)
  const wanted = passes.reduce((sum, { count, bytes }) => sum + count * bytes, 0)
  let [next, length] = [starts.next().value, 0]
  try {
    await pipeline(Readable.from(data), createInflate(), async (rows: AsyncIterable<Buffer>) => {
      for await (const chunk of rows) {
        for (; next !== undefined && next < length + chunk.length; next = starts.next().value)
          if (chunk[next - length]! > MOST_FILTER) throw new PictureBroken()
        length += chunk.length
        if (length > wanted) throw new PictureBroken()
      }
    })
  } catch {
    throw new PictureBroken()
  }
  if (length !== wanted) throw new PictureBroken()
}

function* rowStarts(passes: readonly Rows[]): Generator<number, undefined> {
  let at = 0
  for (const { count, bytes } of passes)
    for (let row = 0; row < count; row++) {
      yield at
      at += bytes
    }
  return undefined
}
