/** How the accounts stand in all: the one that the money goes to, and another one that payments are drawn from. */
import type { Known } from '../../item.ts'
import { accountCheck } from './account-check.ts'
import { autopayCheck } from './autopay-check.ts'
import { MOST_DEPOSIT_TRIES, microDepositAmounts } from './micro-deposit-amounts.ts'
import { microDepositCheck } from './micro-deposit-check.ts'
import { needsDeposits } from './micro-deposits.ts'

/** Verified by the bank's answer, or by the amounts of two deposits. */
export const isAccountVerified = (known: Known): boolean =>
  known(accountCheck)?.status === 'VERIFIED' || (needsDeposits(known) && known(microDepositCheck)?.outcome === 'CONFIRMED')

/** The account that the money goes to is for an operator: neither verified nor the borrower's to correct. */
export function disbursementNeedsReview(known: Known): boolean {
  const check = known(accountCheck)
  if (!check || check.status === 'VERIFIED') return false
  if (!needsDeposits(known)) return true
  return known(microDepositCheck)?.outcome === 'WRONG' && (known(microDepositAmounts)?.attempt ?? 1) >= MOST_DEPOSIT_TRIES
}

/** So is the other one, that payments are drawn from. */
export function autopayNeedsReview(known: Known): boolean {
  const check = known(autopayCheck)
  return check !== undefined && check.status !== 'VERIFIED'
}

export const accountNeedsReview = (known: Known): boolean => autopayNeedsReview(known) || disbursementNeedsReview(known)

/** Which answers of the banks a review rests on: what was accepted of one account says nothing of the next. */
export const accountsToReview = (known: Known): readonly unknown[] =>
  accountNeedsReview(known) ? [{ accounts: [known(accountCheck)?.reference, known(autopayCheck)?.reference] }] : []
