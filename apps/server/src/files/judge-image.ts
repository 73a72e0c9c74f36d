/** Pictures: only their measurements are read, nothing is decoded here. Whoever shows them later decodes all of them. */
import { imageSize } from 'image-size'

const BROKEN = 'We couldn’t open this file. Save it again, or take a photo of the document.'
/** A page scanned at 600 dpi has 35 million; far more is made to break readers. */
export const MOST_PIXELS = 60_000_000

/** Why it may not be kept, or undefined. */
export function judgeImage(bytes: Uint8Array): string | undefined {
  try {
    // A copy: the reader looks past the end of a slice into whatever lies behind it in memory.
    const { width, height } = imageSize(Uint8Array.from(bytes))
    if (!width || !height) return BROKEN
    return width * height > MOST_PIXELS ? 'This image is larger than 60 megapixels. Upload a smaller one.' : undefined
  } catch {
    return BROKEN
  }
}
