/** What stands around the text of a page: the lender's logo on the first one; licenses, the application's number and the page at each foot. */
import type { Letterhead } from '../document-text.ts'
import { readLogo } from './read-logo.ts'

export type Writer = PDFKit.PDFDocument

export const MARGIN = 64
export const INK = '#111111'
export const RULE = '#999999'

const LOGO_HEIGHT = 22
const LOGO_TOP = 34
const FOOT_SIZE = 7.5
const POINTS_OF_AN_INCH = 72
/** From the lower edge of the page. */
const FOOT = 46

export const textWidth = (writer: Writer): number => writer.page.width - 2 * MARGIN

/** Not part of what is read: the text names the lender by itself. */
function artifact(writer: Writer, attached: 'Top' | 'Bottom', draw: () => void): void {
  // Its types do not know where an artifact is attached.
  writer.markContent('Artifact', { type: 'Pagination', attached: [attached] } as never)
  draw()
  writer.endMarkedContent()
}

export function drawHead(writer: Writer, { name, logo, color }: Letterhead): void {
  artifact(writer, 'Top', () => {
    const drawing = readLogo(logo)
    if (drawing) {
      writer
        .save()
        .translate(MARGIN, LOGO_TOP)
        .scale(LOGO_HEIGHT / drawing.height)
      for (const { path, fill, stroke, strokeWidth, evenOdd } of drawing.shapes) {
        writer.path(path)
        if (fill) writer.fill(fill, evenOdd ? 'even-odd' : 'non-zero')
        if (stroke) writer.path(path).lineWidth(strokeWidth).lineCap('round').stroke(stroke)
      }
      writer.restore()
    } else writer.font('bold').fontSize(16).fillColor(color).text(name, MARGIN, LOGO_TOP, { lineBreak: false })
    const y = LOGO_TOP + LOGO_HEIGHT + 10
    writer
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + textWidth(writer), y)
      .lineWidth(1.5)
      .strokeColor(color)
      .stroke()
    writer.x = MARGIN
    writer.y = y + 18
  })
}

/** The recorder's part of a first page, ended by a line. */
export function ruleOffRecorder(writer: Writer, inches: number): void {
  const y = inches * POINTS_OF_AN_INCH
  artifact(writer, 'Top', () => {
    writer
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + textWidth(writer), y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
    writer.font('regular').fontSize(FOOT_SIZE).fillColor(INK)
    writer.text('For the recorder’s use above this line', MARGIN, y + 3, { width: textWidth(writer), align: 'right' })
  })
  writer.x = MARGIN
  writer.y = y + 18
}

/** Once all pages are there. */
export function drawFeet(writer: Writer, letterhead: Letterhead | undefined, printable: (text: string) => string): void {
  const { start, count } = writer.bufferedPageRange()
  const licenses = (letterhead?.licenses ?? []).map(printable).join(' ')
  const number = letterhead?.loanNumber ? `Application ${letterhead.loanNumber}. ` : ''
  for (let page = start; page < start + count; page += 1) {
    writer.switchToPage(page)
    // The writer begins another page for what stands below its margin.
    const { bottom } = writer.page.margins
    writer.page.margins.bottom = 0
    artifact(writer, 'Bottom', () => {
      const width = textWidth(writer)
      const y = writer.page.height - FOOT
      writer
        .moveTo(MARGIN, y - 6)
        .lineTo(MARGIN + width, y - 6)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke()
      writer.font('regular').fontSize(FOOT_SIZE).fillColor(INK)
      writer.text(licenses, MARGIN, y, { width: width - 150, height: FOOT - 14, ellipsis: true })
      writer.text(`${number}Page ${page - start + 1} of ${count}`, MARGIN + width - 140, y, { width: 140, align: 'right' })
    })
    writer.page.margins.bottom = bottom
  }
}
