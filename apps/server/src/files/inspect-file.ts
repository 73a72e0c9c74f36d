/** What a file is, judged by its content alone, and whether it may be kept: PDF, JPEG and PNG that open, of bounded size, that carry nothing which runs. */
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { inspectPdf } from './inspect-pdf.ts'

export type Inspected = { readonly mediaType: string; readonly extension: string } | { readonly refused: string }

const KINDS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }
const KIND = 'Send a PDF, a JPEG or a PNG. This file is something else, whatever its name says.'
const BROKEN = 'This file does not open. Save it again, or take a photo of the paper.'
/** A page scanned at 600 dpi has 35 million; far more is made to break readers. */
const MOST_PIXELS = 60_000_000
/** The harmless file by which virus scanners are tried out (eicar.org): whoever sends it wants to see it refused. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

export async function inspectFile(bytes: Uint8Array): Promise<Inspected> {
  if (bytes.length === 0) return { refused: 'This file is empty.' }
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(EICAR))
    return { refused: 'A virus scanner would stop this file.' }
  const mediaType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  const extension = KINDS[mediaType]
  if (!extension) return { refused: KIND }
  const refused = extension === 'pdf' ? await inspectPdf(bytes) : refusedImage(bytes)
  return refused ? { refused } : { mediaType, extension }
}

function refusedImage(bytes: Uint8Array): string | undefined {
  try {
    // A copy: the reader looks past the end of a slice into whatever lies behind it in memory.
    const { width, height } = imageSize(Uint8Array.from(bytes))
    if (!width || !height) return BROKEN
    return width * height > MOST_PIXELS ? 'This picture is larger than 60 megapixels. Send a smaller one.' : undefined
  } catch {
    return BROKEN
  }
}
