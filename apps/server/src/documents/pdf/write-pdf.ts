/**
 * Writes text as a PDF that people and machines can read: letter size, selectable, tagged for screen readers (PDF/UA), fonts within. The
 * same text gives the same bytes.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PdfBlock, PdfText } from './pdf-block.ts'

type Writer = PDFKit.PDFDocument

const MARGIN = 64
const GAP = 14
/** Points, by the part of the text that they are for. */
const SIZE = { title: 17, heading: 12, paragraph: 10.5, small: 9.5, figure: 20 } as const
const TAG = { title: 'H1', heading: 'H2', paragraph: 'P', small: 'P', figure: 'P' } as const
const INK = '#111111'
/** Room that a heading keeps under it: it never stands alone at the foot of a page. */
const BELOW_HEADING = 64
/** A line, so that the mark of an entry stands on the page of its text. */
const BELOW_LINE = 18

/** Noto Sans: the fonts that a PDF has of itself lack letters that names have. Part of the program, as its code is. */
const FILES = { regular: '400Regular/NotoSans_400Regular', bold: '700Bold/NotoSans_700Bold' } as const

type Fonts = Readonly<Record<keyof typeof FILES, PDFKit.Mixins.PDFFontSource>>
let opened: Promise<Fonts> | undefined

/** Opened once: reading a font's tables takes longer than writing a page with it. */
async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const open = (name: string) =>
    create(
      readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`))),
    ) as unknown as PDFKit.Mixins.PDFFontSource
  return { regular: open(FILES.regular), bold: open(FILES.bold) }
}

export async function writePdf({ title, author, madeAt, blocks }: PdfText): Promise<Uint8Array> {
  // Some hundred milliseconds of loading, which no start should wait for.
  const { default: PdfDocument } = await import('pdfkit')
  opened ??= openFonts()
  const { regular, bold } = await opened
  const at = new Date(madeAt)
  const writer = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: regular as string,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  writer.registerFont('regular', regular).registerFont('bold', bold)
  const bytes = collected(writer)
  const root = writer.struct('Document')
  writer.addStructure(root)
  for (const block of blocks) root.add(structureOf(writer, block))
  root.end()
  writer.end()
  return await bytes
}

function collected(writer: Writer): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    writer.on('data', (chunk: Buffer) => chunks.push(chunk))
    writer.on('error', reject)
    writer.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

function structureOf(writer: Writer, block: PdfBlock): PDFKit.PDFStructureElement {
  if (block.kind === 'list') return listOf(writer, block.items)
  if (block.kind === 'parties') return partiesOf(writer, block.parties)
  const { kind, text } = block
  return writer.struct(TAG[kind], {}, () => {
    if (kind === 'heading') beginPart(writer)
    write(writer, text, { bold: kind !== 'paragraph' && kind !== 'small', size: SIZE[kind] })
    writer.moveDown(kind === 'title' || kind === 'heading' ? 0.25 : 0.5)
  })
}

/** Left and as wide as the page, whatever was written before. */
function write(
  writer: Writer,
  text: string,
  { bold = false, size = SIZE.paragraph as number, x = MARGIN, width = textWidth(writer) } = {},
): void {
  writer
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(INK)
    .text(text, x, writer.y, { width, lineGap: 2 })
}

const textWidth = (writer: Writer): number => writer.page.width - 2 * MARGIN

function beginPart(writer: Writer): void {
  writer.moveDown(0.5)
  if (writer.y + BELOW_HEADING > writer.page.height - MARGIN) writer.addPage()
}

function listOf(writer: Writer, items: readonly string[]): PDFKit.PDFStructureElement {
  const list = writer.struct('L')
  for (const item of items) {
    const entry = writer.struct('LI')
    entry.add(
      writer.struct('Lbl', {}, () => {
        if (writer.y + BELOW_LINE > writer.page.height - MARGIN) writer.addPage()
        const { y } = writer
        write(writer, '•', { x: MARGIN + 4, width: 10 })
        writer.y = y
      }),
    )
    entry.add(writer.struct('LBody', {}, () => write(writer, item, { x: MARGIN + GAP, width: textWidth(writer) - GAP })))
    entry.end()
    list.add(entry)
  }
  list.end()
  return list
}

function partiesOf(writer: Writer, parties: readonly { title: string; lines: readonly string[] }[]): PDFKit.PDFStructureElement {
  const section = writer.struct('Sect')
  const width = (textWidth(writer) - GAP * (parties.length - 1)) / parties.length
  let top = 0
  let bottom = 0
  for (const [index, { title, lines }] of parties.entries()) {
    const x = MARGIN + index * (width + GAP)
    // A paragraph for each line: read aloud, they would run into one another.
    for (const [place, line] of [title, ...lines].entries()) {
      section.add(
        writer.struct('P', {}, () => {
          if (index === 0 && place === 0) top = writer.y + 6
          if (place === 0) writer.y = top
          write(writer, line, place === 0 ? { bold: true, size: SIZE.small, x, width } : { x, width })
          bottom = Math.max(bottom, writer.y)
          writer.y = place === lines.length ? bottom : writer.y
        }),
      )
    }
  }
  section.end()
  return section
}
