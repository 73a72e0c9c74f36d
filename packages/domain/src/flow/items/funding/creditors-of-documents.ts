/** Which creditor each document of a payoff is about: several of one kind are told apart by nothing else. */
import type { Known } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { payoffLetters } from './payoff-letters.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { payoffRequests } from './payoff-requests.ts'

/** 'Visa ending 4021', by the id of the document. What was drawn for a debt that is none any more is not in it. */
export function creditorsOfDocuments(known: Known): ReadonlyMap<string, string> {
  const debts = new Map(
    reportedDebts(known).map(({ id, creditor, last4 }) => [id, last4 ? `${creditor} ending ${last4}` : creditor] as const),
  )
  const drawn = known(payoffLetters)
  const named = [
    ...(known(payoffRequests)?.requests ?? []),
    ...(drawn?.requests ?? []),
    ...(drawn?.letters ?? []),
    ...(known(payoffQuotes)?.quotes ?? []).flatMap(({ debt, letter }) => (letter ? [{ debt, documentId: letter }] : [])),
  ]
  return new Map(
    named.flatMap(({ debt, documentId }) => {
      const creditor = debts.get(debt)
      return creditor === undefined ? [] : [[documentId, creditor] as const]
    }),
  )
}
