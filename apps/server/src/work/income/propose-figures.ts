/** Proposes the figures of an income document from its words: each with the place where it is printed. A person confirms every one of them. */
import { type PlaceOnPage, type ProposedFigure, toCents, type UploadWay } from '@hearthline/domain'
import type { DocumentText, TextWord } from '../../files/document-text.ts'
import { FIGURE_LABELS, type FigureLabel } from './figure-labels.ts'

interface Line {
  readonly page: number
  readonly words: readonly TextWord[]
  readonly text: string
}

/** Words whose middles are this close, in ten thousandths of the page, stand on one line. */
const SAME_LINE = 60

const middle = ({ top, height }: TextWord): number => top + height / 2

function linesOf(words: readonly TextWord[], page: number): Line[] {
  const rows: TextWord[][] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    if (row && middle(word) - middle(row[0]!) <= SAME_LINE) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    const sorted = row.toSorted((a, b) => a.left - b.left)
    return { page, words: sorted, text: sorted.map(({ text }) => text).join(' ') }
  })
}

const MONEY = /^\(?-?\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})\)?$|^\(?-?\$\d+(?:\.\d{2})?\)?$|^\d+\.\d{2}$|^\d{1,3}(?:,\d{3})+$/
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/
const YEAR = /^(?:19|20)\d{2}$/

/** A loss, in parentheses or with a minus, is not read as a profit: the person who confirms enters it. */
const isLoss = (printed: string): boolean => /^\(|^-/.test(printed)

function dayOf(printed: string): string | undefined {
  const found = DAY.exec(printed)
  if (!found) return undefined
  const [, month = '', day = '', year = ''] = found
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** As payrolls and award letters print them; the longer ones first, because each contains the shorter. */
const FREQUENCIES = [
  ['BIWEEKLY', /\b(?:bi-?weekly|every (?:two|2|other) weeks?)\b/i],
  ['SEMIMONTHLY', /\b(?:semi-?monthly|twice (?:a|per) month)\b/i],
  ['WEEKLY', /\b(?:weekly|every week|each week|per week)\b/i],
  ['MONTHLY', /\b(?:monthly|every month|each month|per month)\b/i],
] as const

const READ: Readonly<Record<Exclude<FigureLabel['of'], 'TEXT' | 'FREQUENCY'>, (word: TextWord) => string | undefined>> = {
  MONEY: ({ text }) => (MONEY.test(text) && !isLoss(text) ? String(toCents(text.replace(/[^\d.]/g, ''))) : undefined),
  DAY: ({ text }) => dayOf(text),
  YEAR: ({ text }) => (YEAR.test(text) ? text : undefined),
}

const placeOn = (page: number, words: readonly TextWord[]): PlaceOnPage => {
  const left = Math.min(...words.map((word) => word.left))
  const top = Math.min(...words.map((word) => word.top))
  const right = Math.max(...words.map((word) => word.left + word.width))
  const bottom = Math.max(...words.map((word) => word.top + word.height))
  return { page, left, top, width: right - left, height: bottom - top }
}

/** Figures behind a label: on its line, or on the next one, where a form prints them. */
function behind(
  label: FigureLabel,
  line: Line,
  next: Line | undefined,
): { words: readonly TextWord[]; value: string; page: number } | undefined {
  const found = label.label.exec(line.text)
  if (!found) return undefined
  if (label.of === 'TEXT') {
    const rest = line.text.slice(found.index + found[0].length).replace(/^[:\s]+/, '')
    const target = rest === '' ? next : line
    const words =
      target === line ? line.words.filter((_, index) => startsOf(line)[index]! >= found.index + found[0].length) : (next?.words ?? [])
    const together = untilGap(words)
    const value = together.map(({ text }) => text).join(' ')
    return value === '' ? undefined : { words: together, value: value.slice(0, 120), page: line.page }
  }
  if (label.of === 'FREQUENCY') return frequencyBehind(line, found.index + found[0].length)
  const read = READ[label.of]
  const from = startsOf(line)
  const onLine = line.words.filter((_, index) => from[index]! >= found.index + found[0].length)
  for (const words of [onLine, next?.words ?? []]) {
    const figures = words.flatMap((word) => {
      const value = read(word)
      return value === undefined ? [] : [{ word, value }]
    })
    const one = TAKE[label.take](figures)
    if (one) return { words: [one.word], value: one.value, page: line.page }
  }
  return undefined
}

/** How often, in the words behind the label: on its line only, where a number in between is another column. */
function frequencyBehind(line: Line, from: number): { words: readonly TextWord[]; value: string; page: number } | undefined {
  const rest = line.text.slice(from)
  for (const [value, printed] of FREQUENCIES) {
    const found = printed.exec(rest)
    if (!found || /\d/.test(rest.slice(0, found.index))) continue
    const [start, end] = [from + found.index, from + found.index + found[0].length]
    const begins = startsOf(line)
    const words = line.words.filter(({ text }, index) => begins[index]! < end && begins[index]! + text.length > start)
    return { words, value, page: line.page }
  }
  return undefined
}

/** A column that the line lacks is not read from another: one figure alone is no year to date. */
const TAKE = {
  FIRST: <T>(figures: readonly T[]) => figures[0],
  LAST: <T>(figures: readonly T[]) => (figures.length < 2 ? undefined : figures.at(-1)),
  BEFORE_LAST: <T>(figures: readonly T[]) => figures.at(-2) ?? figures[0],
} satisfies Record<FigureLabel['take'], unknown>

/** A gap this wide, in ten thousandths of the page, parts two columns. */
const COLUMN_GAP = 250

function untilGap(words: readonly TextWord[]): readonly TextWord[] {
  const end = words.findIndex((word, index) => index > 0 && word.left - (words[index - 1]!.left + words[index - 1]!.width) > COLUMN_GAP)
  return end < 0 ? words : words.slice(0, end)
}

/** Where in the line's text each word begins. */
function startsOf({ words }: Line): number[] {
  let at = 0
  return words.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

/** At most one figure for each field: the first that its labels find. */
export function proposeFigures(way: UploadWay, document: string, { pages }: DocumentText): ProposedFigure[] {
  const lines = pages.flatMap((words, index) => linesOf(words, index + 1))
  const found = new Map<string, ProposedFigure>()
  for (const label of FIGURE_LABELS[way]) {
    if (found.has(label.field)) continue
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]?.page === line.page ? lines[index + 1] : undefined
      const figure = behind(label, line, next)
      if (!figure) continue
      const { words, value, page } = figure
      const printed = words.map(({ text }) => text).join(' ')
      found.set(label.field, { field: label.field, value, printed: printed.slice(0, 120), document, place: placeOn(page, words) })
      break
    }
  }
  return [...found.values()]
}
