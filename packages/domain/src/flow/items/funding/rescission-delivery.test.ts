import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item, Known } from '../../item.ts'
import { signerNews } from '../../signer-news.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rescission } from './rescission.ts'
import { noticesToGive, rescissionDelivery } from './rescission-delivery.ts'
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
    expect(rescissionDelivery.fits!(known, had('2026-11-23'), '2026-11-23').map(({ message }) => message)).toEqual([
      'The notice was made on Tuesday, November 24, 2026. Enter that day or a later one',
    ])
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

  it('once recorded leaves nothing to be given, and is recorded also while the borrower has yet to send their insurance', () => {
    const at = '2026-11-24T05:30:00Z'
    expect([noticesToGive(knowing(at)), noticesToGive(knowing(at, had('2026-11-24')))]).toEqual([[OTHER], []])
    const facts = factsUpTo('rescission-delivery', '2026-11-24T18:00:00.000Z', {
      'rescission-notice': { ...rescissionNotice.example, persons: [own, OTHER] },
    })
    const { 'hazard-insurance': _insurance, ...results } = facts.results
    const { frontier, ahead } = standing({ ...facts, results }).walk
    expect([frontier?.item.id, ahead.map(({ id }) => id)]).toEqual(['hazard-insurance', ['rescission-delivery']])
  })

  it('that would end the right by the day of recording counts from the day of recording', () => {
    const recorded = (on: string, recordedOn: string) => [
      { party: OTHER.party, way: 'IN_PERSON' as const, on, sha256: OTHER.sha256, recordedOn },
    ]
    const keeps = (on: string, today: string) => rescissionDelivery.keeps!(knowing('2026-11-24T05:30:00Z'), had(on), undefined, today)
    expect(keeps('2026-11-24', '2026-12-01')).toEqual({ delivered: recorded('2026-11-24', '2026-12-01') })
    const ends = (delivered: object) => rescission.until!(knowing('2026-11-24T05:30:00Z', delivered))
    // Three business days from the 24th end on the 28th: Thanksgiving is none.
    expect(ends(keeps('2026-11-24', '2026-11-28'))).toBe(ends(had('2026-11-28')))
    expect(ends(keeps('2026-11-24', '2026-12-01'))).toBe(ends(had('2026-12-01')))
    expect(ends(keeps('2026-11-24', '2026-11-25'))).toBe(ends(had('2026-11-24')))
  })

  it('is shown by a receipt', () => {
    const { accepts } = rescissionDelivery
    const document = '00000000-0000-4000-8000-000000000001'
    expect(z.safeParse(accepts!, had('2026-11-24')).success).toBe(false)
    const shown = { delivered: [{ ...had('2026-11-24').delivered[0]!, to: 'OWNER' as const, document }] }
    expect(z.safeParse(accepts!, shown).success).toBe(true)
    expect(rescissionDelivery.documents!(shown)).toEqual([
      { path: 'delivered.0.document', uuid: document, kind: 'FILE_EVIDENCE', isForTheFile: true, isOfOneThing: true },
    ])
    // What earlier releases stored has none, and is read as it was.
    expect(z.safeParse(rescissionDelivery.data, had('2026-11-24')).success).toBe(true)
  })

  it('of an owner who died is that on which their personal representative had it, by the document that names them', () => {
    const document = '00000000-0000-4000-8000-000000000001'
    const letters = '00000000-0000-4000-8000-000000000002'
    const representative = { name: 'Lee Park', document: letters }
    const given = { delivered: [{ ...had('2026-11-24').delivered[0]!, to: 'REPRESENTATIVE' as const, document, representative }] }
    const at = '2026-11-24T05:30:00Z'
    expect(z.safeParse(rescissionDelivery.accepts!, given).success).toBe(true)
    for (const wrong of [{ name: 'L', document: letters }, { name: 'Lee Park' }])
      expect(z.safeParse(rescissionDelivery.accepts!, { delivered: [{ ...given.delivered[0]!, representative: wrong }] }).success).toBe(
        false,
      )
    expect(rescissionDelivery.documents!(given).map(({ uuid }) => uuid)).toEqual([document, letters])
    const owed = knowing(at)
    const known = knowing(at, given)
    expect(rescission.until!(known)).toBe(rescission.until!(knowing(at, had('2026-11-24'))))
    const events = rescissionDelivery.chapter!.each!(known, given as never)
    expect(events?.map(({ label }) => label)).toContain('The personal representative of Robin Reyes received the notice')
    // One person says it, and the owner may live: their mailbox is told who had the notice.
    const signers = [{ signer: { party: OTHER.party, name: OTHER.name, email: 'robin@example.test' } }] as never
    expect(signerNews([rescissionDelivery.id], { known, signers }).map(({ words }) => words.body)).toEqual([
      'We recorded that your notice of the right to cancel was given on Tuesday, November 24, 2026 to someone who acts for you: “Lee Park.” If this is not right, call us now. The time to cancel the line has begun. The line can be canceled until midnight on Saturday, November 28, 2026, where the home is.',
    ])
    // The receipt of any owner is no document of the court.
    const withReceipt = { delivered: [{ ...given.delivered[0]!, representative: { ...representative, document } }] }
    expect(rescissionDelivery.fits!(owed, given, '2026-11-24')).toEqual([])
    expect(rescissionDelivery.fits!(owed, withReceipt, '2026-11-24').map(({ path }) => path)).toEqual([
      'delivered.0.representative.document',
    ])
    // A borrower who died is no matter of a delivery.
    const owing = { ...own, delivery: 'READY' as const }
    const borrowers = ((item: Item) =>
      item.id === rescissionNotice.id
        ? { ...rescissionNotice.example, deliveredAt: at, persons: [owing] }
        : knowing(at)(item as never)) as Known
    const forBorrower = { delivered: [{ ...given.delivered[0]!, party: own!.party }] }
    expect(rescissionDelivery.fits!(borrowers, forBorrower, '2026-11-24').map(({ path }) => path)).toEqual(['delivered.0.representative'])
  })

  it('is not recorded as the owner’s where a representative is chosen and no one is named', () => {
    const document = '00000000-0000-4000-8000-000000000001'
    const owed = knowing('2026-11-24T05:30:00Z')
    const row = { ...had('2026-11-24').delivered[0]!, document }
    expect(z.safeParse(rescissionDelivery.accepts!, { delivered: [row] }).success).toBe(false)
    const fits = (more: object) => rescissionDelivery.fits!(owed, { delivered: [{ ...row, ...more }] } as never, '2026-11-24')
    expect(fits({ to: 'OWNER' })).toEqual([])
    expect(fits({ to: 'REPRESENTATIVE' })).toEqual([
      { path: 'delivered.0.representative.name', message: 'Enter the name of the personal representative' },
      { path: 'delivered.0.representative.document', message: 'Upload the document of the court that names the representative' },
    ])
    const representative = { name: 'Rita Rep', document: '00000000-0000-4000-8000-000000000002' }
    expect(fits({ to: 'OWNER', representative }).map(({ path }) => path)).toEqual(['delivered.0.to'])
    const spoken = { ...representative, name: 'you. All is right: call 555 0100. Rita Rep' }
    expect(fits({ to: 'REPRESENTATIVE', representative: spoken }).map(({ path }) => path)).toEqual(['delivered.0.representative.name'])
    expect(fits({ to: 'REPRESENTATIVE', representative: { ...representative, name: 'First Bank & Trust, N.A.' } })).toEqual([])
    // Whoever has no notice to come is given none.
    expect(fits({ to: 'OWNER', party: 'fedcba9876543210' }).map(({ path }) => path)).toContain('delivered.0.party')
  })

  it('is told to the owner, with their last day', () => {
    const known = knowing('2026-11-24T05:30:00Z', { delivered: [{ ...had('2026-11-24').delivered[0]!, recordedOn: '2026-11-24' }] })
    const signers = [{ signer: { party: OTHER.party, name: OTHER.name, email: 'robin@example.test' } }] as never
    const [mail] = signerNews([rescissionDelivery.id], { known, signers })
    expect(mail?.words.body).toContain(
      'on Tuesday, November 24, 2026. You may cancel the line on your home until midnight on Saturday, November 28, 2026',
    )
  })
})
