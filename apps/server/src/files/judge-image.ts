/** Pictures: of a size that can be read and shown, and whole. No picture is kept in memory here: whoever shows one later decodes it. */
import { inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { PictureBroken } from './picture-broken.ts'
import { pictureEnd } from './picture-end.ts'
import { refuseVirus } from './virus-sample.ts'

const BROKEN = 'We couldn’t open this file. Save it again, or take a photo of the document.'
/** A page scanned at 600 dpi has 35 million; far more is made to break readers. */
export const MOST_PIXELS = 60_000_000
/** A license of 200 pixels across has letters of two pixels, which no one reads; a line cut out of a statement is long and low. */
const LEAST_PIXELS = 40_000
const LEAST_SIDE = 40
const TOO_SMALL = 'This picture is too small to read. Take a photo of the whole document, or scan it.'

/** Texts that a PNG packs (PNG, 11.3.3), and most of what one unpacks to: a caption, a color profile. */
const PACKED_TEXTS = ['zTXt', 'iTXt', 'iCCP']
const MOST_TEXT_BYTES = 4 * 1_048_576
const CHUNK_HEAD = 8
const CHUNK_FRAME = 12
const SIGNATURE = 8

/** What a PNG says beside its picture, unpacked. @throws VirusFound */
function judgeTexts(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = SIGNATURE; at + CHUNK_HEAD <= file.length; ) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + CHUNK_HEAD)
    if (PACKED_TEXTS.includes(name)) judgeText(file.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length))
    at += length + CHUNK_FRAME
  }
}

/** The packed part follows a name and a few bytes: it begins where a zlib stream may. */
function judgeText(chunk: Buffer): void {
  for (let at = chunk.indexOf(0x78); at >= 0; at = chunk.indexOf(0x78, at + 1)) {
    // The two bytes of its head are a multiple of 31 (RFC 1950, 2.2).
    const text = at + 1 < chunk.length && chunk.readUInt16BE(at) % 31 === 0 ? inflated(chunk.subarray(at)) : undefined
    if (text) {
      refuseVirus(text)
      return
    }
  }
}

function inflated(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_TEXT_BYTES })
  } catch {
    return undefined
  }
}

export type JudgedImage = { readonly refused: string } | { /** of the picture itself */ readonly length: number }

/** @throws VirusFound */
export async function judgeImage(bytes: Uint8Array): Promise<JudgedImage> {
  if (bytes[0] === 0x89) judgeTexts(bytes)
  const refused = judgeSize(bytes)
  if (refused !== undefined) return { refused }
  try {
    return { length: await pictureEnd(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
  } catch (problem) {
    if (problem instanceof PictureBroken) return { refused: BROKEN }
    throw problem
  }
}

/** Why it may not be kept, or undefined: before anything of it is unpacked. */
function judgeSize(bytes: Uint8Array): string | undefined {
  try {
    // A copy: the reader looks past the end of a slice into whatever lies behind it in memory.
    const { width, height } = imageSize(Uint8Array.from(bytes))
    if (!width || !height) return BROKEN
    if (width * height < LEAST_PIXELS || Math.min(width, height) < LEAST_SIDE) return TOO_SMALL
    return width * height > MOST_PIXELS ? 'This image is larger than 60 megapixels. Upload a smaller one.' : undefined
  } catch {
    return BROKEN
  }
}
