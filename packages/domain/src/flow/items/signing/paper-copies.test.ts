import { describe, expect, it } from 'vitest'
import { isPaperOwed, lastPaperRequest, paperSentMail, withPaperAsked, withPaperSent } from './paper-copies.ts'

const AT = '2026-11-24T18:00:00.000Z'
const SENT = {
  on: '2026-11-25',
  how: 'MAIL',
  what: 'The agreement and the deed',
  by: 'operator:1',
  at: '2026-11-25T18:00:00.000Z',
} as const

describe('paper copies', () => {
  it('are owed to each who asked until they are sent to that person, and asking twice is asking once', () => {
    const first = withPaperAsked({ requests: [] }, 'borrower', AT)!
    expect(withPaperAsked(first, 'borrower', SENT.at)).toBeUndefined()
    const both = withPaperAsked(first, 'signer-1', AT)!
    const one = withPaperSent(both, 'signer-1', SENT)
    expect(isPaperOwed(one)).toBe(true)
    expect([lastPaperRequest(one, 'borrower')?.sent, lastPaperRequest(one, 'signer-1')?.sent]).toEqual([undefined, SENT])
    const all = withPaperSent(one, 'borrower', SENT)
    expect(isPaperOwed(all)).toBe(false)
    expect(isPaperOwed(withPaperAsked(all, 'borrower', SENT.at))).toBe(true)
  })
  it('are recorded also for whoever asked by phone', () => {
    expect(withPaperSent({ requests: [] }, 'borrower', SENT).requests).toEqual([{ party: 'borrower', askedAt: SENT.at, sent: SENT }])
  })
  it('are told by mail with the day, and without what they are copies of', () => {
    expect(paperSentMail(SENT).body).toContain('We mailed you your paper copies on Wednesday, November 25, 2026.')
    expect(paperSentMail(SENT).body).not.toContain('deed')
  })
})
