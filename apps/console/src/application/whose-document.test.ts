import { rescissionNotice } from '@hearthline/domain'
import { expect, it } from 'vitest'
import type { ApplicationFile } from './use-application.ts'
import { whoseDocument } from './whose-document.ts'

it('says whose each notice of the right to cancel is, and nothing of other documents', () => {
  const walk = [{ id: 'rescission-notice', data: rescissionNotice.example }, { id: 'note', data: { documentId: 'note' } }, { id: 'ask' }]
  expect([...whoseDocument({ walk: walk as unknown as ApplicationFile['walk'] })]).toEqual([['rescission-notice', 'Ana Reyes']])
})

it('and which creditor a payoff letter is to, or came from', () => {
  const walk = [
    { id: 'payoff-quotes', data: { quotes: [{ payee: 'Elm Card', letter: 'quote-1' }, { payee: 'Fir Bank' }] } },
    { id: 'payoff-letters', data: { letters: [{ payee: 'Elm Card', documentId: 'letter-1' }] } },
  ]
  expect([...whoseDocument({ walk: walk as unknown as ApplicationFile['walk'] })]).toEqual([
    ['quote-1', 'Elm Card'],
    ['letter-1', 'Elm Card'],
  ])
})
