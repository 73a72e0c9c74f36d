/** What the borrower is sent beside what they signed for: creditors ask for other sums than a report says, and a county may charge less than was told. */
import type { Known } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { moneyToSend } from './money-to-approve.ts'
import { recordingTrueUpCents } from './recording.ts'

export interface CashChange {
  readonly agreedCents: number
  readonly nowCents: number
  /** what the creditors ask for more than the agreement has; below 0 where they ask for less */
  readonly creditorsCents: number
  /** what recording cost less */
  readonly recordingCents: number
}

/** undefined while it is what was signed for. */
export function cashChange(known: Known): CashChange | undefined {
  const terms = known(closingTerms)
  const sent = moneyToSend(known)
  if (!terms || !sent || sent.cashCents === terms.cashToBorrowerCents) return undefined
  const agreed = terms.payOffs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    agreedCents: terms.cashToBorrowerCents,
    nowCents: sent.cashCents,
    creditorsCents: sent.creditorsCents - agreed,
    recordingCents: recordingTrueUpCents(known),
  }
}
