/** Figures as a person reads them: the same on the screen, in a mail, in the console and in documents. */
import { daysBetween, type LocalDate } from '../../values/local-date.ts'
import { formatLocalDate, formatLocalDateWithYear, formatShortDate } from '../../values/local-date-display.ts'
import { formatCents, formatExactCents } from '../../values/money.ts'
import type { Figure } from '../limits/limit-result.ts'

/** $15,000, and $117.50 only where there are cents. */
export const formatMoneyExact = formatExactCents

/** To the dollar, for figures that are rounded anyway. */
export const formatMoneyRounded = (cents: number): string => formatCents(Math.round(cents / 100) * 100, 0)

/** 8,700 basis points are 87%; a fraction is shown where there is one. */
export function formatBasisPoints(bps: number): string {
  const whole = Math.trunc(bps / 100)
  const part = String(bps % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${whole}${part === '' ? '' : `.${part}`}%`
}

/** 'Tuesday, November 24' within ten months, where no other can be meant; with its year beyond. */
export const formatDay = (day: LocalDate, seenFrom: LocalDate): string =>
  Math.abs(daysBetween(seenFrom, day)) < 300 ? formatLocalDate(day) : formatLocalDateWithYear(day)

/** Where the rules stop counting: there is no income to compare with. */
const BEYOND_MEASURE_BPS = 99_999

export const formatCount = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** 'the first', 'the fourth': positions beyond the tenth do not happen, and are written in digits. */
export const formatOrdinal = (position: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][position - 1] ?? `${position}th`

/** 'one', 'one and two', 'one, two and three'. */
export function formatList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const NAMES: Readonly<Record<string, string>> = {
  SFR: 'single-family home',
  TOWNHOUSE: 'townhouse',
  PUD: 'home in a planned development',
  CONDOMINIUM: 'condominium',
  DUPLEX: 'duplex',
  MULTI_FAMILY: 'home with three or more units',
  COOPERATIVE: 'co-op apartment',
  MANUFACTURED: 'manufactured home',
  MIXED_USE: 'mixed-use building',
  POOR: 'poor',
  FAIR: 'fair',
}

export const formatName = (name: string): string => NAMES[name] ?? name

export function formatFigure(figure: Figure): string {
  switch (figure.unit) {
    case 'POINTS':
      return String(figure.value)
    case 'BASIS_POINTS':
      return figure.value >= BEYOND_MEASURE_BPS ? 'more than 999%' : formatBasisPoints(figure.value)
    case 'CENTS':
      return formatMoneyExact(figure.value)
    case 'DAYS':
      return formatCount(figure.value, 'day')
    case 'YEARS':
      return formatCount(figure.value, 'year')
    case 'COUNT':
      return String(figure.value)
    case 'DATE':
      return formatShortDate(figure.value)
    case 'NAME':
      return formatName(figure.value)
  }
}
