/** Runs in a thread: the text that a PDF has with it, else the text recognized in its pictures. */
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { type DocumentText, MOST_OPENED_PIXELS, MOST_READ_PIXELS, NOTHING_READ, type TextWord } from './document-text.ts'
import { openPdf } from './pdf-pages.ts'
import { recognizePictures } from './recognize.ts'

/** A scan may carry a line of text, as a scanner's own name: that is not the document. */
const LEAST_WORDS = 12

const countOf = (pages: readonly (readonly TextWord[])[]): number => pages.reduce((sum, words) => sum + words.length, 0)

async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await openPdf(bytes)
  const pages = await pdf.words()
  if (countOf(pages) >= LEAST_WORDS) return { by: 'TEXT', pages, pageCount: pdf.pageCount }
  const recognized = await recognizePictures(await pdf.pictures())
  return countOf(recognized) === 0
    ? { ...NOTHING_READ, pageCount: pdf.pageCount }
    : { by: 'OCR', pages: recognized, pageCount: pdf.pageCount }
}

/** The recognizer keeps several copies of what it reads: a larger photo is read at the size of a scan. Undefined where it would take too much to open. */
async function shrunk(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { width, height } = imageSize(Uint8Array.from(bytes))
  if (width * height > MOST_OPENED_PIXELS) return undefined
  const scale = Math.sqrt(MOST_READ_PIXELS / (width * height))
  if (scale >= 1) return bytes
  const canvas = createCanvas(Math.floor(width * scale), Math.floor(height * scale))
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(bytes)), 0, 0, canvas.width, canvas.height)
  return canvas.toBuffer('image/png')
}

async function readPicture(bytes: Uint8Array): Promise<DocumentText> {
  const picture = await shrunk(bytes)
  const pages = picture ? await recognizePictures([picture]) : []
  return countOf(pages) === 0 ? { ...NOTHING_READ, pageCount: 1 } : { by: 'OCR', pages, pageCount: 1 }
}

const { bytes, mediaType } = workerData as { readonly bytes: Uint8Array; readonly mediaType: string }
const read = mediaType === 'application/pdf' ? readPdf : readPicture
parentPort?.postMessage(await read(bytes).catch(() => NOTHING_READ))
