/**
 * The lists change: everyone is compared again with the one in force just before the money is sent, and whoever is paid with them. What was compared
 * days ago counts no more, so that an approval given weeks later, or money that came back, waits for a new comparison.
 */
import { z } from 'zod'
import { exampleSanctionsResult, sanctionsResult } from '../../../facts/sanctions-screening.ts'
import { SCREENED_WITHIN_DAYS } from '../../../policy/screening-age.ts'
import { type Given, type Known, work } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { legalName } from '../apply/legal-name.ts'
import { closingSigners } from '../signing/closing-signers.ts'
import { signersOf } from '../signing/signers.ts'
import { isMoneyBack, isMoneySent } from './money-sent.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { recording } from './recording.ts'
import { rescissionAssurance } from './rescission-assurance.ts'

/** Whom the creditors' letters name, each once. */
export const payeesOf = (known: Known): readonly string[] => [...new Set((known(payoffQuotes)?.quotes ?? []).map(({ payee }) => payee))]

/** Everyone who signs, as the borrower, public records or the title name them, or the law of the state asks them. */
export const screenedAtFunding = (known: Known): readonly string[] => [
  ...new Set([...signersOf(known), ...closingSigners(known)].map(({ name }) => name)),
]

const DAY_MS = 86_400_000

/** undefined of what no money waits for any more. */
function lapsesAt(isWithoutPayees: boolean, settledAt: (id: string) => string | undefined, given: Given): string | undefined {
  const at = settledAt('funding-screening')
  if (at === undefined || isMoneySent(given)) return undefined
  const returnedAt = isMoneyBack(given) ? settledAt('disbursement-returns') : undefined
  if (returnedAt !== undefined && returnedAt > at) return returnedAt
  // Earlier releases compared no payees.
  return isWithoutPayees && given('payoff-quotes') !== undefined
    ? at
    : new Date(Date.parse(at) + SCREENED_WITHIN_DAYS * DAY_MS).toISOString()
}

export const fundingScreening = work('funding-screening', {
  title: 'Checking sanctions lists before funding',
  steps: ['FUNDABLE'],
  // Not while mail is waited for: the list of the day on which money can move is asked.
  after: [rescissionAssurance],
  reads: (known) => {
    const payees = payeesOf(known)
    return [
      ...[known(legalName), known(birthDate), signersOf(known).map(({ name }) => name), known(recording)],
      ...(payees.length > 0 ? [payees] : []),
    ]
  },
  earlierReads: (known) => [known(legalName), known(birthDate), signersOf(known).map(({ name }) => name), known(recording)],
  // A spouse, or an owner whom the title alone names: earlier releases did not compare them, and no money leaves before they are.
  holds: (known, { signers = [] }, given) => {
    const compared = new Set([...signersOf(known).map(({ name }) => name), ...signers])
    return isMoneySent(given) || screenedAtFunding(known).every((name) => compared.has(name))
  },
  lapses: ({ payees }, settledAt, given) => lapsesAt(payees === undefined, settledAt, given),
  notAfter: isMoneySent,
  // Money that came back: the borrower is asked for another account beside it.
  overtakenBy: 'disbursement',
  data: sanctionsResult.extend({
    /** who is paid beside the borrower, and was compared with them; earlier releases compared none */
    payees: z.array(z.string()).optional(),
  }),
  exampleFor: (known) => ({ ...exampleSanctionsResult, payees: [], signers: [...screenedAtFunding(known)] }),
  example: { ...exampleSanctionsResult, payees: [] },
})
