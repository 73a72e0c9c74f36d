import type { Situation } from '../situation/situation.ts'

/** Every score at which a rule or a price changes, above the applicant's, lowest first: between two of them nothing does. */
export function higherScores({ input, guideline, pricing, score, minimumScore }: Situation): number[] {
  if (score === undefined) return []
  const bands = guideline.occupancies[input.occupancy].cltvCaps.map((band) => band.from)
  const all = [minimumScore, ...bands, guideline.dti.lowerBelowScore, ...pricing.grid.scoresFrom]
  return [...new Set(all)].filter((each) => each > score && each <= 850).sort((a, b) => a - b)
}
