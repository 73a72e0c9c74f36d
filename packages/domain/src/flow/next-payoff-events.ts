/** What may be recorded of a payoff as it stands, with what evidence, and by whom. */

import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { FollowedPayoff } from './followed-payoffs.ts'
import type { Misfit } from './item.ts'
import type { PayoffEvent, PayoffEventKind } from './items/funding/payoff-follow-up.ts'

/** By these money leaves the lender. */
const SENDS: ReadonlySet<PayoffEventKind> = new Set(['LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER'])

/** Money that leaves the lender, or the approval of it. */
export const isOfPayment = ({ what }: Pick<PayoffEvent, 'what'>): boolean => SENDS.has(what) || what === 'PAYMENT_APPROVED'

/** What is still to be paid is more than whoever records it may pay without someone else, and no one has approved it. */
const waitsForApproval = (cents: number, { mostUnapprovedCents, approvedCents }: FollowedPayoff): boolean =>
  cents > Math.max(mostUnapprovedCents, approvedCents)

/** The creditor's answer that a payment settles. */
const ANSWERS: ReadonlySet<PayoffEventKind> = new Set(['SHORT', 'REFUSED'])

const answeredOn = ({ events }: FollowedPayoff): LocalDate | undefined => events.findLast(({ what }) => ANSWERS.has(what))?.on

/** What may be recorded of a payoff as it stands. `canceledOn`: the lender's day, of a canceled line: what its creditor sent back since stays with us. */
export function nextPayoffEvents(followed: FollowedPayoff, canceledOn?: LocalDate): readonly PayoffEventKind[] {
  const next = nextOf(followed)
  const answered = answeredOn(followed)
  const mayHaveLeft = canceledOn === undefined || answered === undefined || answered <= canceledOn
  return mayHaveLeft ? next : next.filter((what) => !isOfPayment({ what }))
}

function nextOf(followed: FollowedPayoff): readonly PayoffEventKind[] {
  const { state, release, lendersCents, shortCents, amountCents } = followed
  const released = release && !release.recorded ? (['RELEASED'] as const) : []
  switch (state) {
    case 'SENT':
    case 'BORROWER_PAYS':
      return ['IN_FULL', 'SHORT', 'REFUSED', ...released]
    case 'SHORT':
      return [
        ...(waitsForApproval(shortCents, followed) ? (['PAYMENT_APPROVED'] as const) : []),
        'LENDER_PAID',
        // The borrower is not asked for what we were asked for.
        ...(lendersCents === 0 ? (['BORROWER_OWES'] as const) : []),
        'IN_FULL',
      ]
    case 'RETURNED':
      return waitsForApproval(amountCents, followed) ? ['PAYMENT_APPROVED'] : ['PAID_AGAIN', 'SENT_TO_BORROWER']
    case 'IN_FULL':
      return released
    case 'GIVEN_BACK':
      return []
  }
}

/** What the creditor wrote: recorded by a person only with its letter. */
const NEEDS_LETTER: ReadonlySet<PayoffEventKind> = new Set(['IN_FULL', 'SHORT', 'REFUSED'])
const NEEDS_REFERENCE: ReadonlySet<PayoffEventKind> = new Set([...SENDS, 'RELEASED'])

/** What is missing or wrong of an event that a person records; none where it may be recorded. `canceledOn`: the lender's day, of a canceled line. */
export function payoffEventMisfits(
  followed: FollowedPayoff,
  event: PayoffEvent,
  today: LocalDate,
  canceledOn?: LocalDate,
): readonly Misfit[] {
  const { what, on, letter, reference = '' } = event
  return [
    ...(on > today ? [{ path: 'on', message: 'This day has not come yet' }] : dayMisfits(followed, event)),
    ...afterCancel(event, canceledOn),
    ...(NEEDS_LETTER.has(what) && !letter ? [{ path: 'letter', message: 'Upload the creditor’s letter' }] : []),
    ...(NEEDS_REFERENCE.has(what) && reference.length < 3
      ? [{ path: 'reference', message: 'Enter the whole number, as the bank or the county has it: at least 3 letters or digits' }]
      : []),
    ...(SENDS.has(what) && isKnownReference(followed, reference)
      ? [{ path: 'reference', message: 'This payment is recorded already. Enter the number of another one' }]
      : []),
    ...amountMisfits(followed, event),
  ]
}

/** Nothing happened before what it follows. */
function dayMisfits(followed: FollowedPayoff, { what, on }: PayoffEvent): readonly Misfit[] {
  const settles = isOfPayment({ what }) || what === 'BORROWER_OWES'
  const answered = settles ? answeredOn(followed) : undefined
  if (answered !== undefined && on < answered)
    return [
      { path: 'on', message: `This is before ${formatLocalDateWithYear(answered)}, the day of the creditor’s answer that it follows` },
    ]
  const sentOn = followed.events.findLast((event) => event.what === 'PAID_AGAIN')?.on ?? followed.on
  return sentOn && on < sentOn ? [{ path: 'on', message: 'This is before the payment was sent' }] : []
}

/** Nothing more is paid for a line that was canceled (12 CFR 1026.15(d)); what had left by then is recorded, with a copy of it. */
function afterCancel({ what, on, copy }: PayoffEvent, canceledOn: LocalDate | undefined): readonly Misfit[] {
  if (canceledOn === undefined || !SENDS.has(what)) return []
  const day = formatLocalDateWithYear(canceledOn)
  return [
    ...(on > canceledOn
      ? [{ path: 'on', message: `The line was canceled on ${day}, and nothing more is paid for it. Record only what had left by then` }]
      : []),
    ...(copy ? [] : [{ path: 'copy', message: 'Upload a copy of the check or wire' }]),
  ]
}

/** For a canceled line, whoever recorded the notice does not say as well that money had left before it. The database has the same (0051). */
export const apartFromPaidBefore: Readonly<Record<string, string>> = {
  'rescission-exercise': 'You recorded the notice. Someone else on the team must record the payment.',
}

const asTyped = (reference: string): string => reference.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Of the payment itself, or of one that followed. One check may pay two debts, and no debt twice. */
const isKnownReference = ({ reference: paid, events }: FollowedPayoff, reference: string): boolean =>
  [paid, ...events.flatMap((event) => (SENDS.has(event.what) ? (event.reference ?? []) : []))].some(
    (known) => asTyped(known) === asTyped(reference),
  )

function amountMisfits(followed: FollowedPayoff, { what, shortCents = 0, amountCents = 0 }: PayoffEvent): readonly Misfit[] {
  const { mostShortCents, mostUnapprovedCents, shortCents: owedCents } = followed
  const at = (path: string, message: string) => [{ path, message }]
  if (what === 'SHORT' && shortCents === 0) return at('shortCents', 'Enter more than $0.00')
  if (what === 'SHORT' && shortCents > mostShortCents)
    return at('shortCents', `Check the letter: more than ${formatExactCents(mostShortCents)} is not what this debt can still owe`)
  if (what !== 'LENDER_PAID') return []
  if (amountCents === 0 || amountCents > owedCents)
    return at('amountCents', `Enter at most what is still owed, ${formatExactCents(owedCents)}`)
  return waitsForApproval(amountCents, followed)
    ? at('amountCents', `Someone else on the team approves more than ${formatExactCents(mostUnapprovedCents)} of our own money first`)
    : []
}

/** Only what belongs to it is kept; amounts that are known are not asked for. */
export function keptPayoffEvent({ amountCents: paidCents, shortCents, state }: FollowedPayoff, event: PayoffEvent): PayoffEvent {
  const { what, debt, on } = event
  const dueCents = state === 'SHORT' ? shortCents : paidCents
  const amountCents = what === 'LENDER_PAID' ? event.amountCents : OF_ALL.has(what) ? dueCents : undefined
  return {
    ...{ what, debt, on },
    ...(NEEDS_LETTER.has(what) && event.letter && { letter: event.letter }),
    ...(what === 'SHORT' && { shortCents: event.shortCents }),
    ...(amountCents !== undefined && { amountCents }),
    ...(NEEDS_REFERENCE.has(what) && { reference: event.reference }),
    ...(SENDS.has(what) && event.copy && { copy: event.copy }),
  }
}

const OF_ALL: ReadonlySet<PayoffEventKind> = new Set(['PAID_AGAIN', 'SENT_TO_BORROWER', 'BORROWER_OWES', 'PAYMENT_APPROVED'])

/**
 * The events so far that someone else has to have recorded, each with what whoever recorded it is told: no one says alone that money is owed and that
 * it was paid. Of the whole list, in its order.
 */
export function apartFromEvents(
  events: readonly PayoffEvent[],
  { what, debt }: Pick<PayoffEvent, 'what' | 'debt'>,
): readonly { readonly at: number; readonly told: string }[] {
  if (!isOfPayment({ what })) return []
  const at = (kinds: readonly PayoffEventKind[]) => events.findLastIndex((event) => event.debt === debt && kinds.includes(event.what))
  const said = at(['SHORT', 'REFUSED'])
  const approved = at(['PAYMENT_APPROVED'])
  const who = what === 'PAYMENT_APPROVED' ? 'approve the payment' : 'record the payment'
  return [
    ...(said < 0 ? [] : [{ at: said, told: `You recorded what the creditor wrote. Someone else on the team must ${who}.` }]),
    ...(approved > said && SENDS.has(what)
      ? [{ at: approved, told: `You approved this payment. Someone else on the team must ${who}.` }]
      : []),
  ]
}
