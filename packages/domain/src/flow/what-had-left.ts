/**
 * What of a line had left, or can no longer be stopped, when an owner's notice was recorded: each sum as the borrower reads it, and what becomes of it. The
 * lender does its part first; until then the borrower keeps what they were sent (12 CFR 1026.15(d)(3)).
 */
import { lenderDay } from '../policy/lender-day.ts'
import { formatList } from '../underwriting/explanations/format-figure.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { Known } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { settledOn } from './items/funding/disbursement-settlements.ts'
import { lenderPart } from './items/funding/lender-part.ts'
import { payoffs } from './items/funding/payoffs.ts'
import type { RescissionExercise } from './items/funding/rescission-exercise.ts'
import { hasMoneyLeft, type MoneyOut, moneyOut } from './money-out.ts'

/** The cash between its leaving and the bank's word that it is there: a bank may still send it back, if it is asked. */
export function cashUnderWay(known: Known): { readonly sentOn: LocalDate; readonly asEarlyAs: LocalDate } | undefined {
  const sent = known(disbursement)
  if (sent?.status !== 'SENT' || settledOn(known, sent.traceNumber) !== undefined) return undefined
  return { sentOn: sent.sentOn, asEarlyAs: sent.settlesOn ?? sent.sentOn }
}

/** Why the owners cannot have given it back on that day, in words to the team: what no bank has said to be there, no one gives back. */
export function notBackYet(known: Known, on: LocalDate): { readonly field?: 'on'; readonly words: string } | undefined {
  const underWay = cashUnderWay(known)
  if (underWay)
    return {
      words: `The bank has not said that our payment of ${formatLocalDateWithYear(underWay.sentOn)} is in their account. Record what the owner gives back once it has. If the bank sends the payment back, its file records that.`,
    }
  const sent = known(disbursement)
  const arrivedOn = sent?.status === 'SENT' ? settledOn(known, sent.traceNumber) : undefined
  if (arrivedOn === undefined || on >= arrivedOn) return undefined
  return { field: 'on', words: `Our payment reached their bank later, on ${formatLocalDateWithYear(arrivedOn)}` }
}

const sumOf = ({ amountCents }: MoneyOut): string => (amountCents === undefined ? '' : `, ${formatExactCents(amountCents)},`)

function cashWords(known: Known, cash: MoneyOut, now: string): string {
  const sent = known(disbursement)
  if (!sent) return `Money that a lender of yours did not take${sumOf(cash)} was sent to you.`
  const line = `The cash from your line${sumOf(cash)}`
  const underWay = cashUnderWay(known)
  if (!underWay)
    return `${line} reached your bank account on ${formatLocalDateWithYear(settledOn(known, sent.traceNumber) ?? sent.settlesOn ?? sent.sentOn)}.`
  const day = formatLocalDateWithYear(underWay.sentOn)
  const left =
    underWay.sentOn > lenderDay(now)
      ? `${line} goes to your bank account on ${day}, and we can’t stop it anymore.`
      : `${line} left for your bank account on ${day}.`
  return `${left} Our team asks the bank to send it back to us. That is not always possible.`
}

function payoffWords(known: Known, paid: MoneyOut): string {
  const days = new Set((known(payoffs)?.paid ?? []).map(({ on }) => on))
  const [day] = days
  const on = days.size === 1 && day !== undefined ? ` on ${formatLocalDateWithYear(day)}` : ''
  return paid.amountCents === undefined
    ? `We paid lenders of yours${on}.`
    : `We paid ${formatExactCents(paid.amountCents)} to lenders of yours${on}.`
}

/** Nothing is promised first that was never paid or recorded. */
function keepWords(known: Known): string {
  const { feeCents, recordingNumber } = lenderPart(known)
  const first = formatList([
    ...(feeCents === undefined ? [] : ['return what you paid']),
    ...(recordingNumber === undefined ? [] : ['release the lien']),
  ])
  const then = first === '' ? 'you return what was sent' : `we first ${first}. Only then do you return what was sent`
  return `You don’t have to return any of it now. If the notice counts, ${then}, without interest or fees. If we don’t take it within 20 days after you offer it, you may keep it.`
}

const UNKNOWN = 'A payment may be on its way. We are finding out, and email you if it was sent.'

/** To the borrower, beside a notice that is checked; empty where nothing left. @param now tells a payment that is still to leave from one that left */
export function leftToBorrower(known: Known, { money }: Pick<RescissionExercise, 'money'>, now: string): string {
  const left = moneyOut(known).map((one) => (one.what === 'CASH' ? cashWords(known, one, now) : payoffWords(known, one)))
  const isUnknown = money === 'UNDER_WAY' && known(disbursement) === undefined
  if (left.length === 0) return isUnknown ? UNKNOWN : ''
  return ['Some money had left already, or is too late to stop.', ...left, ...(isUnknown ? [UNKNOWN] : []), keepWords(known)].join(' ')
}

/** To another owner: the sums are the borrower's business. */
export const leftToOthers = (known: Known, { money }: Pick<RescissionExercise, 'money'>): string =>
  hasMoneyLeft(known) ? 'Money from the line had left, or is too late to stop.' : money === 'UNDER_WAY' ? UNKNOWN : ''
