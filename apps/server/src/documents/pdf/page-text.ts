/** How text is written on a page, whatever part of the document it is. */
import type { Blanks } from '../document-text.ts'
import { INK, MARGIN, textWidth, type Writer } from './page-frame.ts'
import { writeBlanks } from './pdf-blanks.ts'

const NONE: Blanks = []

export const GAP = 14
/** Points, by the part of the text that they are for. */
export const SIZE = { title: 17, heading: 12, paragraph: 10.5, small: 10, figure: 20, notice: 10.5 } as const

/** Left and as wide as the page, whatever was written before. `blanks`: of the empty lines in it, whose places are kept. */
export function write(
  writer: Writer,
  text: string,
  { bold = false, size = SIZE.paragraph as number, x = MARGIN, width = textWidth(writer), color = INK, lineGap = 2, blanks = NONE } = {},
): void {
  writer
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
  writeBlanks(writer, blanks, () => writer.text(text, x, writer.y, { width, lineGap }))
}

/** What is marked for a screen reader goes on there. */
export const nextPage = (writer: Writer): void => void (writer as unknown as { continueOnNewPage(): void }).continueOnNewPage()
