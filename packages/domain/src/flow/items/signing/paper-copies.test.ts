import { describe, expect, it } from 'vitest'
import {
  deliveryMail,
  isPaperOwed,
  lastPaperRequest,
  mailingAddressMail,
  onPaperSince,
  paperSentMail,
  withAgreedAgain,
  withConsentWithdrawn,
  withLettersOwed,
  withMailingAddress,
  withPaperAsked,
  withPaperSent,
} from './paper-copies.ts'

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

describe('documents of someone who withdrew their consent to electronic ones', () => {
  const [first, second] = [
    { id: '00000000-0000-4000-8000-000000000001', kind: 'ADVERSE_ACTION_NOTICE' },
    { id: '00000000-0000-4000-8000-000000000002', kind: 'SCORE_DISCLOSURE' },
  ]
  const withdrawn = withConsentWithdrawn({ requests: [] }, 'borrower', AT)

  it('are owed on paper, each once, and what was made after the others were printed stays owed', () => {
    const one = withLettersOwed(withdrawn, 'borrower', [first!], AT)!
    expect(withLettersOwed(one, 'borrower', [first!], SENT.at)).toBeUndefined()
    const both = withLettersOwed(one, 'borrower', [first!, second!], SENT.at)!
    const sent = withPaperSent(both, 'borrower', SENT, [first!.id])
    expect(sent.requests).toEqual([
      { party: 'borrower', askedAt: AT, documents: [first], sent: SENT },
      { party: 'borrower', askedAt: AT, documents: [second] },
    ])
    expect(isPaperOwed(withPaperSent(sent, 'borrower', SENT, [second!.id]))).toBe(false)
  })
  it('are not settled by copies that were asked for beside them, and agreeing again leaves them owed', () => {
    const owed = withLettersOwed(withPaperAsked(withdrawn, 'borrower', AT)!, 'borrower', [first!], AT)!
    const again = withAgreedAgain(withPaperSent(owed, 'borrower', SENT), 'borrower', SENT.at)
    expect([isPaperOwed(again), onPaperSince(again, 'borrower'), onPaperSince(owed, 'borrower')]).toEqual([true, undefined, AT])
    expect(onPaperSince(withConsentWithdrawn(again, 'borrower', SENT.on), 'borrower')).toBe(SENT.on)
  })
})

describe('whoever changes how documents come again and again', () => {
  const at = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000).toISOString()
  /** Withdrawn and given again by turns, once an hour. */
  const after = (changes: number) =>
    Array.from({ length: changes }, (_one, index) => index).reduce<Parameters<typeof withAgreedAgain>[0]>(
      (kept, index) => (index % 2 === 0 ? withConsentWithdrawn : withAgreedAgain)(kept, 'borrower', at(index)),
      { requests: [] },
    )
  it('is mailed the first four changes of a day, the last of which says that no more mail comes, and again the day after', () => {
    const told = [1, 2, 3, 4, 5, 6].map((changes) => deliveryMail(after(changes), 'borrower', changes % 2 === 0, at(changes - 1))?.body)
    expect(told.map((body) => body?.includes('we send no email about it'))).toEqual([false, false, false, true, undefined, undefined])
    const nextDay = withConsentWithdrawn(after(6), 'borrower', at(40))
    expect(deliveryMail(nextDay, 'borrower', false, at(40))?.body).toMatch(/You can agree again at any time where you withdrew\.$/)
    expect(deliveryMail(withConsentWithdrawn(after(6), 'signer-1', at(6)), 'signer-1', false, at(6))).toBeDefined()
  })
  it('has each change kept and in force, also after two hundred', () => {
    const kept = after(501)
    expect([onPaperSince(kept, 'borrower'), kept.withdrawn?.length]).toEqual([at(500), 200])
  })
  it('is told of another address as often, and no more', () => {
    const address = { street1: '1 Elm St', city: 'Reno', state: 'NV', zip: '89501' }
    const moved = [0, 1, 2, 3, 4].reduce<Parameters<typeof withAgreedAgain>[0]>(
      (kept, hours) => withMailingAddress(kept, 'borrower', address, at(hours)),
      { requests: [] },
    )
    expect(mailingAddressMail(moved, 'borrower', at(4))).toBeUndefined()
    expect(mailingAddressMail(moved, 'borrower', at(30))?.subject).toBe('Your mailing address was changed')
  })
})
