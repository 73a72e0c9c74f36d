/** What whoever approves the money reads of each payoff: whom the letter has paid, beside the creditor of the report, and whether the sum is explained. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { isUnusualQuote } from '../../../policy/payoff-quote-bounds.ts'
import type { Known } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { payoffQuotes } from './payoff-quotes.ts'

export const approvedPayoff = z.object({
  debt: z.string(),
  /** as the credit report or the title search has it */
  creditor: z.string(),
  last4: z.string().optional(),
  /** as the letter has it */
  payee: z.string(),
  payTo: z.string(),
  reportedCents: cents,
  amountCents: cents,
  /** the document; earlier releases took the figures alone */
  letter: z.string().optional(),
  /** The payee has another name than the creditor: whoever approves says that they have seen it. */
  isOtherName: z.literal(true).optional(),
  /** More than the report explains: two approve. */
  isUnusual: z.literal(true).optional(),
  /** of more than twice the report: who at the creditor confirmed it, and why the debt grew */
  confirmedBy: z.string().optional(),
  /** it is paid already */
  isPaid: z.literal(true).optional(),
})
export type ApprovedPayoff = z.infer<typeof approvedPayoff>

/** What says what a company is, and not which. */
const NO_NAME: ReadonlySet<string> = new Set('A NA N THE OF AND INC LLC LLP LP LTD CO CORP CORPORATION COMPANY FSB SSB PLC USA'.split(' '))

const wordsOf = (name: string): string =>
  [
    ...new Set(
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toUpperCase()
        .replace(/['’.]/g, '')
        .split(/[^\p{L}\p{N}]+/u),
    ),
  ]
    .filter((word) => word !== '' && !NO_NAME.has(word))
    .sort()
    .join(' ')

/** Case, punctuation, order and the form of a company aside. */
export const isSamePayee = (payee: string, creditor: string): boolean => wordsOf(payee) === wordsOf(creditor)

/** Each quote of a debt that is still named; none where the approval is older than quotes are. */
export function payoffsToApprove(known: Known): readonly ApprovedPayoff[] {
  const debts = new Map(reportedDebts(known).map((debt) => [debt.id, debt]))
  return (known(payoffQuotes)?.quotes ?? []).flatMap(({ debt: id, payee, payTo, amountCents, letter, paidCents, confirmedBy }) => {
    const debt = debts.get(id)
    if (!debt) return []
    const isPaid = paidCents !== undefined
    return [
      {
        ...{ debt: id, creditor: debt.creditor, ...(debt.last4 && { last4: debt.last4 }), payee, payTo },
        ...{ reportedCents: debt.balanceCents, amountCents: paidCents ?? amountCents, ...(letter && { letter }) },
        ...(!isPaid && !isSamePayee(payee, debt.creditor) && { isOtherName: true as const }),
        ...(!isPaid && isUnusualQuote(amountCents, debt.balanceCents) && { isUnusual: true as const }),
        ...(confirmedBy && { confirmedBy }),
        ...(isPaid && { isPaid: true as const }),
      },
    ]
  })
}

export const hasUnusualQuote = (known: Known): boolean => payoffsToApprove(known).some(({ isUnusual }) => isUnusual)

/** Also once it is paid: two released the money. */
export const hadUnusualQuote = (known: Known): boolean => (known(payoffQuotes)?.quotes ?? []).some(({ isUnusual }) => isUnusual)
