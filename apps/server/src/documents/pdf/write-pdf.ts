/**
 * Writes text as a PDF that people and machines can read: letter size, selectable, tagged for screen readers (PDF/UA), fonts within. The
 * same text gives the same bytes.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NotaryPlace } from '@hearthline/domain'
import type { Font } from 'fontkit'
import { type Block, type DocumentText, rowsOfPlace } from '../document-text.ts'
import { drawFeet, drawHead, INK, MARGIN, ruleOffRecorder, textWidth, type Writer } from './page-frame.ts'
import { GAP, nextPage, SIZE, write } from './page-text.ts'
import { leaveRoomForSeal, placesWritten, SEAL_ROOM } from './pdf-blanks.ts'
import { signatureOf } from './pdf-signature.ts'
import { factsOf, heightOfFacts, TABLE_ROW, tableOf } from './pdf-tables.ts'
import { printableText } from './printable-text.ts'
import { withRememberedWords } from './remembered-words.ts'

const TAG = { title: 'H1', heading: 'H2', paragraph: 'P', small: 'P', figure: 'P', notice: 'P' } as const
/** Room that a heading keeps under it: it never stands alone at the foot of a page. */
const BELOW_HEADING = 64
/** One heading above another. */
const HEADING = 30
/** A line, so that the mark of an entry stands on the page of its text. */
const BELOW_LINE = 18

/** Noto Sans: the fonts that a PDF has of itself lack letters that names have. Part of the program, as its code is. */
const FILES = {
  regular: '400Regular/NotoSans_400Regular',
  bold: '700Bold/NotoSans_700Bold',
  italic: '400Regular_Italic/NotoSans_400Regular_Italic',
} as const

type Fonts = Readonly<Record<'regular' | 'bold', PDFKit.Mixins.PDFFontSource>> & { readonly letters: Font }
let opened: Promise<Fonts> | undefined

/** Opened once: reading a font's tables takes longer than writing a page with it. */
async function openFonts(): Promise<Fonts> {
  const [regular, bold] = await openFontFiles()
  const source = (font: Font) => withRememberedWords(font) as unknown as PDFKit.Mixins.PDFFontSource
  return { regular: source(regular), bold: source(bold), letters: regular }
}

/** The regular and the bold one, which have the same letters. */
export async function openFontFiles(): Promise<readonly [Font, Font]> {
  const { create } = await import('fontkit')
  return [create(readFontFile('regular')) as Font, create(readFontFile('bold')) as Font]
}

/** For whoever writes into a PDF that was written before. */
export const readFontFile = (name: keyof typeof FILES): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${FILES[name]}.ttf`)))

/** Every text of a block, in letters that the fonts have. */
function printable(block: Block, letters: Font): Block {
  const of = (text: string) => printableText(text, letters)
  if (block.kind === 'list') return { ...block, items: block.items.map(of) }
  if (block.kind === 'table') return { ...block, columns: block.columns.map(of), rows: block.rows.map((row) => row.map(of)) }
  if (block.kind === 'facts') return { ...block, rows: block.rows.map(([name, value]) => [of(name), of(value)] as const) }
  if (block.kind === 'parties')
    return { ...block, parties: block.parties.map(({ title, lines }) => ({ title: of(title), lines: lines.map(of) })) }
  if (block.kind === 'page' || block.kind === 'seal') return block
  if (block.kind === 'signature')
    return { ...block, label: of(block.label), ...(block.signed && { signed: { ...block.signed, text: of(block.signed.text) } }) }
  return { ...block, text: of(block.text) }
}

export interface WrittenPdf {
  readonly bytes: Uint8Array
  /** where what is filled in before a notary stands */
  readonly notaryPlaces: readonly NotaryPlace[]
}

export const writePdf = async (text: DocumentText): Promise<Uint8Array> => (await layOutPdf(text)).bytes

export async function layOutPdf({ title, author, madeAt, blocks: given, letterhead, recording }: DocumentText): Promise<WrittenPdf> {
  // Some hundred milliseconds of loading, which no start should wait for.
  const { default: PdfDocument } = await import('pdfkit')
  opened ??= openFonts()
  const { regular, bold, letters } = await opened
  const blocks = given.map((block) => printable(block, letters))
  const at = new Date(madeAt)
  const writer = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    // The foot of a page says how many there are.
    bufferPages: true,
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Both are registered below; one given here as well would be opened and compared again for every line.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  writer.registerFont('regular', regular).registerFont('bold', bold)
  const bytes = collected(writer)
  const root = writer.struct('Document')
  writer.addStructure(root)
  if (recording?.returnTo === 'BELOW') ruleOffRecorder(writer, recording.topInches)
  else if (letterhead && !recording) drawHead(writer, letterhead)
  // Of nothing that was written yet, a line has no height.
  if (recording) writer.font('regular').fontSize(SIZE.paragraph)
  const look = { color: letterhead?.color ?? INK }
  for (const [place, block] of blocks.entries()) {
    root.add(structureOf(writer, block, roomOfPart(writer, blocks, place), look))
    // Its first block says where it is returned.
    if (place === 0 && recording?.returnTo === 'IN_THE_TOP') ruleOffRecorder(writer, recording.topInches)
  }
  root.end()
  drawFeet(writer, letterhead, (text) => printableText(text, letters))
  writer.end()
  return { bytes: await bytes, notaryPlaces: placesWritten(writer) }
}

function collected(writer: Writer): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    writer.on('data', (chunk: Buffer) => chunks.push(chunk))
    writer.on('error', reject)
    writer.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

/** `room`: what a heading has to have under it. */
function structureOf(writer: Writer, block: Block, room: number, { color }: { color: string }): PDFKit.PDFStructureElement {
  if (block.kind === 'list') return listOf(writer, block.items)
  if (block.kind === 'parties') return partiesOf(writer, block.parties)
  if (block.kind === 'table') return tableOf(writer, block)
  if (block.kind === 'facts') return factsOf(writer, block.rows, block)
  if (block.kind === 'signature') return signatureOf(writer, block)
  if (block.kind === 'page') return writer.struct('Div', {}, () => nextPage(writer))
  if (block.kind === 'seal') return writer.struct('Div', {}, () => leaveRoomForSeal(writer, block.party))
  const { kind, text, blanks } = block
  return writer.struct(TAG[kind], {}, () => {
    if (kind === 'heading') beginPart(writer, room)
    const isHead = kind === 'title' || kind === 'heading'
    write(writer, text, {
      bold: isHead || kind === 'figure' || kind === 'notice',
      size: SIZE[kind],
      ...(isHead && { color }),
      ...(blanks && { blanks }),
    })
    writer.moveDown(isHead ? 0.25 : 0.5)
  })
}

function beginPart(writer: Writer, room: number): void {
  writer.moveDown(0.5)
  if (writer.y + room > writer.page.height - MARGIN) nextPage(writer)
}

/** A table does not leave its heading and what introduces it behind, where a page can hold them all. */
function roomOfPart(writer: Writer, blocks: readonly Block[], place: number): number {
  const block = blocks[place]!
  if (block.kind !== 'heading') return 0
  if (block.keeps) return heightOfTexts(writer, blocks.slice(place + 1, place + 1 + block.keeps)) + HEADING
  if (blocks[place + 1]?.kind === 'heading') return HEADING + roomOfPart(writer, blocks, place + 1)
  const after = blocks.slice(place + 1)
  const table = after.findIndex(
    ({ kind }) => kind === 'table' || kind === 'facts' || kind === 'signature' || kind === 'heading' || kind === 'title',
  )
  if (table < 0 || after[table]!.kind === 'heading' || after[table]!.kind === 'title') return BELOW_HEADING
  const heights = after.slice(0, table + 1).map((block) => {
    if (block.kind === 'table') return (block.rows.length + 1) * TABLE_ROW
    if (block.kind === 'facts') return heightOfFacts(writer, block.rows, block.isText)
    if (block.kind === 'signature') return heightOfFacts(writer, rowsOfPlace(block))
    return block.kind === 'paragraph' ? heightOfTexts(writer, [block]) : BELOW_HEADING
  })
  const room = heights.reduce((sum, height) => sum + height, BELOW_LINE)
  return room > writer.page.height - 2 * MARGIN ? BELOW_HEADING : room
}

const heightOfTexts = (writer: Writer, blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'seal') return sum + SEAL_ROOM
    if (!('text' in block)) return sum + BELOW_HEADING
    const { kind, text } = block
    return (
      sum +
      GAP +
      writer
        .font('regular')
        .fontSize(SIZE[kind])
        .heightOfString(text, { width: textWidth(writer), lineGap: 2 })
    )
  }, 0)

function listOf(writer: Writer, items: readonly string[]): PDFKit.PDFStructureElement {
  const list = writer.struct('L')
  for (const [place, item] of items.entries()) {
    const entry = writer.struct('LI')
    entry.add(
      writer.struct('Lbl', {}, () => {
        if (writer.y + BELOW_LINE > writer.page.height - MARGIN) nextPage(writer)
        const { y } = writer
        write(writer, '•', { x: MARGIN + 4, width: 10 })
        writer.y = y
      }),
    )
    entry.add(
      writer.struct('LBody', {}, () => {
        write(writer, item, { x: MARGIN + GAP, width: textWidth(writer) - GAP })
        if (place === items.length - 1) writer.moveDown(0.35)
      }),
    )
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
          // What follows begins below the longer of them.
          if (place === lines.length) writer.y = index === parties.length - 1 ? bottom + 8 : bottom
        }),
      )
    }
  }
  section.end()
  return section
}
