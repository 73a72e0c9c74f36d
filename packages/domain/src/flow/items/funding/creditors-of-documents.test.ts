import { expect, it } from 'vitest'
import { factsUpTo, standing } from '../../../index.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { creditorsOfDocuments } from './creditors-of-documents.ts'
import { reportedDebts } from './debts-to-pay-off.ts'

it('each document of a payoff is of the creditor whose debt it names', () => {
  const given = {
    'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] },
    'payoff-requests': { requests: [{ debt: 'card-1', documentId: 'asks', sha256: '0' }] },
    'payoff-letters': {
      on: '2026-11-30',
      letters: [
        { debt: 'card-1', payee: 'Payments Inc.', amountCents: 1, documentId: 'pays', sha256: '0' },
        { debt: 'gone', payee: 'Nobody', amountCents: 1, documentId: 'other', sha256: '0' },
      ],
    },
  }
  const { known } = standing(factsUpTo('complete', '2026-12-01T20:00:00Z', given)).walk
  const [{ creditor, last4 } = { creditor: '', last4: '' }] = reportedDebts(known)
  expect(creditor).not.toBe('')
  const named = last4 ? `${creditor} ending ${last4}` : creditor
  expect([...creditorsOfDocuments(known)]).toEqual([
    ['asks', named],
    ['pays', named],
  ])
})
