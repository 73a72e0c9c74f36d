/** How two pages look, beside each other: what is drawn over words, or under the name of others, has no words of its own. */
import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from './compare-text.ts'

/** Dots of a point: a comma is seen to be none at twice the size of print. */
const SCALE = 2
/** Of 255: by how much a dot has to be lighter or darker to be another. */
const STEP = 80
/** Points around a place: a letter's foot, and the frame of a stamp. */
const AROUND = 4

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

/** @param besides where something else may be seen */
export function isAlikeBut(one: Looks, other: Looks, besides: readonly Box[]): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  const covered = new Uint8Array(one.gray.length)
  for (const box of besides) {
    const { left, right, top, bottom } = dotsOf(box, one, AROUND)
    for (let row = top; row < bottom; row += 1) covered.fill(1, row * one.width + left, row * one.width + Math.max(left, right))
  }
  for (let row = 0; row < one.height; row += 1)
    for (let column = 0; column < one.width; column += 1)
      if (covered[row * one.width + column] === 0 && isOther(one, other, column, row)) return false
  return true
}

/** Whether anything is seen at a place that was not there before. */
export function isFilled(before: Looks, after: Looks, place: Box): boolean {
  const { left, right, top, bottom } = dotsOf(place, before, 0)
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) if (isOther(before, after, column, row)) return true
  return false
}
