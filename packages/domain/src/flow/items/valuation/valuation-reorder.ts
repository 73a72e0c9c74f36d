/** The visit was canceled: nothing goes on until the borrower orders another one. */
import { ask, foldInto } from '../../item.ts'
import {
  aboutOrder,
  misfitsOfOrder,
  type ValuationOrder,
  valuationOrder,
  valuationOrderAnswer,
  valuationOrderLabels,
} from './valuation-order.ts'

export const valuationReorder = ask('valuation-reorder', {
  title: 'Choose a new time for the visit',
  why: 'You canceled the visit to your home. We need its value confirmed before closing, so choose another time when you are ready.',
  steps: ['ORDER_BPO'],
  applies: (known) => known(valuationOrder)?.canceled === true,
  reads: (known) => [known(valuationOrder)],
  answers: foldInto(valuationOrder, (_before, answer: ValuationOrder) => answer),
  data: valuationOrderAnswer,
  labels: valuationOrderLabels,
  about: aboutOrder,
  fits: misfitsOfOrder,
  agrees: { debitAgreed: 'FEE_DEBIT' },
  example: valuationOrder.example,
})
