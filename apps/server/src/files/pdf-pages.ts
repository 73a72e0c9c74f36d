/** The pages of a PDF: their words with places, and pictures of them for what has no text. */
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MOST_OPENED_PIXELS, MOST_PAGES, placeOf, type TextWord } from './document-text.ts'

/** Sharp enough for print of eight points, small enough for a page of any size. */
const LONGEST_SIDE = 2200

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

export interface PdfPages {
  readonly pageCount: number
  words(): Promise<TextWord[][]>
  /** PNG */
  pictures(): Promise<Uint8Array[]>
}

/** @throws for a file that is no PDF, or one that needs a password */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    // A larger picture on a page is left out of what is drawn: unpacked, it would take a gigabyte.
    maxImageSize: MOST_OPENED_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const numbers = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1)
  return {
    pageCount: pdf.numPages,
    words: () =>
      Promise.all(
        numbers.map(async (number) => {
          const page = await pdf.getPage(number)
          const { items } = await page.getTextContent()
          const viewport = page.getViewport({ scale: 1 })
          return items.flatMap((item) => ('str' in item ? wordsOf(item as TextItem, viewport) : []))
        }),
      ),
    async pictures() {
      const drawn: Uint8Array[] = []
      for (const number of numbers) {
        const page = await pdf.getPage(number)
        const { width, height } = page.getViewport({ scale: 1 })
        const viewport = page.getViewport({ scale: Math.min(LONGEST_SIDE / Math.max(width, height), 4) })
        const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
        // The library's types name the browser's canvas; its Node build draws on this one.
        await page.render({ canvas: canvas as never, viewport }).promise
        drawn.push(canvas.toBuffer('image/png'))
      }
      return drawn
    },
  }
}

/** A run of text as its words, each with its share of the run's width. */
function wordsOf({ str, transform, width, height }: TextItem, page: { width: number; height: number }): TextWord[] {
  const [, , , , x = 0, y = 0] = transform
  const each = str.length === 0 ? 0 : width / str.length
  return [...str.matchAll(/\S+/g)].map((found) => {
    const left = x + found.index * each
    const box = { left, right: left + found[0].length * each, top: page.height - y - height, bottom: page.height - y }
    return { text: found[0], ...placeOf(box, page) }
  })
}
