/** What was verified of the borrower with an application, and when: nothing that was only stated, and nothing that was found against them. */

import { lenderDay } from '../policy/lender-day.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { contact } from './items/about-you/contact.ts'
import { accountCheck } from './items/banking/account-check.ts'
import { isAccountVerified } from './items/banking/account-standing.ts'
import { disbursementAccount } from './items/banking/disbursement-account.ts'
import { microDepositCheck } from './items/banking/micro-deposit-check.ts'
import { outcomeOf } from './items/closing/condition-decisions.ts'
import { conditions } from './items/closing/conditions.ts'
import { identityCheck } from './items/identity/identity-check.ts'
import { incomeVerification } from './items/income/income-verification.ts'

export type VerifiedFact =
  | { readonly kind: 'PHONE'; readonly on: LocalDate; readonly phoneNumber: string }
  /** TEAM: the check left it open, and a member of the team accepted the documents. */
  | { readonly kind: 'IDENTITY'; readonly on: LocalDate; readonly by: 'CHECK' | 'TEAM' }
  | { readonly kind: 'INCOME'; readonly on: LocalDate; readonly annualCents: number }
  | { readonly kind: 'BANK_ACCOUNT'; readonly on: LocalDate; readonly institution: string; readonly last4: string }

/** @param known of the walk over the same facts: what has become stale since is not known any more, and so not listed. */
export function verifiedFacts({ results }: Pick<Facts, 'results'>, known: Known): readonly VerifiedFact[] {
  const dayOf = ({ id }: { readonly id: string }): LocalDate | undefined => results[id] && lenderDay(results[id].settledAt)
  return [phone(known), identity(known, dayOf), income(known, dayOf), account(known, dayOf)].filter((fact) => fact !== undefined)
}

type DayOf = (item: { readonly id: string }) => LocalDate | undefined

function phone(known: Known): VerifiedFact | undefined {
  const { phoneNumber, confirmed } = known(contact) ?? {}
  return phoneNumber && confirmed ? { kind: 'PHONE', on: lenderDay(confirmed.at), phoneNumber } : undefined
}

function identity(known: Known, dayOf: DayOf): VerifiedFact | undefined {
  if (known(identityCheck)?.status === 'VERIFIED') return onDay(dayOf(identityCheck), (on) => ({ kind: 'IDENTITY', on, by: 'CHECK' }))
  if (outcomeOf(known, known(conditions), 'IDENTITY') !== 'ACCEPTED') return undefined
  return onDay(dayOf(conditions), (on) => ({ kind: 'IDENTITY', on, by: 'TEAM' }))
}

function income(known: Known, dayOf: DayOf): VerifiedFact | undefined {
  const annualCents = known(incomeVerification)?.verifiedAnnualCents ?? 0
  return annualCents > 0 ? onDay(dayOf(incomeVerification), (on) => ({ kind: 'INCOME', on, annualCents })) : undefined
}

function account(known: Known, dayOf: DayOf): VerifiedFact | undefined {
  const { institution, last4 = '' } = known(disbursementAccount) ?? {}
  if (institution === undefined || !isAccountVerified(known)) return undefined
  const checked = known(accountCheck)?.status === 'VERIFIED' ? accountCheck : microDepositCheck
  return onDay(dayOf(checked), (on) => ({ kind: 'BANK_ACCOUNT', on, institution, last4 }))
}

const onDay = (day: LocalDate | undefined, fact: (on: LocalDate) => VerifiedFact): VerifiedFact | undefined =>
  day === undefined ? undefined : fact(day)
