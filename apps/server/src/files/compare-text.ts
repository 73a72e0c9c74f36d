/** The words of two pages, each with its place: what of the second is not of the first stands where something is filled in, or it is another page. */
import type { NotaryPlace } from '@hearthline/domain'

export interface TextRun {
  readonly text: string
  /** points, from the lower left */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Box = Pick<NotaryPlace, 'x' | 'y' | 'width' | 'height'>

/** Points by which a program that writes a PDF anew may round a place. */
const NEAR = 1

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
  readonly added: readonly TextRun[]
}

export function compareText(sent: readonly TextRun[], returned: readonly TextRun[], places: readonly Box[]): TextComparison {
  const left = cleaned(returned)
  const unmatched = cleaned(sent).filter((run) => {
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
  return { isAsSent, added }
}
