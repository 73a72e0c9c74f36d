/** Runs in a thread: the text that a PDF has with it, else the text recognized in its pictures. */
import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentText, NOTHING_READ, type TextWord } from './document-text.ts'
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

async function readPicture(bytes: Uint8Array): Promise<DocumentText> {
  const pages = await recognizePictures([bytes])
  return countOf(pages) === 0 ? { ...NOTHING_READ, pageCount: 1 } : { by: 'OCR', pages, pageCount: 1 }
}

const { bytes, mediaType } = workerData as { readonly bytes: Uint8Array; readonly mediaType: string }
const read = mediaType === 'application/pdf' ? readPdf : readPicture
parentPort?.postMessage(await read(bytes).catch(() => NOTHING_READ))
