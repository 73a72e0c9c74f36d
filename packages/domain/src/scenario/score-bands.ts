/** The credit scores that the rules do not tell apart: whoever does not know their score to the point chooses the range it is in. */
import type { Guideline, OrganizationTerms, PricingTable } from '../underwriting/index.ts'

export type ScoreBand = { readonly from: number; readonly to: number }

const LOWEST = 300
const HIGHEST = 850

/** Every score of a range gets the same answer. The lowest first. */
export function scoreBands(guideline: Guideline, pricing: PricingTable, organization: OrganizationTerms): ScoreBand[] {
  const occupancies = Object.values(guideline.occupancies)
  const starts = [
    LOWEST,
    ...pricing.grid.scoresFrom,
    ...occupancies.flatMap(({ minimumScore, cltvCaps }) => [minimumScore, ...cltvCaps.map(({ from }) => from)]),
    ...Object.values(guideline.propertyKinds).flatMap(({ minimumScore }) => minimumScore ?? []),
    guideline.dti.lowerBelowScore,
    organization.minimumScore ?? LOWEST,
  ]
  const from = [...new Set(starts)].filter((score) => score >= LOWEST && score <= HIGHEST).sort((a, b) => a - b)
  return from.map((score, place) => ({ from: score, to: (from[place + 1] ?? HIGHEST + 1) - 1 }))
}
