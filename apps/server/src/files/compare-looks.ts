/** How two pages look, beside each other: what is drawn over words, or under the name of others, has no words of its own. */
import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { AROUND, type Box, NEAR } from './compare-text.ts'

/** Dots of a point: a comma is seen to be none at twice the size of print. */
const SCALE = 2
/** Of 255: by how much a dot has to be lighter or darker to be another. */
const STEP = 80

export interface Looks {
  readonly width: number
  readonly height: number
  /** of each dot, 0 black to 255 white */
  readonly gray: Uint8Array
}

/** As a screen shows it, and as it is printed: parts of a page may be there for one of them alone. */
export async function looksOf(page: PDFPageProxy, intent: 'display' | 'print'): Promise<Looks> {
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // The library's types name the browser's canvas; its Node build draws on this one.
  await page.render({ canvas: canvas as never, viewport, intent }).promise
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const gray = new Uint8Array(width * height)
  for (let dot = 0; dot < gray.length; dot += 1) gray[dot] = (data[dot * 4]! * 3 + data[dot * 4 + 1]! * 6 + data[dot * 4 + 2]!) / 10
  return { width, height, gray }
}

interface Dots {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const dotsOf = ({ x, y, width, height }: Box, page: Looks, around: number): Dots => ({
  left: Math.max(0, Math.floor((x - around) * SCALE)),
  right: Math.min(page.width, Math.ceil((x + width + around) * SCALE)),
  top: Math.max(0, page.height - Math.ceil((y + height + around) * SCALE)),
  bottom: Math.min(page.height, page.height - Math.floor((y - around) * SCALE)),
})

/** A dot beside it as dark is the same one: programs round where a letter stands. */
function isAlike(value: number, { gray, width, height }: Looks, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1)
      if (Math.abs(gray[y * width + x]! - value) <= STEP) return true
  return false
}

const isOther = (one: Looks, other: Looks, column: number, row: number): boolean => {
  const [a, b] = [one.gray[row * one.width + column]!, other.gray[row * one.width + column]!]
  return Math.abs(a - b) > STEP && !(isAlike(a, other, column, row) && isAlike(b, one, column, row))
}

/** Lighter than it was: what is printed is covered there, or gone. */
const isFaded = (one: Looks, other: Looks, column: number, row: number): boolean => {
  const [before, after] = [one.gray[row * one.width + column]!, other.gray[row * one.width + column]!]
  return after - before > STEP && !isAlike(before, other, column, row)
}

/** Where a page may look otherwise than it was sent. */
export interface Besides {
  /** where something is filled in: within them anything may be seen, and a little around them more ink */
  readonly places: readonly Box[]
  /** what letters take that begin at a place: more ink may be seen there, but for where words are printed */
  readonly added: readonly Box[]
  /** what is printed beside the places, and above and under them */
  readonly words: readonly Box[]
}

const AS_SENT = 0
/** What is printed stays to be read: a signature may touch a word, and no box may cover it. */
const MORE_INK = 1
const ANYTHING = 2

/** Of each dot, what may be seen there. Whatever is said last of a dot holds. */
function allowedOn(page: Looks, { places, added, words }: Besides): Uint8Array {
  const allowed = new Uint8Array(page.gray.length)
  const say = (boxes: readonly Box[], what: number, around: number): void => {
    for (const box of boxes) {
      const { left, right, top, bottom } = dotsOf(box, page, around)
      for (let row = top; row < bottom; row += 1) allowed.fill(what, row * page.width + left, row * page.width + Math.max(left, right))
    }
  }
  say(added, MORE_INK, AROUND)
  say(words, AS_SENT, 0)
  say(places, MORE_INK, AROUND)
  say(places, ANYTHING, NEAR)
  return allowed
}

export const NOWHERE: Besides = { places: [], added: [], words: [] }

export function isAlikeBut(one: Looks, other: Looks, besides: Besides): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  const allowed = allowedOn(one, besides)
  for (let row = 0; row < one.height; row += 1)
    for (let column = 0; column < one.width; column += 1) {
      const may = allowed[row * one.width + column]
      if (may === AS_SENT ? isOther(one, other, column, row) : may === MORE_INK && isFaded(one, other, column, row)) return false
    }
  return true
}

/** Whether anything is seen at a place that was not there before. */
export function isFilled(before: Looks, after: Looks, place: Box): boolean {
  const { left, right, top, bottom } = dotsOf(place, before, 0)
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) if (isOther(before, after, column, row)) return true
  return false
}
