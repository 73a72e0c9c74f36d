/** The words of a document with their places, whoever read them: the file's own text, or a picture of it. */

/** Places are ten thousandths of the page, from its upper left. */
export interface TextWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface DocumentText {
  /** NONE: nothing could be read, and a person reads it. */
  readonly by: 'TEXT' | 'OCR' | 'NONE'
  /** of the pages that were read: the first of a long document */
  readonly pages: readonly (readonly TextWord[])[]
  /** of the whole document */
  readonly pageCount: number
}

export const NOTHING_READ: DocumentText = { by: 'NONE', pages: [], pageCount: 0 }

/** Income documents are short; what follows is a person's to read. */
export const MOST_PAGES = 8

/** Of a photo, or of a picture on a page: one scanned at 400 dots an inch has 15 million. A larger one is left to a person. */
export const MOST_OPENED_PIXELS = 16_000_000
/** Of a photo: as much as a page scanned at 300 dots an inch has. A larger one is read smaller. */
export const MOST_READ_PIXELS = 8_500_000

const WHOLE = 10_000

/** A place in a page's own units as ten thousandths of it, within the page. */
export function placeOf(box: { left: number; top: number; right: number; bottom: number }, page: { width: number; height: number }) {
  const within = (value: number, size: number) => Math.min(Math.max(Math.round((value / size) * WHOLE), 0), WHOLE)
  const [left, top] = [within(box.left, page.width), within(box.top, page.height)]
  return { left, top, width: within(box.right, page.width) - left, height: within(box.bottom, page.height) - top }
}
