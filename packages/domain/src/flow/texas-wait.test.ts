import { describe, expect, it } from 'vitest'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { texasNotice } from './items/apply/texas-notice.ts'
import { texasItemization } from './items/closing/texas-itemization.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { signersWaitWords } from './signers-wait.ts'
import { walk } from './walk.ts'

/** Submitted on November 20 by Texas's clock, whatever part of Texas. */
const SUBMITTED = '2026-11-20T18:30:00.000Z'
const home = (more: object) => ({ 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701', ...more } })
const SIGNING = [
  'note',
  'security-instrument',
  'closing-papers',
  'note-signing',
  'co-owners',
  'notary-disclosure',
  'attorney-review',
  'deed-signing',
]

describe('the twelve days of a Texas homestead', () => {
  const facts = factsUpTo('notary-waiting-period', SUBMITTED, home({}))
  const at = (now: string) => walk(FLOW as readonly Item[], { ...facts, now })

  it('end before anything is made to be signed, to the last moment', () => {
    // The twelfth day after November 20 begins in the later of the state's two zones.
    for (const now of [SUBMITTED, '2026-12-02T06:59:59.999Z']) {
      const waiting = at(now)
      expect(waiting.frontier?.item.id).toBe('notary-waiting-period')
      expect(SIGNING.filter((item) => waiting.states[item] === 'settled')).toEqual([])
    }
    expect(at('2026-12-02T07:00:00.000Z').frontier?.item.id).toBe('note')
  })

  it('are what a co-owner reads of while they run, with their last day', () => {
    expect(signersWaitWords(at(SUBMITTED))).toBe(
      'Texas law sets twelve days between the application and signing. This wait ends on Wednesday, December 2, 2026. We email you when your documents are ready to read.',
    )
    expect(signersWaitWords(walk(FLOW as readonly Item[], factsUpTo('texas-itemization-receipt', SUBMITTED, home({}))))).toContain(
      'a step to finish first',
    )
    expect(signersWaitWords(at('2026-12-02T07:00:00.000Z'))).toBe('Another step comes first. We email you when it is your turn.')
  })

  it('do not put off what the team decides of the deed, once the final offer is accepted', () => {
    const kim = {
      'about-you': {
        ...aboutYou.example,
        ownership: 'JOINT',
        coOwners: [{ firstName: 'Kim', lastName: 'Okafor', email: 'kim@example.test' }],
      },
    }
    const waiting = walk(FLOW as readonly Item[], factsUpTo('notary-waiting-period', SUBMITTED, { ...home({}), ...kim }))
    expect([waiting.frontier?.item.id, waiting.ahead.map(({ id }) => id)]).toEqual(['notary-waiting-period', ['instrument-details']])
    const example = instrumentDetails.exampleFor!(waiting.known)
    expect(example).toEqual({ vesting: 'Ana Reyes and Kim Okafor, as joint tenants' })
    expect(instrumentDetails.fits!(waiting.known, example, '2026-11-20')).toEqual([])
    // Not before: what the borrower still chooses may change it.
    const open = walk(FLOW as readonly Item[], factsUpTo('final-offer', SUBMITTED, { ...home({}), ...kim }))
    expect(open.ahead.map(({ id }) => id)).not.toContain('instrument-details')
    expect(at(SUBMITTED).ahead.map(({ id }) => id)).toEqual([])
  })

  it('run from the notice of section 50(g), where that came later than the application (7 TAC 153.51)', () => {
    const later = { 'texas-notice': { ...texasNotice.example, givenAt: '2026-11-25T18:30:00.000Z' } }
    const given = factsUpTo('notary-waiting-period', SUBMITTED, { ...home({}), ...later })
    const standing = (now: string) => walk(FLOW as readonly Item[], { ...given, now }).frontier?.item.id
    expect(standing('2026-12-07T06:59:59.999Z')).toBe('notary-waiting-period')
    expect(standing('2026-12-07T07:00:00.000Z')).not.toBe('notary-waiting-period')
  })

  it('are followed by a business day after the itemized costs, where those were later (Tex. Const. XVI s.50(a)(6)(M)(ii))', () => {
    // A Wednesday; the Thursday after it is Thanksgiving.
    const itemized = { 'texas-itemization': { ...texasItemization.example, givenAt: '2026-11-25T18:30:00.000Z' } }
    const early = { at: '2026-11-10T18:30:00.000Z' }
    const applied = { 'submission-time': early, 'texas-notice': { ...texasNotice.example, givenAt: early.at } }
    const given = factsUpTo('texas-itemization-day', SUBMITTED, { ...home({}), ...applied, ...itemized })
    const standing = (now: string) => walk(FLOW as readonly Item[], { ...given, now }).frontier?.item.id
    expect(standing('2026-11-27T06:59:59.999Z')).toBe('texas-itemization-day')
    expect(standing('2026-11-27T07:00:00.000Z')).toBe('note')
  })

  it('begin, for the itemized costs, with the day on which the borrower read them, whatever else is waited for', () => {
    const reading = factsUpTo('texas-itemization-receipt', SUBMITTED, home({}))
    expect(walk(FLOW as readonly Item[], reading).frontier?.item.id).toBe('texas-itemization-receipt')
    const read = (on: string) =>
      factsUpTo('texas-itemization-day', SUBMITTED, { ...home({}), 'texas-itemization-receipt': { received: true, on } })
    const later = read('2026-12-02')
    const standing = (now: string) => walk(FLOW as readonly Item[], { ...later, now }).frontier?.item.id
    expect([standing('2026-12-03T06:59:59.999Z'), standing('2026-12-03T07:00:00.000Z')]).toEqual(['texas-itemization-day', 'note'])
    // Costs that changed are read again.
    const { 'texas-itemization': itemization } = later.results
    const changed = { ...itemization!, data: { ...(itemization!.data as object), sha256: '9'.repeat(64) } }
    const again = walk(FLOW as readonly Item[], { ...later, results: { ...later.results, 'texas-itemization': changed } })
    expect(again.frontier?.item.id).toBe('texas-itemization-receipt')
  })

  it('ask for the receipt also once the agreement, which waits for nobody, is made', () => {
    const reading = factsUpTo('texas-itemization-receipt', SUBMITTED, home({}))
    const { bases } = walk(FLOW as readonly Item[], factsUpTo('note', '2026-12-14T18:30:00.000Z', home({})))
    const note = { data: { documentId: 'n', sha256: '0'.repeat(64) }, basis: bases.note!, settledAt: SUBMITTED }
    const made = walk(FLOW as readonly Item[], { ...reading, results: { ...reading.results, note } })
    expect(made.frontier?.item.id).toBe('texas-itemization-receipt')
  })

  it('ask no receipt of whoever had read everything under an earlier release', () => {
    const made = factsUpTo('notary-appointment', '2026-12-14T18:30:00.000Z', home({}))
    const { 'texas-itemization-receipt': _read, ...results } = made.results
    expect(walk(FLOW as readonly Item[], { ...made, results }).frontier?.item.id).toBe('notary-appointment')
  })

  it('are kept by no one else: not for a second home there, and not elsewhere', () => {
    for (const other of [{ occupancyType: 'SECONDARY' }, { state: 'CO' }]) {
      const reached = factsUpTo('note', SUBMITTED, home(other))
      expect(walk(FLOW as readonly Item[], reached).frontier?.item.id).toBe('note')
      expect(walk(FLOW as readonly Item[], reached).states['notary-waiting-period']).toBe('skipped')
    }
  })

  it('leave what was signed under the earlier order as it is', () => {
    const signed = { ...factsUpTo('attorney-review', SUBMITTED, home({})), now: '2026-12-02T07:00:00.000Z' }
    expect(walk(FLOW as readonly Item[], signed).frontier?.item.id).toBe('attorney-review')
  })
})
