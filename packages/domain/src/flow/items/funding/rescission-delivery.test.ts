import { describe, expect, it } from 'vitest'
import type { Item, Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rescission } from './rescission.ts'
import { rescissionDelivery } from './rescission-delivery.ts'
import { rescissionNotice } from './rescission-notice.ts'
import { rescissionReceipts } from './rescission-receipts.ts'

const [own] = rescissionNotice.example.persons!
const OTHER = { party: '0123456789abcdef', name: 'Robin Reyes', documentId: 'theirs', sha256: '1'.repeat(64), delivery: 'READY' }

/** A home in Ohio at 11:30 in the evening there on the 23rd, when it is still the 23rd on the West Coast too; or half an hour later. */
const knowing = (deliveredAt: string, delivered?: object, received: readonly object[] = []): Known => {
  const facts = new Map<string, unknown>([
    [propertyAddress.id, { ...propertyAddress.example, state: 'OH' }],
    [rescissionNotice.id, { ...rescissionNotice.example, deliveredAt, persons: [own, OTHER] }],
    [rescissionDelivery.id, delivered],
    [rescissionReceipts.id, { received }],
  ])
  return ((item: Item) => facts.get(item.id)) as Known
}
const had = (on: string) => ({ delivered: [{ party: OTHER.party, way: 'IN_PERSON' as const, on }] })

describe('the day on which another owner had the notice', () => {
  it('may be the day of the notice, which has begun there and not at the lender', () => {
    const known = knowing('2026-11-24T05:30:00Z')
    expect(rescissionDelivery.fits!(known, had('2026-11-24'), '2026-11-23')).toEqual([])
    expect(rescissionDelivery.fits!(known, had('2026-11-25'), '2026-11-23')).toHaveLength(1)
    expect(rescissionDelivery.fits!(known, had('2026-11-23'), '2026-11-23')).toHaveLength(1)
  })

  it('ends the right for everyone, as the last of those days', () => {
    const first = rescission.until!(knowing('2026-11-24T05:30:00Z', had('2026-11-24')))
    expect(rescission.until!(knowing('2026-11-24T05:30:00Z', had('2026-12-01')))! > first!).toBe(true)
    expect(rescission.until!(knowing('2026-11-24T05:30:00Z'))).toBeUndefined()
  })

  it('is that on which they opened it online, and nobody has to record it', () => {
    const receipt = { party: OTHER.party, sha256: OTHER.sha256, at: '2026-12-01T15:00:00Z' }
    const opened = knowing('2026-11-24T05:30:00Z', undefined, [receipt])
    expect(rescissionDelivery.applies!(opened)).toBe(false)
    expect(rescission.until!(opened)).toBe(rescission.until!(knowing('2026-11-24T05:30:00Z', had('2026-12-01'))))
  })

  it('is not that of a notice that was made again since', () => {
    const stale = [{ party: OTHER.party, sha256: '2'.repeat(64), at: '2026-12-01T15:00:00Z' }]
    const known = knowing('2026-11-24T05:30:00Z', undefined, stale)
    expect(rescissionDelivery.applies!(known)).toBe(true)
    expect(rescission.until!(known)).toBeUndefined()
  })
})
