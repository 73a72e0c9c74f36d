import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { texasItemization } from '../closing/texas-itemization.ts'
import { texasItemizationReceipt } from '../closing/texas-itemization-receipt.ts'
import { closingReview } from '../signing/closing-review.ts'
import { attorneyReview } from './attorney-review.ts'
import { costsReadOn, misfitsOfCosts } from './costs-at-office.ts'

const { known } = standing(
  factsUpTo('notary-appointment', '2026-12-14T18:30:00.000Z', {
    'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' },
    'submission-time': { at: '2026-11-20T18:30:00.000Z' },
  }),
).walk

describe('a closing at an office', () => {
  it('is chosen once the attorney has reviewed, which the borrower is written', () => {
    const accepted = { outcome: 'ACCEPTED' as const, reason: 'Reviewed.' }
    const before: Known = (item) => (item.id === 'notary-appointment' ? undefined : known(item))
    expect(attorneyReview.settledMail!(accepted, before)).toEqual({
      subject: 'Choose where and when to sign',
      body: expect.stringContaining('choose an office and a time'),
    })
    // Refused, it is told that the review takes longer, and nothing of an appointment.
    expect(attorneyReview.settledMail!({ ...accepted, outcome: 'REFUSED' }, before)?.subject).toBe(
      'The review of your documents takes longer',
    )
    const booked: Known = (item) => (item.id === 'notary-appointment' ? ({ meeting: 'MANUAL' } as never) : known(item))
    expect(attorneyReview.settledMail!(accepted, booked)).toBeUndefined()
  })

  it('counts the costs from the reading of all documents where no receipt of them has a day, and not from costs that changed since', () => {
    const { sha256 } = known(texasItemization)!
    const readBy = (documents: readonly object[], receipt?: object): Known => {
      const given: Readonly<Record<string, unknown>> = {
        [closingReview.id]: { read: true, on: '2026-12-11', documents },
        [texasItemizationReceipt.id]: receipt,
      }
      return (item) => (Object.hasOwn(given, item.id) ? given[item.id] : known(item)) as never
    }
    const costs = { kind: 'TEXAS_ITEMIZATION', documentId: 'costs', sha256 }
    expect(costsReadOn(readBy([costs]), BORROWER)).toBe('2026-12-11')
    expect(costsReadOn(readBy([costs], { received: true }), BORROWER)).toBe('2026-12-11')
    expect(costsReadOn(readBy([costs], { received: true, on: '2026-12-09' }), BORROWER)).toBe('2026-12-09')
    expect(costsReadOn(readBy([{ ...costs, sha256: 'other' }]), BORROWER)).toBeUndefined()
  })

  it('counts an owner’s own reading, and no earlier day that a closer enters', () => {
    const { sha256 } = known(texasItemization)!
    const documents = [{ kind: 'TEXAS_ITEMIZATION', documentId: 'costs', sha256 }]
    const read: Known = (item) =>
      (item.id === closingReview.id
        ? { read: true, on: '2026-12-11', documents }
        : item.id === texasItemizationReceipt.id
          ? undefined
          : known(item)) as never
    const ana = { party: BORROWER, name: 'Ana Reyes' }
    const paths = (costsOn?: string) => misfitsOfCosts(read, ana, { costsOn }, '2026-12-15').map(({ path, message }) => [path, message])
    expect(paths('2026-12-10')).toEqual([['costsOn', expect.stringContaining('read the itemized costs on Friday, December 11')]])
    expect([paths(), paths('2026-12-11')]).toEqual([[], []])
    // On the very day of the reading nobody signs, whatever day is entered.
    expect(misfitsOfCosts(read, ana, { costsOn: '2026-12-10' }, '2026-12-11')).toHaveLength(1)
  })
})
