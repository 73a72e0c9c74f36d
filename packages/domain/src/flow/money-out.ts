/** What has left the lender for a line: creditors that were paid, and cash that was sent, as far as neither came back. */
import type { Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { payoffTrueUpCents } from './items/funding/payoff-amounts.ts'
import { type PayoffEvent, type PayoffEventKind, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { type PaidDebt, payoffs } from './items/funding/payoffs.ts'
import { recordingTrueUpCents } from './items/funding/recording.ts'
import type { Walk } from './walk.ts'

/** `amountCents`: unknown of what was signed before its terms were kept. */
export interface MoneyOut {
  readonly what: 'PAYOFFS' | 'CASH'
  readonly amountCents?: number
}

const sumOf = (amounts: readonly { readonly amountCents: number }[]): number =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What a creditor did with its payment last: RETURNED is with the lender again, GIVEN_BACK with the borrower. */
function whereIs(debt: string, events: readonly PayoffEvent[]): 'CREDITOR' | 'LENDER' | 'BORROWER' {
  const last = events.findLast((event) => event.debt === debt && MOVES.has(event.what))?.what
  return last === 'REFUSED' ? 'LENDER' : last === 'SENT_TO_BORROWER' ? 'BORROWER' : 'CREDITOR'
}

const MOVES: ReadonlySet<PayoffEventKind> = new Set(['REFUSED', 'PAID_AGAIN', 'SENT_TO_BORROWER'])

/** Each payment by where its money is; undefined of what an earlier release paid as one sum. */
function payoffsAt(known: Known, where: ReturnType<typeof whereIs>): readonly PaidDebt[] | undefined {
  const events = known(payoffFollowUp)?.events ?? []
  return known(payoffs)?.paid?.filter(({ debt }) => whereIs(debt, events) === where)
}

const payoffsOut = (known: Known): readonly MoneyOut[] => {
  if ((known(payoffs)?.references ?? []).length === 0) return []
  const paid = payoffsAt(known, 'CREDITOR')
  if (paid === undefined) return [{ what: 'PAYOFFS' }]
  return paid.length > 0 ? [{ what: 'PAYOFFS', amountCents: sumOf(paid) }] : []
}

/** What the borrower is sent of the draw, or was; undefined of what was signed before its terms were kept. Whole cents, never below 0. */
export function cashOfDrawCents(known: Known): number | undefined {
  const stated = known(closingTerms)
  return stated && Math.max(0, stated.cashToBorrowerCents + recordingTrueUpCents(known) + payoffTrueUpCents(known))
}

/** A disbursement that the bank sent back is not settled, and debts and costs may take the whole draw. What a creditor did not take may be sent too. */
const cashOut = (known: Known): readonly MoneyOut[] => {
  const isSent = known(disbursement) !== undefined
  const ofDraw = cashOfDrawCents(known)
  if (isSent && ofDraw === undefined) return [{ what: 'CASH' }]
  const amountCents = (isSent ? (ofDraw ?? 0) : 0) + sumOf(payoffsAt(known, 'BORROWER') ?? [])
  return amountCents > 0 ? [{ what: 'CASH', amountCents }] : []
}

export const moneyOut = (known: Known): readonly MoneyOut[] => [...payoffsOut(known), ...cashOut(known)]

/** Something that the money waits for is open again, and the money is on its way: it may not leave. */
export const isOpenBeforeMoney = ({ known, frontier, path }: Pick<Walk, 'known' | 'frontier' | 'path'>): boolean =>
  known(disbursement) !== undefined && frontier !== undefined && !path.some(({ id }) => id === disbursement.id)

export const hasMoneyLeft = (known: Known): boolean => moneyOut(known).length > 0
