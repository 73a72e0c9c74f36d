/** What may be different between signing and the money, and the days on which each of it happened, seen from the moment that is shown. */
import type { ItemId } from '@hearthline/domain'
import {
  addBusinessDays,
  addDays,
  deedSigning,
  disbursement,
  disbursementReturns,
  disbursementSettlements,
  isBankingDay,
  lenderDay,
  lineOpening,
  recording,
  rescissionExercise,
  rescissionNotice,
  settlementOf,
} from '@hearthline/domain'

type FactOverrides = Partial<Record<ItemId, unknown>>

const UNCHECKED_SCAN = '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e63'

export const CLOSING_SITUATIONS = {
  /** Sam Reyes of "two-owners" has not opened the notice. */
  'notice-awaited': {
    'rescission-notice': {
      ...rescissionNotice.example,
      persons: [
        ...rescissionNotice.example.persons!,
        { party: 'sam', name: 'Sam Reyes', documentId: 'notice-of-sam', sha256: '1'.repeat(64), delivery: 'READY' },
      ],
    },
  },
  'deed-sent-back': {
    recording: { outcome: 'REJECTED', rejectedOn: '2026-11-28', reasons: ['The legal description does not match the parcel.'] },
  },
  /** An owner used the right to cancel. */
  'line-canceled': { 'rescission-exercise': rescissionExercise.example },
  /** The team recorded a notice after money had left, and a second person has yet to check it. */
  'notice-unchecked': {
    'rescission-exercise': {
      exercised: { ...rescissionExercise.example.exercised!, way: 'MAILED', document: UNCHECKED_SCAN, money: 'SENT', takesTwo: true },
    },
  },
  /** It came before any money left. */
  'notice-held': {
    'rescission-exercise': {
      exercised: { ...rescissionExercise.example.exercised!, way: 'MAILED', document: UNCHECKED_SCAN, takesTwo: true },
    },
  },
  /** The bank has had it for some days. */
  'money-arrived': { 'disbursement-settlements': disbursementSettlements.example },
  'money-returned': { 'disbursement-returns': disbursementReturns.example },
  'test-returned': { 'disbursement-returns': { returns: [{ ...disbursementReturns.example.returns[0]!, isTest: true }] } },
  'account-tested': {
    'account-prenote': { status: 'SENT', traceNumber: '071000010000007', sentOn: '2026-11-23', settlesOn: '2026-11-24' },
  },
  /** For a reason that a person has to find out first. */
  'money-frozen': { 'disbursement-returns': { returns: [{ ...disbursementReturns.example.returns[0]!, code: 'R16' }] } },
} as const

/**
 * When it was signed, seen from the moment that is shown. A right to cancel lasts for three business days: after seven it is over, whatever holidays
 * there are, the midnight of the last is past, and mail is still on its way. A week later that is in too, with a Sunday and a holiday more.
 */
export function signingMoment(now: string, isAfter: { readonly canceling: boolean; readonly mail: boolean }): string {
  const days = isAfter.mail ? 16 : isAfter.canceling ? 8 : 0
  return new Date(Date.parse(now) - days * 86_400_000).toISOString()
}

/** The days that results name for themselves. */
export function givenDays(given: FactOverrides, now: string, signedAt: string): FactOverrides {
  const today = lenderDay(now)
  const signedOn = lenderDay(signedAt)
  const of = <D extends object>(item: { readonly id: string; readonly example: D }): D => (given[item.id as ItemId] ?? item.example) as D
  const notice = of(rescissionNotice)
  const deed = of(recording)
  const persons = notice.persons?.map((person) => (person.delivery === 'DELIVERED' ? { ...person, deliveredAt: signedAt } : person))
  const returned = given['disbursement-returns']
    ? of(disbursementReturns).returns.map((each) => ({ ...each, returnedOn: today }))
    : undefined
  const isThere = given['disbursement-settlements'] !== undefined
  const sentOn = isThere ? addBusinessDays(addDays(today, -5), 1, isBankingDay) : today
  const settlesOn = settlementOf(sentOn)
  const { traceNumber } = of(disbursement)
  return {
    ...given,
    'deed-signing': { ...of(deedSigning), signedOn },
    'rescission-notice': { ...notice, deliveredAt: signedAt, ...(persons && { persons }) },
    recording: deed.outcome === 'REJECTED' ? { ...deed, rejectedOn: today } : { ...deed, recordedOn: sentOn },
    disbursement: { ...of(disbursement), sentOn, status: 'SENT', settlesOn },
    'line-opening': { ...of(lineOpening), openedOn: signedOn, drawnOn: sentOn },
    ...(isThere && { 'disbursement-settlements': { settled: [{ traceNumber, settledOn: settlesOn }] } }),
    ...(returned && { 'disbursement-returns': { returns: returned } }),
  }
}
