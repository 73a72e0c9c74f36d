/** What may be different between signing and the money, and the days on which each of it happened, seen from the moment that is shown. */
import type { ItemId } from '@hearthline/domain'
import {
  addBusinessDays,
  chosenOffer,
  deedSigning,
  disbursement,
  disbursementReturns,
  isBankingDay,
  lenderDay,
  lineOpening,
  recording,
  rescissionNotice,
} from '@hearthline/domain'

type FactOverrides = Partial<Record<ItemId, unknown>>

const CARD_QUOTE = {
  debt: 'card-1',
  payee: 'Cedar Bank',
  payTo: 'Payoff Department, 1 Bank Plaza, Omaha, NE 68102',
  perDiemCents: 180,
  goodThrough: '2026-12-10',
  letterOn: '2026-11-30',
}

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
  payoffs: {
    'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] },
    'payoff-quotes': { quotes: [{ ...CARD_QUOTE, amountCents: 1_223_410 }] },
  },
  'payoff-short': { 'payoff-quotes': { quotes: [{ ...CARD_QUOTE, amountCents: 8_620_000 }] } },
  'money-returned': { 'disbursement-returns': disbursementReturns.example },
  /** For a reason that a person has to find out first. */
  'money-frozen': { 'disbursement-returns': { returns: [{ ...disbursementReturns.example.returns[0]!, code: 'R16' }] } },
} as const

/** A right to cancel lasts for three business days: after seven it is over, whatever holidays there are, and the midnight of the last is past. */
export const DAYS_SINCE_SIGNING = 8

/** The days that results name for themselves. `isOver`: the time to cancel is. */
export function givenDays(given: FactOverrides, now: string, isOver: boolean): FactOverrides {
  const today = lenderDay(now)
  const signedAt = new Date(Date.parse(now) - (isOver ? DAYS_SINCE_SIGNING * 86_400_000 : 0)).toISOString()
  const signedOn = lenderDay(signedAt)
  const of = <D extends object>(item: { readonly id: string; readonly example: D }): D => (given[item.id as ItemId] ?? item.example) as D
  const notice = of(rescissionNotice)
  const deed = of(recording)
  const persons = notice.persons?.map((person) => (person.delivery === 'DELIVERED' ? { ...person, deliveredAt: signedAt } : person))
  const returned = given['disbursement-returns']
    ? of(disbursementReturns).returns.map((each) => ({ ...each, returnedOn: today }))
    : undefined
  return {
    ...given,
    'deed-signing': { ...of(deedSigning), signedOn },
    'rescission-notice': { ...notice, deliveredAt: signedAt, ...(persons && { persons }) },
    recording: deed.outcome === 'REJECTED' ? { ...deed, rejectedOn: today } : { ...deed, recordedOn: today },
    disbursement: { ...of(disbursement), sentOn: today, status: 'SENT', settlesOn: addBusinessDays(today, 1, isBankingDay) },
    'line-opening': { ...of(lineOpening), openedOn: signedOn, drawnOn: today },
    ...(returned && { 'disbursement-returns': { returns: returned } }),
  }
}
