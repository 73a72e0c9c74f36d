/** Figures of a limit in words, and its state on a gauge. Pure. */
import { formatShortDate } from '@hearthline/domain'
import { exactMoney } from '../offer/format-figures.ts'
import type { Figure, Refusal, ShownLimit } from './decision-query.ts'

/** The rules stop counting there (999.99 %): no income to compare with. */
const BEYOND_MEASURE_BPS = 99_999

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** BASIS_POINTS 5312 is '53.12%', CENTS 50000 is '$500', DAYS 30 is '30 days'. */
export function formatFigure({ unit, value }: Figure): string {
  switch (unit) {
    case 'BASIS_POINTS':
      return value >= BEYOND_MEASURE_BPS ? 'more than 999%' : `${value / 100}%`
    case 'CENTS':
      return exactMoney(value)
    case 'DAYS':
      return counted(value, 'day')
    case 'YEARS':
      return counted(value, 'year')
    case 'DATE':
      return formatShortDate(value)
    default:
      return String(value)
  }
}

/** Before the figure of a limit: most limits are not to be passed, these are to be reached. */
const REACHED: Readonly<Partial<Record<ShownLimit['limit'], string>>> = {
  SCORE: 'at least',
  TRANSFER: 'we ask for more than',
  BANKRUPTCY: 'we ask for',
  FORECLOSURE: 'we ask for',
}

/** 'limit 50%', and 'at least 640' where more is better. */
export const formatLimit = ({ limit, limitValue }: Pick<ShownLimit, 'limit' | 'limitValue'>): string | undefined =>
  limitValue === undefined ? undefined : `${REACHED[limit] ?? 'limit'} ${formatFigure(limitValue)}`

export interface GaugeFigures {
  readonly value: number
  readonly limit: number
  readonly max: number
}

/** Scores of the three bureaus run from here to there; an empty bar is no score, not zero. */
const SCORES = { low: 300, high: 850 }

/** What is over its limit ends well inside the bar, or the bar says nothing. */
const ROOM = 1.6

/** The figures of a bar, where figure and limit can be compared by length; undefined for days, names and counts. */
export function gaugeOf({ yours, limitValue }: Pick<ShownLimit, 'yours' | 'limitValue'>): GaugeFigures | undefined {
  if (!yours || !limitValue || yours.unit !== limitValue.unit) return undefined
  if (yours.unit === 'POINTS' && limitValue.unit === 'POINTS') {
    return { value: yours.value - SCORES.low, limit: limitValue.value - SCORES.low, max: SCORES.high - SCORES.low }
  }
  if (yours.unit !== 'BASIS_POINTS' && yours.unit !== 'CENTS') return undefined
  const value = Number(yours.value)
  const limit = Number(limitValue.value)
  return { value, limit, max: Math.max(limit * ROOM, value * 1.1) }
}

/** A reason as the notice has it, without the name of its box where the person's own words follow: 'Other: ' is the form's. */
export const shownReason = ({ code, text }: Refusal['reasons'][number]): string => (code === 'OTHER' ? text.replace(/^Other: /, '') : text)
