import { evaluate as evaluateExpression } from '@marcbachmann/cel-js'
import type { NotaryMeeting } from '../../policy/notary-meeting.ts'
import { fromCents } from '../../values/money.ts'
import { recordingFeeCents } from './recording-fees.ts'

/** What the criteria of a cost are read against. */
export type CostContext = {
  readonly state: string
  readonly notary: NotaryMeeting
  /** how the value was found: only a model costs nothing */
  readonly valuation: 'AVM' | 'BPO' | 'APPRAISAL'
}

export const COST_TYPES = ['VALUATION_FEE', 'MANUAL_NOTARY_FEE', 'RECORDING_FEE'] as const
/** Who receives it. */
export const FEE_TYPES = ['THIRD_PARTY', 'GOVERNMENT'] as const

export type Cost = {
  readonly type: (typeof COST_TYPES)[number]
  readonly feeType: (typeof FEE_TYPES)[number]
  readonly amountCents: number
  /** when it is due, in the Common Expression Language over the fields of CostContext */
  readonly jsCriteria: string
  readonly paid: 'FROM_DRAW' | 'BEFORE'
  readonly applies: boolean
}

/** Whether a cost is due. Throws when the expression is broken or does not answer yes or no: a cost must never be guessed. */
export function meetsCriteria(expression: string, context: CostContext): boolean {
  const answer: unknown = evaluateExpression(expression, { ...context })
  if (typeof answer !== 'boolean') throw new RangeError(`The criteria of a cost must answer true or false: ${expression}`)
  return answer
}

/** What a lender charges for the work of others; cents, 0 where the lender pays. */
export type ThirdPartyFees = { readonly valuationCents: number; readonly manualNotaryCents: number }

/** The specification's figures [offers/costs], for whoever was told no others. */
export const USUAL_THIRD_PARTY_FEES: ThirdPartyFees = { valuationCents: 18_000, manualNotaryCents: 30_000 }

/**
 * Every cost that may fall on the borrower beside the origination fee and the recording tax, each with whether it does here [offers/costs]: the
 * valuation where no model gave the value, a notary in person, the recorder's fee by state.
 */
export function costsFor(context: CostContext, { valuationCents, manualNotaryCents }: ThirdPartyFees): Cost[] {
  const cost = (of: Omit<Cost, 'applies'>): Cost => ({ ...of, applies: of.amountCents > 0 && meetsCriteria(of.jsCriteria, context) })
  return [
    cost({ type: 'VALUATION_FEE', feeType: 'THIRD_PARTY', amountCents: valuationCents, jsCriteria: 'valuation != "AVM"', paid: 'BEFORE' }),
    cost({
      type: 'MANUAL_NOTARY_FEE',
      feeType: 'THIRD_PARTY',
      amountCents: manualNotaryCents,
      jsCriteria: 'notary == "MANUAL"',
      paid: 'FROM_DRAW',
    }),
    cost({
      type: 'RECORDING_FEE',
      feeType: 'GOVERNMENT',
      amountCents: recordingFeeCents(context.state),
      jsCriteria: 'true',
      paid: 'FROM_DRAW',
    }),
  ]
}

/** A cost as the offer set carries it [offers/costs]; dollars. */
export type WireCost = Pick<Cost, 'feeType' | 'type'> & { readonly borrowerPaidAmount: number; readonly jsCriteria: string }

/** The costs that apply and their sum, in dollars: totalPaidByBorrower is the sum of borrowerPaidAmount [offers/costs], so only those are listed. */
export function toWireCosts(costs: readonly Cost[]): { costs: WireCost[]; totalPaidByBorrower: number } {
  const due = costs.filter((cost) => cost.applies)
  return {
    costs: due.map(({ feeType, type, amountCents, jsCriteria }) => ({
      feeType,
      type,
      borrowerPaidAmount: fromCents(amountCents),
      jsCriteria,
    })),
    totalPaidByBorrower: fromCents(due.reduce((sum, cost) => sum + cost.amountCents, 0)),
  }
}
