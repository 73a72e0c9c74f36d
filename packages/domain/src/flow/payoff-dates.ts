/** The borrower's dates of each debt that the line paid off: what was sent, what its creditor said, and the release of its lien. */
import { formatLocalDate } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { DateLine } from './date-line.ts'
import { type FollowedPayoff, followedPayoffs } from './followed-payoffs.ts'
import type { Known } from './item.ts'

export const payoffLines = (known: Known): readonly DateLine[] => followedPayoffs(known).flatMap(linesOf)

function linesOf(payoff: FollowedPayoff): DateLine[] {
  const { payee, amountCents, on } = payoff
  // Of what earlier releases paid nobody knows the day.
  const sent: DateLine[] = on
    ? [{ label: `${payee} paid off: ${formatExactCents(amountCents)}`, detail: `Sent ${formatLocalDate(on)}`, state: 'done' }]
    : []
  return on ? [...sent, answerLine(payoff), ...releaseLine(payoff)] : []
}

function answerLine({ payee, state, paidInFullOn, shortCents, amountCents, events }: FollowedPayoff): DateLine {
  const last = events.at(-1)?.on
  switch (state) {
    case 'SENT':
      return { label: `${payee} confirms`, detail: 'Later', state: 'current' }
    case 'SHORT':
      return {
        label: `${payee} says that ${formatExactCents(shortCents)} is still owed`,
        detail: 'Our team is finding out why',
        state: 'current',
      }
    case 'BORROWER_PAYS':
      return { label: `Please pay ${payee} ${formatExactCents(shortCents)}`, detail: 'Waiting for you', state: 'current' }
    case 'RETURNED':
      return { label: `${payee} sent the payment back`, detail: 'Our team is finding out why. Keep making your payments', state: 'current' }
    case 'IN_FULL':
      return { label: `${payee} confirmed that nothing is owed`, detail: paidInFullOn ? formatLocalDate(paidInFullOn) : '', state: 'done' }
    case 'GIVEN_BACK':
      return {
        label: `${formatExactCents(amountCents)} for ${payee} sent to you`,
        detail: last ? formatLocalDate(last) : '',
        state: 'done',
      }
  }
}

function releaseLine({ payee, state, release }: FollowedPayoff): DateLine[] {
  if (!release) return []
  const { recorded, dueOn } = release
  if (recorded)
    return [{ label: `Lien of ${payee} released`, detail: `${formatLocalDate(recorded.on)}, number ${recorded.number}`, state: 'done' }]
  const label = `Lien of ${payee} released`
  if (state !== 'IN_FULL') return [{ label, detail: `After ${payee} confirms`, state: 'next' }]
  return [
    {
      label,
      detail: dueOn ? `By ${formatLocalDate(dueOn)}, by state law` : 'Day not known yet. We check until it is done',
      state: 'current',
    },
  ]
}
