/** What is left to do after an owner rescinded, and whose turn it is: one answer for the head of the page, the page itself, mails, dates and the team. */
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { Known, StepMail } from './item.ts'
import { HOW_TO_RETURN, lienReleased } from './items/funding/lender-part.ts'
import { canceledBegin, canceledMoney, type RescissionExercise, returnDueOn } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { type OwedAfterRescission, owedAfterRescission, owedByOwners } from './owed-after-rescission.ts'
import { BORROWER } from './parties.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'
import { cashUnderWay } from './what-had-left.ts'

/** LENDER: it performs first. OWNERS: it has, and they offer what was sent (12 CFR 1026.15(d)(3)). NONE: nothing is left. */
export const TURNS = ['LENDER', 'OWNERS', 'NONE'] as const
export type Turn = (typeof TURNS)[number]

export interface LeftAfterRescission {
  readonly turn: Turn
  readonly byLender: readonly OwedAfterRescission[]
  readonly byOwners: readonly OwedAfterRescission[]
}

/** undefined where no one canceled, and while a second person checks the notice: nothing is settled yet. */
export function leftAfterRescission(known: Known): LeftAfterRescission | undefined {
  if (!isRescinded(known)) return undefined
  const byLender = owedAfterRescission(known)
  const byOwners = owedByOwners(known)
  return { turn: byLender.length > 0 ? 'LENDER' : byOwners.length > 0 ? 'OWNERS' : 'NONE', byLender, byOwners }
}

const OURS: ReadonlySet<RescissionReturn> = new Set(['VALUATION_FEE', 'LIEN_RELEASE', 'TRANSFER_CHECK'])
const THEIRS: ReadonlySet<RescissionReturn> = new Set(['CASH', 'PAYOFFS'])

const lendersWords = (exercised: RescissionExercise, { what, amountCents = 0, dueOn = returnDueOn(exercised) }: OwedAfterRescission) => {
  const day = formatLocalDateWithYear(dueOn)
  switch (what) {
    case 'VALUATION_FEE':
      return `We return the ${formatExactCents(amountCents)} that you paid by ${day}.`
    case 'LIEN_RELEASE':
      return lienReleased(dueOn)
    case 'EXCESS':
      return `We send back the ${formatExactCents(amountCents)} that you returned too much by ${day}.`
    default:
      return 'A payment from this line may have been on its way. We find out, and email you if it was sent.'
  }
}

/** '$79,957.00 that we sent to you'; in the place of a sum that no one knows, what it was. */
function moneyWords(known: Known, byOwners: LeftAfterRescission['byOwners']): string {
  const kinds = new Set(byOwners.map(({ what }) => what))
  const where = [...(kinds.has('CASH') ? ['sent to you'] : []), ...(kinds.has('PAYOFFS') ? ['paid to your lenders'] : [])].join(' and ')
  if (byOwners.some(({ amountCents }) => amountCents === undefined)) return `what we ${where}`
  const sum = formatExactCents(byOwners.reduce((cents, { amountCents = 0 }) => cents + amountCents, 0))
  const isRest = (known(rescissionReturn)?.returned ?? []).some(({ what }) => THEIRS.has(what))
  return isRest ? `the ${sum} that is left of what we ${where}` : `the ${sum} that we ${where}`
}

/** To the borrower, in the second person; empty while nothing is settled. */
export function leftWords(known: Known): string {
  const exercised = exercisedBy(known)
  const left = leftAfterRescission(known)
  if (!exercised || !left) return ''
  const { turn, byLender, byOwners } = left
  if (turn === 'NONE') return 'Nothing is left to do, for you or for us.'
  const money = `${moneyWords(known, byOwners)}, without interest or fees.`
  if (turn === 'LENDER') {
    const then = `After that you return ${money} You may keep it until then. We email you when it is your turn.`
    return [...byLender.map((one) => lendersWords(exercised, one)), ...(byOwners.length > 0 ? [then] : [])].join(' ')
  }
  const hasPerformed = (known(rescissionReturn)?.returned ?? []).some(({ what }) => OURS.has(what))
  const isThere = byOwners.every(({ what }) => what !== 'CASH') || cashUnderWay(known) === undefined
  return [
    `${hasPerformed ? 'We have done our part. ' : ''}It is your turn now: return ${money}`,
    ...(isThere ? [] : ['Your bank has not confirmed the cash yet.']),
    HOW_TO_RETURN,
  ].join(' ')
}

/** Of what one return changed: the borrower reads with its mail whose turn it is now. */
export const nextAfterReturn = (known: Known, returned: object): string =>
  leftWords(((item) => (item.id === rescissionReturn.id ? returned : known(item))) as Known)

/** What is left for the borrower to do, as the one next thing; undefined while it is not their turn. */
export function returnTitle(known: Known): string | undefined {
  const left = leftAfterRescission(known)
  return left?.turn === 'OWNERS' ? `Return ${moneyWords(known, left.byOwners)}` : undefined
}

/** To the borrower, once it counts, after money had left: the sums, who acts first, and by when, as the page says it. */
export function canceledMail(known: Known): StepMail | undefined {
  const exercised = isRescinded(known) ? exercisedBy(known) : undefined
  return exercised?.money === undefined ? undefined : { subject: 'Your line is canceled', body: canceledNow(known, exercised) }
}

/** The head of the borrower's page: who canceled, what it means for them, and what is left. */
export const canceledNow = (known: Known, exercised: RescissionExercise): string =>
  [canceledBegin(exercised, BORROWER), canceledMoney(exercised, owedByOwners(known).length > 0), leftWords(known)].join(' ')
