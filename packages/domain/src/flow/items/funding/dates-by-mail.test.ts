import { describe, expect, it } from 'vitest'
import type { Item, Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { disbursement } from './disbursement.ts'
import { arrivedMail } from './disbursement-settlements.ts'
import { recording } from './recording.ts'
import { rescissionDelivery } from './rescission-delivery.ts'
import { lastDayOfRescission } from './rescission-exercise.ts'
import { rescissionNotice } from './rescission-notice.ts'
import { rescissionReceipts } from './rescission-receipts.ts'

const [OWN] = rescissionNotice.example.persons!
const SAM = { party: 'sam', name: 'Sam Reyes', documentId: 'sams', sha256: '1'.repeat(64), delivery: 'READY' as const }
const KIM = { ...SAM, party: 'kim', name: 'Kim Reyes', sha256: '2'.repeat(64) }
/** 11:30 in the evening of November 23 in Hawaii. */
const MADE = '2026-11-24T09:30:00Z'
const noticeTo = (...persons: (typeof SAM)[]) => ({ ...rescissionNotice.example, deliveredAt: MADE, persons: [OWN!, ...persons] })
const openedBy = ({ party, sha256 }: typeof SAM, at: string) => ({ party, sha256, at })

const knowing = (...facts: readonly (readonly [Item<never> | { readonly id: string }, unknown])[]): Known => {
  const known = new Map<string, unknown>([
    [propertyAddress.id, { ...propertyAddress.example, state: 'HI' }],
    [rescissionReceipts.id, { received: [] }],
  ])
  for (const [{ id }, data] of facts) known.set(id, data)
  return ((item: Item) => known.get(item.id)) as Known
}

describe('A mail about the right to cancel', () => {
  it('names the last day where everyone has the notice, in the home’s time zone', () => {
    const notice = noticeTo()
    const mail = rescissionNotice.settledMail!(notice, knowing([rescissionNotice, notice]))
    // From the 23rd; Thanksgiving is left out.
    expect(mail?.body).toContain('until midnight on Friday, November 27, 2026, where your home is')
    expect(lastDayOfRescission(knowing([rescissionNotice, notice]))).toBe('2026-11-27')
  })

  it('names no day while another owner has no notice, and promises one', () => {
    const mail = rescissionNotice.settledMail!(noticeTo(SAM), knowing())
    expect(mail?.body).toContain(
      'for three business days after everyone who may cancel has their own notice. Not everyone has theirs yet. We email you the last day',
    )
    expect(mail?.body).not.toMatch(/November|December/)
  })

  it('tells a borrower who signed on paper that their notice comes on paper, and then the day that was recorded for them', () => {
    const ready = { ...OWN!, delivery: 'READY' as const, deliveredAt: undefined }
    const told = (...others: (typeof SAM)[]) => {
      const notice = { ...noticeTo(), persons: [ready, ...others] }
      return rescissionNotice.settledMail!(notice, knowing([rescissionNotice, notice]))?.body
    }
    const comes = 'Your notice of this right comes on paper, in two copies.'
    expect(told()).toContain(`for three business days after you have your notice. ${comes} We email you the last day.`)
    expect(told(SAM)).toContain(`after everyone who may cancel has their own notice. ${comes} We email you the last day.`)
    for (const body of [told(), told(SAM)]) expect(body).not.toMatch(/among your documents|November|December/)
    const delivered = [{ party: OWN!.party, way: 'COURIER' as const, on: '2026-12-01' }]
    const known = knowing([rescissionNotice, { ...noticeTo(), persons: [ready] }], [rescissionDelivery, { delivered }])
    expect(rescissionDelivery.settledMail!({ delivered }, known)).toEqual({
      subject: 'Your time to cancel has begun',
      body: 'We recorded that you received your notice of the right to cancel on Tuesday, December 1, 2026. You may cancel the line on your home until midnight on Friday, December 4, 2026, where the home is. If you did not receive the notice on that day, call us now.',
    })
  })

  it('follows with the day when the last of them has opened theirs, and not before', () => {
    const notice = noticeTo(SAM, KIM)
    const sams = [openedBy(SAM, '2026-11-27T20:00:00Z')]
    const both = [...sams, openedBy(KIM, '2026-12-01T08:00:00Z')]
    const told = (received: typeof both) => {
      const known = knowing([rescissionNotice, notice], [rescissionReceipts, { received }])
      return [rescissionReceipts.settledMail!({ received }, known)?.body, lastDayOfRescission(known)] as const
    }
    expect(told([])).toEqual([undefined, undefined])
    expect(told(sams)).toEqual([undefined, undefined])
    // In Hawaii it is still November 30.
    expect(told(both)[0]).toContain('until midnight on Thursday, December 3, 2026')
    expect(told(both)[1]).toBe('2026-12-03')
  })

  it('follows with the day that was recorded for a notice on paper', () => {
    const delivered = [{ party: 'sam', way: 'COURIER' as const, on: '2026-12-01' }]
    const known = knowing([rescissionNotice, noticeTo(SAM)], [rescissionDelivery, { delivered }])
    expect(rescissionDelivery.settledMail!({ delivered }, known)?.body).toContain('until midnight on Friday, December 4, 2026')
    expect(lastDayOfRescission(known)).toBe('2026-12-04')
  })
})

describe('A mail about recording and money', () => {
  it('names the county’s day and number, and the day on which a deed came back', () => {
    const recorded = { recordingNumber: '2026-11300077', recordedOn: '2026-11-30' }
    expect(recording.settledMail!(recorded, knowing())?.body).toContain('on Monday, November 30, 2026 under number 2026-11300077')
    const rejected = { outcome: 'REJECTED' as const, rejectedOn: '2026-11-30', reasons: ['No legal description'] }
    expect(recording.settledMail!(rejected, knowing())?.body).toContain('sent your deed back on Monday, November 30, 2026')
  })

  it('names the day of sending and the day of the bank, no amount, and nothing where the debts took all of it', () => {
    const sent = { traceNumber: '1', sentOn: '2026-11-30', status: 'SENT' as const, settlesOn: '2026-12-01' }
    const body = disbursement.settledMail!(sent, knowing([closingTerms, closingTerms.example]), sent)?.body
    expect(body).toContain('on Monday, November 30, 2026. It is in your account as early as Tuesday, December 1, 2026')
    expect(body).not.toContain('$')
    const none = { ...closingTerms.example, cashToBorrowerCents: 0 }
    expect(disbursement.settledMail!(sent, knowing([closingTerms, none]), sent)).toBeUndefined()
  })

  it('follows when the bank has it, with that day', () => {
    expect(arrivedMail('2026-12-01').body).toContain('reached your bank account on Tuesday, December 1, 2026')
  })
})
