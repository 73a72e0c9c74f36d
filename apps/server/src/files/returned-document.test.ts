import { degrees, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { NotaryPlace } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { isLongRun } from '../testing/long-run.ts'
import { compareReturned } from './returned-document.ts'

/** A PDF with a page for each text. */
async function pdfOf(...texts: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of texts) pdf.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 10, font })
  return pdf.save()
}

const SENT = ['You grant this deed of trust.', 'Signature ________ Date ________', 'Lot 7, Block 3']
const compared = async (texts: readonly string[]) =>
  compareReturned({ sent: await pdfOf(...SENT), returned: await pdfOf(...texts), places: [] })

describe('a document of an earlier release that came back, whose lines no one knows', () => {
  it('holds what was sent, with what was filled in and a page that was added', async () => {
    const filled = [SENT[0]!, 'Signature Ana Reyes ________ Date November 24, 2026 ________', SENT[2]!, 'Certificate']
    expect(await compared(filled)).toEqual({ filled: [] })
  })

  it.each([
    ['has fewer pages', [SENT[0]!, SENT[1]!], 3],
    ['has its pages in another order', [SENT[1]!, SENT[0]!, SENT[2]!], 1],
    ['has a page between its pages', [SENT[0]!, 'Rider: the home goes to someone else', SENT[1]!, SENT[2]!], 2],
    ['describes other land', [SENT[0]!, SENT[1]!, 'Lot 8, Block 3'], 3],
    ['is another document', ['A certificate of its own'], 1],
  ])('is not what was sent where it %s', async (_what, texts, page) => {
    expect(await compared(texts)).toMatchObject({ differs: page })
  })

  it('that is no PDF is said to be none', async () => {
    const returned = new TextEncoder().encode('%PDF-1.7 sealed')
    await expect(compareReturned({ sent: await pdfOf(...SENT), returned, places: [] })).rejects.toThrow()
  })
})

/** Two lines: one of words, and one to sign on from 140 to 240. */
async function deedOf(draw: (tools: Tools) => void = () => {}, words = 'You may not sell the home for $15,000.00.'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  page.drawText(words, { x: 72, y: 700, size: 10, font })
  page.drawText('Signature', { x: 72, y: 600, size: 10, font })
  page.drawText('__________________', { x: 140, y: 600, size: 10, font })
  const write = (text: string, x: number, y: number, color = rgb(0, 0, 0)) => page.drawText(text, { x, y, size: 10, font, color })
  draw({ pdf, write, cover: (x, y, width, height) => page.drawRectangle({ x, y, width, height, color: rgb(1, 1, 1) }) })
  return pdf.save()
}
interface Tools {
  readonly pdf: PDFDocument
  readonly write: (text: string, x: number, y: number, color?: ReturnType<typeof rgb>) => void
  readonly cover: (x: number, y: number, width: number, height: number) => void
}

const PLACE: NotaryPlace = { field: 'SIGNATURE', by: 'SIGNER', party: 'borrower', page: 0, x: 140, y: 597, width: 100, height: 14 }
const sign = ({ write }: Tools) => write('Ana Reyes', 142, 600)
const signAnd = (draw: (tools: Tools) => void) => (tools: Tools) => {
  sign(tools)
  draw(tools)
}
const returned = async (draw: (tools: Tools) => void, words?: string) =>
  compareReturned({ sent: await deedOf(), returned: await deedOf(draw, words), places: [PLACE] })

describe('a deed that came back', () => {
  it('is what was sent where its places alone are filled in', async () => {
    expect(await returned(sign)).toEqual({ filled: [0] })
    expect(await returned(({ write }) => write('Ana Maria Guadalupe Reyes-Wellington of Sacramento', 142, 600))).toEqual({ filled: [0] })
  })

  it('is what was sent where a program broke its lines into other runs', async () => {
    const pdf = await PDFDocument.create()
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    const page = pdf.addPage([612, 792])
    page.drawText('You may ', { x: 72, y: 700, size: 10, font })
    // As it is drawn: without kerning.
    const after = 72 + [...'You may '].reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, 10), 0)
    page.drawText('not sell the home for $15,000.00.', { x: after, y: 700, size: 10, font })
    page.drawText('Signature', { x: 72, y: 600, size: 10, font })
    page.drawText('__________________', { x: 140, y: 600, size: 10, font })
    page.drawText('Ana Reyes', { x: 142, y: 600, size: 10, font })
    expect(await compareReturned({ sent: await deedOf(), returned: await pdf.save(), places: [PLACE] })).toEqual({ filled: [0] })
  })

  it('with nothing at its places says so', async () => {
    expect(await returned(() => {})).toEqual({ filled: [] })
  })

  it.each<[string, (tools: Tools) => void, string?]>([
    ['words between others', sign, 'You may not, or may, sell the home for $15,000.00.'],
    ['an amount with other points', sign, 'You may not sell the home for $15.000,00.'],
    ['words taken away', sign, 'You may sell the home for $15,000.00.'],
    ['words added elsewhere', signAnd(({ write }) => write('or may', 300, 660))],
    ['words added in white', signAnd(({ write }) => write('A quitclaim deed', 72, 500, rgb(1, 1, 1)))],
    ['words under a white box', signAnd(({ cover }) => cover(105, 697, 20, 12))],
    ['a line through its words', signAnd(({ cover }) => cover(80, 702, 200, 2))],
    [
      'a letter that reaches from a place over other lines, and hides what is covered there',
      signAnd(({ pdf, cover }) => {
        pdf.getPage(0).drawText('M', { x: 142, y: 600, size: 300, opacity: 0 })
        cover(200, 697, 60, 12)
      }),
    ],
  ])('is not what was sent with %s', async (_what, draw, words) => {
    expect(await returned(draw, words)).toMatchObject({ differs: 1 })
  })

  it('is not what was sent with a page behind it', async () => {
    const rider = ({ pdf, ...tools }: Tools) => {
      sign({ pdf, ...tools })
      pdf.addPage([612, 792]).drawText('Rider: the home is conveyed to someone else', { x: 72, y: 700, size: 10 })
    }
    expect(await returned(rider)).toEqual({ adds: true, filled: [0] })
  })
})

/** As a certificate is printed: words on both sides of the line for the day, and a line above and under it. */
async function certificateOf(draw: (tools: Tools) => void = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  const write: Tools['write'] = (text, x, y, color = rgb(0, 0, 0)) => page.drawText(text, { x, y, size: 10, font, color })
  write('County of Denver, where the home is', 72, 616)
  write('Acknowledged before me on ____________________ (date) by Ana Sound.', 72, 600)
  write('Title of office: notary public of Colorado, in office', 72, 586)
  draw({ pdf, write, cover: (x, y, width, height) => page.drawRectangle({ x, y, width, height, color: rgb(1, 1, 1) }) })
  return pdf.save()
}
/** The line goes from 201.5 to 312.7, “(date)” begins at 315.5, and the letters of the line under it reach up to 593.3. */
const DAY: NotaryPlace = { field: 'DATE', by: 'NOTARY', party: 'borrower', page: 0, x: 202, y: 597, width: 111, height: 14 }
const certified = async (draw: (tools: Tools) => void) =>
  compareReturned({ sent: await certificateOf(), returned: await certificateOf(draw), places: [DAY] })
const unseen = ({ pdf }: Tools, letters: number, { x, y, size }: { x: number; y: number; size: number }) =>
  pdf.getPage(0).drawText('M'.repeat(letters), { x, y, size, opacity: 0 })
const dated = ({ write }: Tools) => write('November 24, 2026', 205, 600)

/** Every second one: the long run looks at all. */
const someOf = (cases: readonly [string, (tools: Tools) => void][]) => cases.filter((_, place) => isLongRun || place % 2 === 0)

describe('what is added to a deed between its printed words', () => {
  it('is taken where it fills in its place', async () => {
    expect(await certified(dated)).toEqual({ filled: [0] })
  })

  it('is taken where a signature touches the words under its line, or reaches a little beyond its end', async () => {
    const stroke = ({ pdf }: Tools) =>
      pdf.getPage(0).drawSvgPath('M 0 0 C 20 -14 30 -12 40 8 L 44 8.4 L 60 -4 L 108 -3 L 112 -2', {
        ...{ x: 204, y: 602, borderWidth: 1, borderColor: rgb(0.1, 0.1, 0.5) },
      })
    expect(await certified(stroke)).toEqual({ filled: [0] })
    const tall = ({ pdf }: Tools) => pdf.getPage(0).drawText('Jay Quigley', { x: 203, y: 599, size: 16, color: rgb(0.1, 0.1, 0.5) })
    expect(await certified(tall)).toEqual({ filled: [0] })
  })

  it.each<[string, (tools: Tools) => void]>(
    someOf([
      [
        'hides the name beside its place under letters that no one sees',
        (tools) => {
          unseen(tools, 30, { x: 203, y: 600, size: 14 })
          tools.cover(325, 597, 100, 13)
          tools.pdf.getPage(0).drawRectangle({ x: 350, y: 600, width: 40, height: 7, color: rgb(0, 0, 0) })
        },
      ],
      [
        'hides the line above its place',
        (tools) => {
          unseen(tools, 10, { x: 203, y: 611, size: 15.5 })
          tools.cover(203, 613, 60, 12)
        },
      ],
      [
        'hides the line under its place',
        (tools) => {
          unseen(tools, 8, { x: 203, y: 596.2, size: 16 })
          tools.cover(203, 589, 60, 6)
        },
      ],
      ['hides the words beside its place, and adds no letter', (tools) => tools.cover(314, 597, 14, 14)],
      [
        'blackens the words beside its place',
        ({ pdf }) => pdf.getPage(0).drawRectangle({ x: 314, y: 597, width: 14, height: 14, color: rgb(0, 0, 0) }),
      ],
      ['runs on over the words beside its place', ({ write }) => write('November 24, 2026, in the county of Denver', 205, 600)],
      ['runs on over the words beside its place, and is not seen', (tools) => unseen(tools, 20, { x: 203, y: 600, size: 10 })],
      [
        'runs upright over the line above, and is not seen',
        ({ pdf }) => pdf.getPage(0).drawText('MMMM', { x: 215, y: 600, size: 10, opacity: 0, rotate: degrees(90) }),
      ],
    ]),
  )('is refused where it %s', async (_what, draw) => {
    expect(
      await certified((tools) => {
        dated(tools)
        draw(tools)
      }),
    ).toMatchObject({ differs: 1 })
  })
})

describe('a file that holds more than its pages show', () => {
  it('is said to have layers: what it shows may then not be what is printed', async () => {
    const layered = async ({ pdf }: Pick<Tools, 'pdf'>) => {
      const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Layer') }))
      pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
    }
    const layers = signAnd((tools) => void layered(tools))
    expect(await returned(layers)).toMatchObject({ hasLayers: true })
    const earlier = await compareReturned({ sent: await deedOf(), returned: await deedOf(layers), places: [] })
    expect(earlier).toMatchObject({ hasLayers: true })
  })
})
