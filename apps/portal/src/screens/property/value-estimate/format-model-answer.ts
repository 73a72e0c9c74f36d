/** What an automated valuation model said, and how sure it was, in words. Pure. */
import { formatCents } from '@hearthline/domain'

export interface ModelAnswer {
  readonly model: string
  readonly available: boolean
  readonly valueCents?: number
  readonly lowCents?: number
  readonly highCents?: number
  readonly forecastStandardDeviation?: string
  readonly valuedOn: string
}

/** What counts as sure enough [underwriting/valuation]: a forecast standard deviation of at most this many percent. */
export const MAX_FORECAST_DEVIATION = 20

export const formatValueRange = ({ lowCents, highCents }: ModelAnswer): string | undefined =>
  lowCents === undefined || highCents === undefined ? undefined : `${formatCents(lowCents, 0)} to ${formatCents(highCents, 0)}`

/** Two of three homes sell within one standard deviation of the forecast. */
export const formatConfidence = ({ forecastStandardDeviation }: ModelAnswer): string =>
  forecastStandardDeviation === undefined
    ? 'It does not say how reliable it is.'
    : `About two of three homes sell within ${Number(forecastStandardDeviation)}% of its estimate. We need ${MAX_FORECAST_DEVIATION}% or less.`

/** Over every model that gave a range: its lowest and its highest end. */
export function modelsRange(models: readonly ModelAnswer[]): { readonly lowCents: number; readonly highCents: number } | undefined {
  const ends = models.flatMap(({ available, lowCents, highCents }) =>
    available && lowCents !== undefined && highCents !== undefined ? [{ lowCents, highCents }] : [],
  )
  if (ends.length === 0) return undefined
  return { lowCents: Math.min(...ends.map(({ lowCents }) => lowCents)), highCents: Math.max(...ends.map(({ highCents }) => highCents)) }
}

/** Whether an estimate lies outside of what the models think likely. */
export function isUnlikely(estimateCents: number, models: readonly ModelAnswer[]): 'above' | 'below' | undefined {
  const range = modelsRange(models)
  if (!range) return undefined
  if (estimateCents > range.highCents) return 'above'
  return estimateCents < range.lowCents ? 'below' : undefined
}
