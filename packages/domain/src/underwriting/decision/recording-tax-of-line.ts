/** The tax on one line, by the tables of the decision that offers it: as law counts it, where an offer shows it in proportion between two draws. */
import { recordingTaxBy, recordingTaxEnds, recordingTaxRule, type TaxEnds, type TaxRule } from '../../loan/exact-recording-tax.ts'
import type { Decision } from './decision.ts'
import { tablesOf } from './replay.ts'

export interface LineInPlace {
  readonly state: string
  readonly county: string | undefined
  /** the whole line, fee included */
  readonly lineCents: number
  readonly termYears: number
}

/** Both ends in cents, the same where the tax is known. Throws RangeError where a version of the tables is gone. */
export function recordingTaxOfLine(
  decision: Decision,
  { state, county, lineCents, termYears }: LineInPlace,
): TaxEnds & Pick<TaxRule, 'basis' | 'why'> {
  const place = { state, ...(county !== undefined && { county }), on: decision.pricingAsOf }
  const rule = recordingTaxRule(tablesOf(decision).stateLaw!.recordingTaxes, place)
  const { basis, why } = rule
  return { basis, ...(why && { why }), ...recordingTaxEnds(rule, { ...place, lineCents, termMonths: termYears * 12 }) }
}

/** The most that any tax of the tables comes to on a line of this size: what was disclosed as the highest rate anywhere. */
export function highestRecordingTax(decision: Decision, { lineCents, termYears }: Pick<LineInPlace, 'lineCents' | 'termYears'>): number {
  const { ceiling } = tablesOf(decision).stateLaw!.recordingTaxes
  return recordingTaxBy(ceiling, { state: ceiling.state, on: decision.pricingAsOf, lineCents, termMonths: termYears * 12 })!
}
