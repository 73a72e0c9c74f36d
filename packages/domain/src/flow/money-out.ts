/** What has left the lender for a line: creditors that were paid, and cash that was sent and did not come back. */
import type { Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { payoffTrueUpCents } from './items/funding/payoff-amounts.ts'
import { payoffs } from './items/funding/payoffs.ts'
import { recordingTrueUpCents } from './items/funding/recording.ts'

/** `amountCents`: unknown of what was signed before its terms were kept. */
export interface MoneyOut {
  readonly what: 'PAYOFFS' | 'CASH'
  readonly amountCents?: number
}

const payoffsOut = (known: Known): readonly MoneyOut[] => {
  const { references = [], paid } = known(payoffs) ?? {}
  if (references.length === 0) return []
  return [{ what: 'PAYOFFS', ...(paid && { amountCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0) }) }]
}

/** A disbursement that the bank sent back is not settled, and debts and costs may take the whole draw. */
const cashOut = (known: Known): readonly MoneyOut[] => {
  if (known(disbursement) === undefined) return []
  const stated = known(closingTerms)
  if (!stated) return [{ what: 'CASH' }]
  const amountCents = stated.cashToBorrowerCents + recordingTrueUpCents(known) + payoffTrueUpCents(known)
  return amountCents > 0 ? [{ what: 'CASH', amountCents }] : []
}

export const moneyOut = (known: Known): readonly MoneyOut[] => [...payoffsOut(known), ...cashOut(known)]

export const hasMoneyLeft = (known: Known): boolean => moneyOut(known).length > 0
