/** Income documents as payrolls print them, made here: with their text, or as a picture of it. */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'

/** What stands on a line: texts by where they begin, in points from the left. */
type Line = readonly (readonly [left: number, text: string])[]

export const PAY_STUB_LINES: readonly Line[] = [
  [[60, 'Earnings statement']],
  [
    [60, 'Employer: Harbor Foods, Inc.'],
    [360, 'Pay date: 11/13/2026'],
  ],
  [
    [60, 'Ana Reyes'],
    [360, 'Period ending: 11/07/2026'],
  ],
  [
    [60, 'Earnings'],
    [220, 'Hours'],
    [320, 'This period'],
    [440, 'Year to date'],
  ],
  [
    [60, 'Regular'],
    [220, '80.00'],
    [320, '$5,576.92'],
    [440, '$125,000.00'],
  ],
  [
    [60, 'Overtime'],
    [220, '4.00'],
    [320, '$418.27'],
    [440, '$3,269.16'],
  ],
  [
    [60, 'Gross pay'],
    [320, '$5,995.19'],
    [440, '$128,269.16'],
  ],
]

const FIRST_LINE = 80
const LINE = 34

export function payStubPdf(lines: readonly Line[] = PAY_STUB_LINES): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0 })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))))
  pdf.fontSize(12)
  for (const [index, line] of lines.entries())
    for (const [left, text] of line) pdf.text(text, left, FIRST_LINE + index * LINE, { lineBreak: false })
  pdf.end()
  return done
}

/** The same page as a photo of it would be: letters in a picture. */
export function payStubPicture(lines: readonly Line[] = PAY_STUB_LINES): Buffer {
  const scale = 2.6
  const canvas = createCanvas(612 * scale, 400 * scale)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#111'
  const family = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans'].find((name) => GlobalFonts.has(name)) ?? 'sans-serif'
  context.font = `${12 * scale}px "${family}"`
  for (const [index, line] of lines.entries())
    for (const [left, text] of line) context.fillText(text, left * scale, (FIRST_LINE - 20 + index * LINE) * scale)
  return canvas.toBuffer('image/png')
}
