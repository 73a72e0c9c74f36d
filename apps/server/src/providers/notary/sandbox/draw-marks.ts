/**
 * Draws marks on the pages of a deed, over what was sent and without a change of it. Each is tagged: who hears the page hears who signed where. The
 * marks are one part of the document, behind all that was there: what was sent keeps its own order.
 */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
} from '@cantoo/pdf-lib'
import { printableText } from '../../../documents/pdf/printable-text.ts'
import type { DeedMark } from './deed-marks.ts'

/** Dark blue: seen to be a mark of its own, and black on a recorder's scan. */
const INK = rgb(0.08, 0.13, 0.4)
const SIZES = { SIGNATURE: 13, PRINT: 10, NOTE: 8.5, SEAL: 9 } as const
/** What of a line lies below its letters' foot, as a share of its size. */
const BELOW = 0.29
const LEADING = 1.3

export interface MarkFonts {
  readonly regular: PDFFont
  readonly italic: PDFFont
}

export function drawMarks(deed: PDFDocument, marks: readonly DeedMark[], fonts: MarkFonts): void {
  const tags = marks.length === 0 ? undefined : openTags(deed)
  for (const mark of marks) {
    const page = deed.getPage(mark.place.page)
    const close = tags?.open(page, mark)
    if (mark.look === 'SEAL') drawSeal(page, mark, fonts)
    else drawLines(page, mark, fonts)
    close?.()
  }
}

/** As large as its place lets it be, and no smaller than that its letters are seen: a longer name goes on to the right of its line. */
function sizeFor(text: string, font: PDFFont, most: number, width: number): number {
  const asWide = (width / font.widthOfTextAtSize(text, 1)) * 0.98
  return Math.max(Math.min(most, asWide), Math.min(most, 7.5))
}

function drawLines(page: PDFPage, { place, lines, look }: DeedMark, { regular, italic }: MarkFonts): void {
  const font = look === 'SIGNATURE' ? italic : regular
  const most = SIZES[look]
  // A note begins at the top of its place; one line stands on the line that is printed there.
  const top = place.y + place.height
  let y = look === 'NOTE' ? top - most : place.y + place.height * BELOW * 0.75
  for (const line of lines) {
    const text = printableText(line, glyphsOf(font))
    const size = sizeFor(text, font, most, place.width - 4)
    const start = place.field === 'ONLINE' ? (place.width - font.widthOfTextAtSize(text, size)) / 2 : 2
    page.drawText(text, { x: place.x + start, y, size, font, color: INK })
    y -= most * LEADING
  }
}

function drawSeal(page: PDFPage, { place: { x, y, width, height }, lines }: DeedMark, { regular }: MarkFonts): void {
  const frame = { borderColor: INK, color: undefined }
  page.drawRectangle({ x: x + 1, y: y + 1, width: width - 2, height: height - 2, borderWidth: 1.5, ...frame })
  page.drawRectangle({ x: x + 4, y: y + 4, width: width - 8, height: height - 8, borderWidth: 0.5, ...frame })
  const step = (height - 14) / lines.length
  for (const [index, line] of lines.entries()) {
    const text = printableText(line, glyphsOf(regular))
    const size = sizeFor(text, regular, index < 3 ? SIZES.SEAL : 7, width - 16)
    const left = x + (width - regular.widthOfTextAtSize(text, size)) / 2
    page.drawText(text, { x: left, y: y + height - 7 - step * (index + 1) + 2.5, size, font: regular, color: INK })
  }
}

function glyphsOf(font: PDFFont) {
  const letters = new Set(font.getCharacterSet())
  return { hasGlyphForCodePoint: (codePoint: number) => letters.has(codePoint) }
}

/** The structure of a tagged PDF (ISO 32000-1, 14.7), and a part of it for the marks; undefined where the PDF has none. */
function openTags(deed: PDFDocument) {
  const { context, catalog } = deed
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const tree = root?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
  const parents = tree?.lookupMaybe(PDFName.of('Nums'), PDFArray)
  // Limits are of the tree's branches alone: a page that is added would be beyond them.
  tree?.delete(PDFName.of('Limits'))
  const top = root?.lookup(PDFName.of('K'))
  const documentRef = top instanceof PDFArray ? (top.get(0) as PDFRef) : (root?.get(PDFName.of('K')) as PDFRef | undefined)
  const document = documentRef && context.lookupMaybe(documentRef, PDFDict)
  const kids = document?.lookupMaybe(PDFName.of('K'), PDFArray)
  if (!parents || !documentRef || !kids) return undefined
  const part = context.obj({ Type: 'StructElem', S: 'Sect', P: documentRef, K: [], T: PDFString.of('Signed before the notary') })
  const partRef = context.register(part)
  kids.push(partRef)
  const elements = part.lookup(PDFName.of('K'), PDFArray)
  return {
    open(page: PDFPage, { alt, look, place: { x, y, width, height } }: DeedMark): () => void {
      const own = elementsOn(page, parents, context)
      const isSeal = look === 'SEAL'
      const element = context.obj({
        ...{ Type: 'StructElem', S: isSeal ? 'Figure' : 'P', P: partRef, Pg: page.ref, K: own.size() },
        Alt: PDFHexString.fromText(alt),
        // PDF/UA: where on the page a figure is.
        ...(isSeal && { A: { O: 'Layout', BBox: [x, y, x + width, y + height] } }),
      })
      const elementRef = context.register(element)
      elements.push(elementRef)
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(isSeal ? 'Figure' : 'P'), `<</MCID ${own.size()}>>`]),
      )
      own.push(elementRef)
      return () => page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
    },
  }
}

/** What each marked content of a page belongs to, by its number. */
function elementsOn(page: PDFPage, parents: PDFArray, context: PDFContext): PDFArray {
  const key = page.node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber()
  if (key === undefined) return addElements(page, parents, context)
  for (let index = 0; index < parents.size(); index += 2)
    if (parents.lookup(index, PDFNumber).asNumber() === key) return parents.lookup(index + 1, PDFArray)
  throw new Error(`The PDF says nothing of the structure of page ${key}`)
}

/** Of a page that was added. The numbers of a PDF's pages stand in their order. */
function addElements(page: PDFPage, parents: PDFArray, context: PDFContext): PDFArray {
  const key = parents.size() === 0 ? 0 : parents.lookup(parents.size() - 2, PDFNumber).asNumber() + 1
  const own = context.obj([])
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(key))
  parents.push(PDFNumber.of(key))
  parents.push(own)
  return own
}
