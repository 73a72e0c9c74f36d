/** What a decision is based on, as whoever decides reads it: each part with the names of its fields. */
import type { Labels, LabelTree } from './labels.ts'

export interface ShownBasis {
  /** null: a part of an item, which has no name of its own */
  readonly title: string | null
  readonly labels: LabelTree
  readonly data: unknown
}

/** A part with a name for each of its fields. */
export const basisPart = <D extends object>(title: string, labels: Labels<D>, data: D): ShownBasis => ({
  title,
  labels: labels as LabelTree,
  data,
})
