/** What the lists of the form offer. Pure. */
import type { EstimateForm } from './estimate-query.ts'

export const useOptions = [
  { value: 'HOME', label: 'I live here' },
  { value: 'SECONDARY', label: 'Second home' },
  { value: 'INVESTMENT', label: 'Investment: I rent it out or plan to' },
] as const

export const kindOptions = [
  { value: 'SFR', label: 'Single-family home' },
  { value: 'TOWNHOUSE', label: 'Townhouse' },
  { value: 'PUD', label: 'Home in a planned development' },
  { value: 'CONDOMINIUM', label: 'Condominium' },
  { value: 'DUPLEX', label: 'Duplex' },
  { value: 'MULTI_FAMILY', label: 'Three or more units' },
  { value: 'COOPERATIVE', label: 'Co-op apartment' },
  { value: 'MANUFACTURED', label: 'Manufactured home' },
  { value: 'MIXED_USE', label: 'Mixed use, part of it a business' },
] as const

type Band = EstimateForm['scoreBands'][number]

export const bandOf = (bands: readonly Band[] | undefined, score: number): Band | undefined =>
  bands?.find(({ from, to }) => from <= score && score <= to)

/** '740 to 759', 'Below 640', '800 or more'. */
export function bandLabel({ from, to }: Band): string {
  if (from <= 300) return `Below ${to + 1}`
  return to >= 850 ? `${from} or more` : `${from} to ${to}`
}

/**
 * The best first. A score that a link names stands for its range, whose scores all get the same answer; while the ranges are on their way it is
 * an answer by itself.
 */
export function scoreOptions(bands: readonly Band[] | undefined, score: string): { value: string; label: string }[] {
  const linked = score === '' ? undefined : bandOf(bands, Number(score))
  if (bands === undefined) return score === '' ? [] : [{ value: score, label: score }]
  return bands
    .toReversed()
    .map((band) => ({ value: band === linked ? score : String(band.from <= 300 ? band.to : band.from), label: bandLabel(band) }))
}
