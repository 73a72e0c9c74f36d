/** The visit was canceled: nothing goes on until the borrower orders another one. */
import * as z from 'zod/mini'
import { ask, foldInto, type Known } from '../../item.ts'
import {
  aboutOrder,
  misfitsOfOrder,
  type ValuationOrder,
  valuationOrder,
  valuationOrderAnswer,
  valuationOrderLabels,
} from './valuation-order.ts'

/** What is asked again as it was said; the time and the authorization of the debit are given anew. */
const orderBefore = z.omit(valuationOrderAnswer, { visit: true, debitAgreed: true })

function wasOrdered(known: Known): z.infer<typeof orderBefore> | undefined {
  const order = known(valuationOrder)
  if (!order) return undefined
  const { visit: _visit, debitAgreed: _debitAgreed, ...before } = order
  return before
}

export const valuationReorder = ask('valuation-reorder', {
  title: 'Choose a new time for the visit',
  why: 'You canceled the visit to your home. We need its value confirmed before closing, so choose another time when you are ready.',
  steps: ['ORDER_BPO'],
  applies: (known) => known(valuationOrder)?.canceled === true,
  reads: (known) => [known(valuationOrder)],
  answers: foldInto(valuationOrder, (_before, answer: ValuationOrder) => answer),
  data: valuationOrderAnswer,
  labels: valuationOrderLabels,
  about: {
    data: z.extend(aboutOrder.data, { before: z.optional(orderBefore) }),
    of: (known, on) => ({ ...aboutOrder.of(known, on), before: wasOrdered(known) }),
  },
  fits: misfitsOfOrder,
  agrees: { debitAgreed: 'FEE_DEBIT' },
  example: valuationOrder.example,
})
