import type { TaxRow } from '../recording-tax-rows.ts'

/** All counties of one state, in lower case and without the word county. */
export type CountyList = { readonly state: string; readonly counties: readonly string[]; readonly citation: string }

/** Every recording and mortgage tax that one version of the state law knows. */
export type RecordingTaxes = {
  readonly rows: readonly TaxRow[]
  /** States without such a tax; one that no one has confirmed in a source is not `checked`. */
  readonly without: readonly { readonly states: readonly string[]; readonly checked: boolean; readonly citation: string }[]
  /**
   * Of each state that has one rate, and others in some of its counties: a home is at the state's rate where its county is one of these, and in a
   * place of which nothing is known where it is not. Left out by the versions that took every name for a county at the state's rate.
   */
  readonly countyLists?: readonly CountyList[]
  /** The most that is withheld in a place of which nothing is known. */
  readonly ceiling: TaxRow
}
