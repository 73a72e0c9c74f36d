import { rescissionNotice } from '@hearthline/domain'
import { expect, it } from 'vitest'
import type { ApplicationFile } from './use-application.ts'
import { whoseDocument } from './whose-document.ts'

it('says whose each notice of the right to cancel is, and nothing of other documents', () => {
  const walk = [{ id: 'rescission-notice', data: rescissionNotice.example }, { id: 'note', data: { documentId: 'note' } }, { id: 'ask' }]
  expect([...whoseDocument({ walk: walk as unknown as ApplicationFile['walk'] })]).toEqual([['rescission-notice', 'Ana Reyes']])
})
