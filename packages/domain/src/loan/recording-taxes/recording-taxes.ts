import type { TaxRow } from '../recording-tax-rows.ts'

/** Every recording and mortgage tax that one version of the state law knows. */
export type RecordingTaxes = {
  readonly rows: readonly TaxRow[]
  /** States without such a tax; one that no one has confirmed in a source is not `checked`. */
  readonly without: readonly { readonly states: readonly string[]; readonly checked: boolean; readonly citation: string }[]
  /** The most that is withheld in a place of which nothing is known. */
  readonly ceiling: TaxRow
}
