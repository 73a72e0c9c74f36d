/** The words of two pages, each with its place: what of the second is not of the first stands where something is filled in, or it is another page. */
import type { NotaryPlace } from '@hearthline/domain'

export interface TextRun {
  readonly text: string
  /** points, from the lower left */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** where its line goes on to, and what is above it: letters may be turned */
  readonly along: Direction
  readonly up: Direction
}

/** of length 1 */
export interface Direction {
  readonly x: number
  readonly y: number
}

export type Box = Pick<NotaryPlace, 'x' | 'y' | 'width' | 'height'>

/** Points by which a program that writes a PDF anew may round a place. */
export const NEAR = 1
/** Points around a place that a signature may reach over: a letter's foot, and the frame of a stamp. */
export const AROUND = 4

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR

const isSame = (one: TextRun, other: TextRun): boolean =>
  one.text === other.text &&
  isNear(one.x, other.x) &&
  isNear(one.y, other.y) &&
  isNear(one.height, other.height) &&
  Math.abs(one.width - other.width) <= 2 * NEAR

/** A longer name goes on to the right of its line: where it begins is what counts. */
export const beginsIn = ({ x, y }: Pick<TextRun, 'x' | 'y'>, box: Box): boolean =>
  x >= box.x - NEAR && x <= box.x + box.width + NEAR && y >= box.y - NEAR && y <= box.y + box.height + NEAR

/** No letters are higher than the place that they fill in, but for rounding: what reaches over other lines may hide them. */
const fillsIn = (run: TextRun, box: Box): boolean => beginsIn(run, box) && run.height <= box.height + 2 * NEAR

/** What letters take from below their foot to above it, as shares of their height. */
function boxOf({ x, y, width, height, along, up }: TextRun, below: number, above: number): Box {
  const ends = [0, width].flatMap((far) =>
    [-below * height, above * height].map((high) => ({ x: x + along.x * far + up.x * high, y: y + along.y * far + up.y * high })),
  )
  const [xs, ys] = [ends.map((end) => end.x), ends.map((end) => end.y)]
  const [left, foot] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: foot, width: Math.max(...xs) - left, height: Math.max(...ys) - foot }
}

const wholeBox = (run: TextRun): Box => boxOf(run, 0.3, 1)
/** Of most letters: strokes below and above these may touch those of other lines. */
const coreBox = (run: TextRun): Box => boxOf(run, 0, 0.7)

/** What is printed in a run, beside and between the empty lines in it. */
function besidePlaces(run: TextRun, places: readonly Box[]): readonly TextRun[] {
  const own = places.filter(({ y, height }) => run.y >= y - NEAR && run.y <= y + height + NEAR).toSorted((one, other) => one.x - other.x)
  const words: TextRun[] = []
  let from = run.x
  const keep = (to: number): void => {
    if (to - from > NEAR) words.push({ ...run, x: from, width: to - from })
  }
  for (const { x, width } of own) {
    keep(Math.min(x - AROUND, run.x + run.width))
    from = Math.max(from, x + width + AROUND)
  }
  keep(run.x + run.width)
  return words
}

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > NEAR &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y)

/** Some programs break a line into other runs: each line of text as one, without blanks, from the top of the page. */
function linesOf(runs: readonly TextRun[]): readonly { readonly y: number; readonly x: number; readonly text: string }[] {
  const lines: { y: number; runs: TextRun[] }[] = []
  for (const run of runs.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    if (line && isNear(line.y, run.y)) line.runs.push(run)
    else lines.push({ y: run.y, runs: [run] })
  }
  return lines.flatMap(({ y, runs: own }) => {
    const inOrder = own.toSorted((one, other) => one.x - other.x)
    const text = inOrder.map((run) => run.text).join('')
    return text === '' ? [] : [{ y, x: inOrder[0]!.x, text }]
  })
}

/** The empty lines are written over, or taken away. */
const withoutBlanks = (text: string): string => text.normalize('NFKC').replace(/[\s_]/gu, '')

const cleaned = (runs: readonly TextRun[]): TextRun[] =>
  runs.map((run) => ({ ...run, text: withoutBlanks(run.text) })).filter(({ text }) => text !== '')

export interface TextComparison {
  readonly isAsSent: boolean
  /** what was filled in at a place */
  readonly added: readonly Box[]
  /** what was printed beside the places */
  readonly words: readonly Box[]
}

export function compareText(sent: readonly TextRun[], returned: readonly TextRun[], places: readonly Box[]): TextComparison {
  const left = cleaned(returned)
  const printed = cleaned(sent)
  const unmatched = printed.filter((run) => {
    const found = left.findIndex((other) => isSame(run, other))
    if (found === -1) return true
    left.splice(found, 1)
    return false
  })
  const isAtPlace = (run: TextRun): boolean => places.some((place) => fillsIn(run, place))
  const [added, others] = [left.filter(isAtPlace), left.filter((run) => !isAtPlace(run))]
  const [before, after] = [linesOf(unmatched), linesOf(others)]
  const isAsSent =
    before.length === after.length &&
    before.every((line, index) => {
      const other = after[index]!
      return line.text === other.text && isNear(line.y, other.y) && isNear(line.x, other.x)
    })
  const words = printed.flatMap((run) => besidePlaces(run, places))
  // Also where no one sees it: whoever listens to the page hears both at once, and a program that prints may show it.
  const isOverWords = added.some((run) => words.some((word) => isOver(coreBox(run), coreBox(word))))
  return { isAsSent: isAsSent && !isOverWords, added: added.map(wholeBox), words: words.map(wholeBox) }
}
