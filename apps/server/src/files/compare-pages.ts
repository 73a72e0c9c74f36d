/** Runs in a thread, one document after another: whether a PDF that came back is the one that was sent, and where it is filled in. */
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isAlikeBut, isFilled, looksOf, NOWHERE } from './compare-looks.ts'
import { compareText, type Direction, type TextRun } from './compare-text.ts'
import type { Compared, Comparison } from './returned-document.ts'

const open = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: VerbosityLevel.ERRORS })

function ofLengthOne(x: number, y: number): Direction {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

async function runsOf(page: PDFPageProxy): Promise<TextRun[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as readonly number[]
    return [{ text: item.str, x, y, width: item.width, height: item.height, along: ofLengthOne(a, b), up: ofLengthOne(c, d) }]
  })
}

async function wordsOf(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** In their order, with whatever stands between them. */
function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  let next = 0
  for (const word of words) if (word === wanted[next]) next += 1
  return next === wanted.length
}

async function comparePage(before: PDFPageProxy, after: PDFPageProxy, places: Compared['places']): Promise<Comparison> {
  const other: Comparison = { differs: before.pageNumber, filled: [] }
  if (before.view.some((value, index) => Math.abs(value - (after.view[index] ?? 0)) > 0.5) || before.rotate !== after.rotate) return other
  const { isAsSent, added, words } = compareText(await runsOf(before), await runsOf(after), places)
  if (!isAsSent) return other
  const besides = { places, added, words }
  for (const intent of ['display', 'print'] as const) {
    const [one, two] = [await looksOf(before, intent), await looksOf(after, intent)]
    if (!isAlikeBut(one, two, besides)) return other
    if (intent === 'print') return { filled: places.flatMap((place, index) => (isFilled(one, two, place) ? [index] : [])) }
  }
  return other
}

/** As two readers find them, of which either may overlook them: each program decides for itself which layers it shows and prints. */
async function hasLayers(bytes: Uint8Array, document: PDFDocumentProxy): Promise<boolean> {
  if ([...(await document.getOptionalContentConfig())].length > 0) return true
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && object.has(PDFName.of('OCProperties')))
}

export default async function compare({ sent, returned, places }: Compared): Promise<Comparison> {
  const [one, two] = [open(sent), open(returned)]
  try {
    const [before, after] = [await one.promise, await two.promise]
    const filled: number[] = []
    if (await hasLayers(returned, after)) return { hasLayers: true, filled }
    let isBlank = after.numPages === before.numPages
    for (let number = 1; number <= before.numPages; number += 1) {
      if (number > after.numPages) return { differs: number, filled }
      const [page, other] = [await before.getPage(number), await after.getPage(number)]
      if (places.length === 0) {
        if (!holdsAll(await wordsOf(other), await wordsOf(page))) return { differs: number, filled }
        if (isBlank) isBlank = isAlikeBut(await looksOf(page, 'print'), await looksOf(other, 'print'), NOWHERE)
        continue
      }
      const own = places.flatMap((place, index) => (place.page === number - 1 ? [{ place, index }] : []))
      const found = await comparePage(
        page,
        other,
        own.map(({ place }) => place),
      )
      if (found.differs !== undefined) return found
      filled.push(...found.filled.map((at) => own[at]!.index))
    }
    if (places.length === 0) return { ...(isBlank && { isBlank }), filled }
    return { ...(after.numPages > before.numPages && { adds: true }), filled }
  } finally {
    await one.destroy()
    await two.destroy()
  }
}
