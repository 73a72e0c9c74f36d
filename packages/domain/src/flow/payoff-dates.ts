/**
 * The borrower's dates of each debt that the line paid off, after its payment: what its creditor said, and the release of its lien. They take weeks,
 * beside the money.
 */
import { CONFIRMATION_FOLLOW_UP_DAYS } from '../policy/lien-release.ts'
import { formatLocalDate } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { DateLine } from './date-line.ts'
import { type FollowedPayoff, followedPayoffs } from './followed-payoffs.ts'
import type { Known } from './item.ts'
import { payeeOf } from './items/funding/payoff-follow-up.ts'

/** Of what earlier releases paid nobody knows the day, and nothing is followed until something is told of it. */
export const payoffLines = (known: Known): readonly DateLine[] =>
  inOrder(
    followedPayoffs(known)
      .filter(({ on, events }) => on || events.length > 0)
      .map((payoff) => ({ ...payoff, payee: payeeOf(known, payoff.debt) }))
      .flatMap((payoff) => [answerLine(payoff), ...releaseLine(payoff)]),
  )

/** What is done by its day, of one day as it followed; then what is waited for, what has a last day by that day, and what follows from the rest. */
function inOrder(lines: readonly DateLine[]): readonly DateLine[] {
  const rank = ({ state, on }: DateLine): number => (state === 'done' ? 0 : on ? 2 : state === 'current' ? 1 : 3)
  return lines.toSorted((one, other) => rank(one) - rank(other) || (one.on ?? '').localeCompare(other.on ?? ''))
}

const ANSWER = {
  rule: `A debt is paid off when its creditor confirms that nothing is owed. If we hear nothing for ${CONFIRMATION_FOLLOW_UP_DAYS} days, we ask.`,
  isAfterSigning: true,
  isBeside: true,
} as const

function answerLine({ payee, state, paidInFullOn, shortCents, amountCents, events }: FollowedPayoff): DateLine {
  const last = events.at(-1)?.on
  const backOn = events.findLast(({ what }) => what === 'REFUSED')?.on
  switch (state) {
    case 'SENT':
      return {
        ...{ ...ANSWER, label: `${payee} confirms`, detail: 'Later', state: 'current' },
        moves: 'Each creditor takes its own time to answer. Make a payment that is due before then: what is too much, it returns to you.',
      }
    case 'SHORT':
      return {
        ...ANSWER,
        label: `${payee} says that ${formatExactCents(shortCents)} is still owed`,
        detail: 'Our team is finding out why',
        state: 'current',
      }
    case 'BORROWER_PAYS':
      return { ...ANSWER, label: `Please pay ${payee} ${formatExactCents(shortCents)}`, detail: 'Waiting for you', state: 'current' }
    case 'RETURNED':
      return {
        ...ANSWER,
        label: `${payee} sent ${formatExactCents(amountCents)} back`,
        detail: `${backOn ? `${formatLocalDate(backOn)}. ` : ''}Our team is finding out why. Keep making your payments`,
        state: 'current',
      }
    case 'IN_FULL':
      return { ...ANSWER, ...doneOn(paidInFullOn), label: `${payee} confirmed that nothing is owed` }
    case 'GIVEN_BACK':
      return { ...ANSWER, ...doneOn(last), label: `${formatExactCents(amountCents)} for ${payee} sent to you` }
  }
}

const doneOn = (on: string | undefined) => ({ detail: on ? formatLocalDate(on) : '', ...(on && { on }), state: 'done' as const })

function releaseLine({ payee, state, release }: FollowedPayoff): DateLine[] {
  if (!release) return []
  const { recorded, dueOn } = release
  const about = {
    label: `Lien of ${payee} released`,
    rule: 'A creditor whose debt is paid in full has to release its lien on your home. Your state’s law sets the last day for it.',
    isAfterSigning: true,
    isBeside: true,
  } as const
  if (recorded) return [{ ...about, ...doneOn(recorded.on), detail: `${formatLocalDate(recorded.on)}. Number ${recorded.number}` }]
  const moves = 'The county’s office may take some days to record it. We check until it is done.'
  if (state !== 'IN_FULL') return [{ ...about, detail: `After ${payee} confirms`, moves, state: 'next' }]
  if (!dueOn) return [{ ...about, detail: 'Day not known yet. We check until it is done', state: 'current' }]
  return [{ ...about, detail: `By ${formatLocalDate(dueOn)}, by state law`, on: dueOn, moves, state: 'current' }]
}
