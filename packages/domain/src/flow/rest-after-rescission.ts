/**
 * What the owners have of the lender's money after a rescission, or the lender of theirs: one sum, whoever sent what back first. A creditor or a bank may
 * return a payment after the owners gave it back themselves.
 */
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffs } from './items/funding/payoffs.ts'
import { type RescissionExercise, returnDueOn } from './items/funding/rescission-exercise.ts'
import { rescissionReturn } from './items/funding/rescission-return.ts'
import { cashOfDrawCents, type MoneyOut, moneyOut } from './money-out.ts'

export interface RestAfterRescission {
  /** What the owners still give back, by what it was; no amount where none is known. */
  readonly byOwners: readonly MoneyOut[]
  /** What the lender has too much. Whole cents, never below 0. */
  readonly byLenderCents: number
  /** of `byLenderCents`: since when it has; undefined where it did from the beginning */
  readonly since?: LocalDate | undefined
}

const KINDS = ['PAYOFFS', 'CASH'] as const
type Kind = (typeof KINDS)[number]

const sumOf = (amounts: readonly { readonly amountCents?: number | undefined }[]): number =>
  amounts.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)

export function restAfterRescission(known: Known): RestAfterRescission {
  const rests = KINDS.map((what) => restOf(known, what))
  const sentBackCents = sumOf((known(rescissionReturn)?.returned ?? []).filter(({ what }) => what === 'EXCESS'))
  let overCents = rests.reduce((sum, { cents = 0 }) => sum + Math.max(0, -cents), 0) - sentBackCents
  // What they were sent back and owe after all is cash that they have.
  const moreCashCents = Math.max(0, -overCents)
  overCents = Math.max(0, overCents)
  const byOwners = rests.flatMap(({ what, cents, isUnknown }): readonly MoneyOut[] => {
    if (isUnknown) return [{ what }]
    const owedCents = Math.max(0, cents) + (what === 'CASH' ? moreCashCents : 0)
    const setOffCents = Math.min(owedCents, overCents)
    overCents -= setOffCents
    return owedCents > setOffCents ? [{ what, amountCents: owedCents - setOffCents }] : []
  })
  const netCents = sumOf(byOwners) - overCents
  return { byOwners, byLenderCents: overCents, ...(overCents > 0 && { since: sinceWhen(known, netCents) }) }
}

/** What the owners gave back too much, and its last day: 20 days too, from when the lender had it (12 CFR 1026.15(d)(2)). */
export function excessOf(
  known: Known,
  { receivedOn: noticeOn }: Pick<RescissionExercise, 'receivedOn'>,
): { readonly amountCents: number; readonly dueOn: LocalDate } | undefined {
  const { byLenderCents, since = noticeOn } = restAfterRescission(known)
  if (byLenderCents === 0) return undefined
  return { amountCents: byLenderCents, dueOn: returnDueOn({ receivedOn: since > noticeOn ? since : noticeOn }) }
}

/** Of one kind; below 0 where more was given back than is out. */
function restOf(known: Known, what: Kind): { readonly what: Kind; readonly cents: number; readonly isUnknown?: true } {
  const out = moneyOut(known).find((one) => one.what === what)
  const back = (known(rescissionReturn)?.returned ?? []).filter((one) => one.what === what)
  if (out && out.amountCents === undefined && back.length === 0) return { what, cents: 0, isUnknown: true }
  // Where an amount is not known all of it was given back.
  if ((out && out.amountCents === undefined) || back.some(({ amountCents }) => amountCents === undefined)) return { what, cents: 0 }
  return { what, cents: (out?.amountCents ?? 0) - sumOf(back) }
}

interface Movement {
  readonly on: LocalDate
  /** what the owners have more of by it */
  readonly cents: number
}

/** Each change of what the owners have, since what was sent at first. */
function movementsOf(known: Known): readonly Movement[] {
  const paid = known(payoffs)?.paid ?? []
  const ofDebt = (event: PayoffEvent) => paid.find(({ debt }) => debt === event.debt)?.amountCents ?? 0
  const followed = (known(payoffFollowUp)?.events ?? []).flatMap((event) => {
    if (event.what === 'REFUSED') return [{ on: event.on, cents: -ofDebt(event) }]
    return event.what === 'PAID_AGAIN' || event.what === 'SENT_TO_BORROWER' ? [{ on: event.on, cents: ofDebt(event) }] : []
  })
  const returned = (known(rescissionReturn)?.returned ?? []).flatMap(({ what, on, amountCents = 0 }) => {
    if (what === 'EXCESS') return [{ on, cents: amountCents }]
    return what === 'CASH' || what === 'PAYOFFS' ? [{ on, cents: -amountCents }] : []
  })
  const cameBack = known(disbursement) === undefined ? known(disbursementReturns)?.returns.findLast(({ isTest }) => !isTest) : undefined
  const ofBank = cameBack ? [{ on: cameBack.returnedOn, cents: -(cashOfDrawCents(known) ?? 0) }] : []
  return [...followed, ...returned, ...ofBank].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
}

/** The day from which the lender has had too much until now, all the time. */
function sinceWhen(known: Known, netCents: number): LocalDate | undefined {
  const movements = movementsOf(known)
  let cents = netCents - movements.reduce((sum, one) => sum + one.cents, 0)
  let since: LocalDate | undefined
  for (const movement of movements) {
    const before = cents
    cents += movement.cents
    if (cents < 0 && before >= 0) since = movement.on
  }
  return since
}
