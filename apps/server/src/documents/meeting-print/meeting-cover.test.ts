import { expect, it } from 'vitest'
import { describeMeetingCover } from './meeting-cover.ts'

const textOf = (zone: string) =>
  JSON.stringify(
    describeMeetingCover({
      lender: 'Hearthline Lending, Inc.',
      borrower: 'Ana Reyes',
      home: '2100 Alder Way, Austin, TX 78701',
      madeAt: '2026-12-08T18:30:00.000Z',
      zone,
      appointment: 'Wednesday, December 9, 1:00 PM CT',
      documents: [
        { kind: 'TEXAS_NOTICE', documentId: 'notice', copies: 1, isRead: true },
        { kind: 'NOTE', documentId: 'note', copies: 1 },
        { kind: 'RESCISSION_RECEIPT', documentId: 'receipt', copies: 1, name: 'Ana Reyes' },
      ],
      days: [],
    }),
  )

it('the cover of a closing says of each document whether it is read or signed, and by whom, in the time of the home', () => {
  const text = textOf('America/Chicago')
  expect(text).toContain('Printed Dec 8, 2026, 12:30 PM CT.')
  expect(text).toMatch(/"To read","1"\],\["[^"]+","Everyone who signs it","1"\],\["[^"]+","Ana Reyes","1"\]/)
})
