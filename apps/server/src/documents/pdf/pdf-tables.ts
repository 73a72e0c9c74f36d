/** Tables, tagged so that a screen reader names the column or the row of each figure. */
import type { Blanks, Block } from '../document-text.ts'
import { MARGIN, RULE, textWidth, type Writer } from './page-frame.ts'
import { GAP, nextPage, SIZE, write } from './page-text.ts'

/** Rows are apart already: the lines of one stand close, and a page holds more of them. */
const LINE_GAP = 0
/** Points from one row to the next, its padding with it. */
export const TABLE_ROW = 22

/** A line under each row and none between columns: figures are compared downward. */
export function tableOf(writer: Writer, { columns, rows, shares }: Extract<Block, { kind: 'table' }>): PDFKit.PDFStructureElement {
  const table = writer.struct('Table')
  const widths = widthsOf(writer, shares ?? columns.map(() => 1))
  const heightOfRow = (row: readonly string[], bold: boolean) =>
    Math.max(TABLE_ROW, ...row.map((each, column) => heightOf(writer, each, widths[column]! - GAP, bold) + 8))
  let top = 0
  let height = TABLE_ROW
  for (const [place, row] of [columns, ...rows].entries()) {
    const line = writer.struct('TR')
    for (const [column, text] of row.entries()) {
      const cell = writer.struct(place === 0 ? 'TH' : 'TD', {}, () => {
        // Kept together where a page can hold it: a figure without its heading says nothing.
        if (column === 0) {
          height = heightOfRow(row, place === 0)
          const whole = place === 0 ? rows.reduce((sum, each) => sum + heightOfRow(each, false), height) : height
          top = roomFor(writer, whole, height)
        }
        writer.y = top + 4
        const x = MARGIN + widths.slice(0, column).reduce((sum, each) => sum + each, 0)
        write(writer, text, { bold: place === 0, size: SIZE.small, lineGap: LINE_GAP, x, width: widths[column]! - GAP })
        if (column < row.length - 1) return
        writer.y = top + height
        ruleAt(writer, writer.y - 1, place === 0 ? 1 : 0.5)
        if (place === rows.length) writer.moveDown(0.75)
      })
      // PDF/UA: what a heading heads. Its types do not know attributes.
      if (place === 0) (cell as unknown as Attributed).dictionary.data.A = { O: 'Table', Scope: 'Column' }
      line.add(cell)
    }
    line.end()
    table.add(line)
  }
  table.end()
  return table
}

interface Attributed {
  readonly dictionary: { readonly data: Record<string, unknown> }
}

const heightOf = (writer: Writer, text: string, width: number, bold: boolean): number =>
  writer
    .font(bold ? 'bold' : 'regular')
    .fontSize(SIZE.small)
    .heightOfString(text, { width, lineGap: LINE_GAP })

/** The top of what is so high: on the next page where this one has no room for it, or where no page can hold it, for its first row. */
function roomFor(writer: Writer, height: number, first: number): number {
  const foot = writer.page.height - MARGIN
  const isWhole = height <= foot - MARGIN
  if (writer.y + (isWhole ? height : first) > foot) nextPage(writer)
  return writer.y
}

function widthsOf(writer: Writer, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => (textWidth(writer) * share) / sum)
}

function ruleAt(writer: Writer, y: number, lineWidth: number): void {
  writer
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + textWidth(writer), y)
    .lineWidth(lineWidth)
    .strokeColor(RULE)
    .stroke()
}

type Fact = readonly [name: string, value: string]

/** How wide names are: half of the page, or less beside a text. */
const nameWidth = (writer: Writer, isText: boolean): number => textWidth(writer) * (isText ? 0.22 : 0.5)

function heightOfFact(writer: Writer, [name, value]: Fact, isText: boolean): number {
  const width = nameWidth(writer, isText)
  const heights = [heightOf(writer, name, width - GAP, isText), heightOf(writer, value, textWidth(writer) - width - GAP, false)]
  return Math.max(TABLE_ROW, ...heights.map((height) => height + 8))
}

/** Of a page's text: so many rows are read as one. What is longer goes on, on the next page. */
const MOST_KEPT = 0.4

/** What stands together: all rows, or the first one of many. */
export function heightOfFacts(writer: Writer, rows: readonly Fact[], isText = false): number {
  const heights = rows.map((fact) => heightOfFact(writer, fact, isText))
  const all = heights.reduce((sum, height) => sum + height, 0)
  return all > (writer.page.height - 2 * MARGIN) * MOST_KEPT && !isText ? heights[0]! : all
}

/** Two columns; the first one heads its row (PDF/UA). `blanks`: of rows whose value is an empty line, one each. */
export function factsOf(
  writer: Writer,
  rows: readonly Fact[],
  { isText = false, blanks = [] }: { readonly isText?: boolean | undefined; readonly blanks?: Blanks | undefined } = {},
): PDFKit.PDFStructureElement {
  const table = writer.struct('Table')
  const width = nameWidth(writer, isText)
  for (const [place, [name, value]] of rows.entries()) {
    const line = writer.struct('TR')
    let top = 0
    let height = TABLE_ROW
    const head = writer.struct('TH', {}, () => {
      height = heightOfFact(writer, [name, value], isText)
      top = roomFor(writer, place === 0 ? heightOfFacts(writer, rows, isText) : height, height)
      writer.y = top + 4
      write(writer, name, { bold: isText, size: SIZE.small, lineGap: LINE_GAP, width: width - GAP })
    })
    ;(head as unknown as Attributed).dictionary.data.A = { O: 'Table', Scope: 'Row' }
    line.add(head)
    line.add(
      writer.struct('TD', {}, () => {
        writer.y = top + 4
        write(writer, value, {
          ...{ size: SIZE.small, lineGap: LINE_GAP, x: MARGIN + width, width: textWidth(writer) - width - GAP },
          blanks: blanks.slice(place, place + 1),
        })
        writer.y = top + height
        ruleAt(writer, writer.y - 1, 0.5)
        if (place === rows.length - 1) writer.moveDown(0.75)
      }),
    )
    line.end()
    table.add(line)
  }
  table.end()
  return table
}
