/** How the scores of consumers are spread, so that a person can see where theirs stands (12 CFR 1022.74(d)(1)(ii)(E): at least six ranges). */

export interface ScoreRange {
  readonly low: number
  readonly high: number
  /** of scored US consumers, in tenths of a percent */
  readonly permille: number
}

/** Highest first; together they are everyone. */
export const SCORE_DISTRIBUTION = {
  version: '2017-04',
  citation: 'Fair Isaac Corporation, FICO Score 8, April 2017, as published by The Motley Fool; read 2026-11-23',
  model: { low: 300, high: 850 },
  ranges: [
    { low: 800, high: 850, permille: 207 },
    { low: 750, high: 799, permille: 190 },
    { low: 700, high: 749, permille: 171 },
    { low: 650, high: 699, permille: 132 },
    { low: 600, high: 649, permille: 100 },
    { low: 550, high: 599, permille: 85 },
    { low: 500, high: 549, permille: 68 },
    { low: 300, high: 499, permille: 47 },
  ],
} as const satisfies { version: string; citation: string; model: { low: number; high: number }; ranges: readonly ScoreRange[] }

/** The range that a score lies in and the share of consumers below that range, in tenths of a percent; undefined of a score on another scale. */
export function standingOfScore(score: number): { readonly range: ScoreRange; readonly belowPermille: number } | undefined {
  const range = SCORE_DISTRIBUTION.ranges.find(({ low, high }) => score >= low && score <= high)
  if (!range) return undefined
  const belowPermille = SCORE_DISTRIBUTION.ranges.filter(({ high }) => high < range.low).reduce((sum, { permille }) => sum + permille, 0)
  return { range, belowPermille }
}
