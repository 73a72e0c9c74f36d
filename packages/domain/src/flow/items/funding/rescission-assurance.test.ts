import { describe, expect, it } from 'vitest'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { keyDates } from '../../key-dates.ts'
import { nextAction } from '../../next-action.ts'
import { BORROWER } from '../../parties.ts'
import { walk } from '../../walk.ts'
import { rescissionNotice } from './rescission-notice.ts'
import { rescissionStatements } from './rescission-statements.ts'

/** The house's own limit, and a test entry of $0. */
const ASKS_NO_ONE: ReadonlySet<string> = new Set(['funding-limit', 'account-prenote'])

const OTHER = '0123456789abcdef'
const [own] = rescissionNotice.example.persons!
/** The borrower had the notice on Monday, November 23, 2026; Thanksgiving is the 26th, so the right ends on Friday the 27th at midnight in California. */
const ENDED = '2026-11-28T08:00:00.000Z'
/** Five days of mail later: Saturday the 28th, Monday to Wednesday, and Thursday, December 3, to its midnight. */
const MAIL_ARRIVED = '2026-12-04T08:00:00.000Z'

const two = { ...rescissionNotice.example, persons: [own, { ...own!, party: OTHER, name: 'Sam Reyes', sha256: '1'.repeat(64) }] }
const stated = (party: string, sha256: string, at = '2026-11-29T18:00:00.000Z') => ({
  ...{ party, sha256, way: 'HERE', signature: 'Ana Reyes', signedOn: '2026-11-29', at },
})

/** All is settled but this, as time alone settles it: without results. */
function signed(now: string, given: Record<string, unknown> = {}): Facts {
  const facts = factsUpTo('rescission-assurance', now, given)
  const { rescission: _rescission, ...results } = facts.results
  return { ...facts, results }
}
const walked = (facts: Facts) => walk(FLOW as readonly Item[], facts)
const openAt = (now: string, given?: Record<string, unknown>) => walked({ ...signed(ENDED, given), now }).frontier?.item.id

describe('before any money is sent, the lender is reasonably satisfied that nobody canceled (12 CFR 1026.15(c))', () => {
  it('not by the end of the right alone, but once a notice mailed on its last day has had time to arrive', () => {
    expect(openAt('2026-11-28T07:59:59.000Z')).toBe('rescission')
    expect(openAt(ENDED)).toBe('rescission-assurance')
    expect(openAt('2026-12-04T07:59:59.000Z')).toBe('rescission-assurance')
    expect(openAt(MAIL_ARRIVED)).toBe('funding-screening')
  })

  it('wakes the application at that moment', () => {
    expect(walked(signed(ENDED)).wakeAt).toBe(MAIL_ARRIVED)
  })

  it('or by the statement of each owner, and never by that of one for another', () => {
    const of = (...statements: object[]) =>
      openAt('2026-11-29T18:00:00.000Z', { 'rescission-notice': two, 'rescission-statements': { statements } })
    expect(of(stated(BORROWER, own!.sha256))).toBe('rescission-assurance')
    expect(of(stated(BORROWER, own!.sha256), stated(OTHER, '1'.repeat(64)))).toBe('funding-screening')
  })

  it('and not by a statement on a notice that was made again since', () => {
    const statements = [stated(BORROWER, '9'.repeat(64))]
    expect(openAt('2026-11-29T18:00:00.000Z', { 'rescission-statements': { statements } })).toBe('rescission-assurance')
  })

  it('the deed is recorded in the meantime, and neither lists nor creditors are asked', () => {
    const before = signed(ENDED)
    const { recording: _recording, ...results } = before.results
    expect(walked({ ...before, results }).ready.map(({ id }) => id)).toContain('recording')
    expect(
      walked(before)
        .ready.map(({ id }) => id)
        .filter((id) => !ASKS_NO_ONE.has(id)),
    ).toEqual([])
  })

  it('no money moves on an approval that an earlier release gave sooner', () => {
    const approved = factsUpTo('disbursement', ENDED)
    const { rescission: _r, 'rescission-assurance': _a, ...results } = approved.results
    expect(walked({ ...approved, results }).ready).toEqual([])
    // Days later the list is asked once more.
    expect(walked({ ...approved, results, now: MAIL_ARRIVED }).ready.map(({ id }) => id)).toEqual(['funding-screening'])
    const screened = { ...results['funding-screening']!, settledAt: MAIL_ARRIVED }
    const anew = { ...results, 'funding-screening': screened }
    expect(walked({ ...approved, results: anew, now: MAIL_ARRIVED }).ready.map(({ id }) => id)).toEqual(['disbursement'])
  })

  it('what an earlier release has sent is not held back', () => {
    const sent = factsUpTo('complete', ENDED)
    const { rescission: _r, 'rescission-assurance': _a, ...results } = sent.results
    const facts = { ...sent, results }
    expect(walked(facts).frontier).toBeUndefined()
    // Nothing is said of a wait that there was not.
    expect(keyDates(walked(facts), facts).map(({ label }) => label)).not.toContain('No one canceled')
  })

  it('the dates say until when, and what makes it sooner', () => {
    const facts = signed(ENDED)
    const lines = keyDates(walked(facts), facts)
    const details = Object.fromEntries(lines.map(({ label, detail }) => [label, detail]))
    expect(lines.find(({ label }) => label === 'We make sure that no one canceled')).toMatchObject({
      detail: 'By Thursday, December 3, sooner if you confirm',
      on: '2026-12-03',
      rule: expect.stringContaining('We wait 5 days'),
      moves: expect.stringContaining('sooner if you confirm'),
    })
    expect(details['Money sent to your account']).toBe('As early as Friday, December 4')
    const later = { ...facts, now: MAIL_ARRIVED }
    expect(keyDates(walked(later), later)).toContainEqual(
      expect.objectContaining({ label: 'No one canceled', detail: 'Thursday, December 3', state: 'done' }),
    )
  })

  it('the dates of the money are sooner once every owner has confirmed, and name the day on which they did', () => {
    const before = { ...signed(ENDED), now: '2026-11-30T18:00:00.000Z' }
    const statements = { data: { statements: [stated(BORROWER, own!.sha256, before.now)] }, basis: '0', settledAt: before.now }
    const after = { ...before, results: { ...before.results, 'rescission-statements': statements } }
    const sent = (facts: Facts) => keyDates(walked(facts), facts).find(({ label }) => label === 'Money sent to your account')?.on
    expect([sent(before), sent(after)]).toEqual(['2026-12-04', '2026-11-30'])
    expect(keyDates(walked(after), after)).toContainEqual(
      expect.objectContaining({ label: 'No one canceled', on: '2026-11-30', state: 'done' }),
    )
  })

  it('of an owner who died no one confirms it: mail is waited for whatever the others say, and nothing sooner is promised', () => {
    const delivered = (representative?: object) => ({
      'rescission-notice': { ...two, persons: [own, { ...two.persons[1]!, delivery: 'READY' }] },
      'rescission-delivery': {
        delivered: [{ party: OTHER, way: 'IN_PERSON', on: '2026-11-23', ...(representative && { representative }) }],
      },
    })
    const died = delivered({ name: 'Rita Rep', document: '00000000-0000-4000-8000-000000000001' })
    const statements = [stated(BORROWER, own!.sha256), stated(OTHER, '1'.repeat(64))]
    const openOf = (given: object) => openAt('2026-11-29T18:00:00.000Z', { ...given, 'rescission-statements': { statements } })
    expect([openOf(delivered()), openOf(died)]).toEqual(['funding-screening', 'rescission-assurance'])

    const said = (given: Record<string, unknown>) => {
      const facts = { ...signed(ENDED, given), now: '2026-11-29T18:00:00.000Z' }
      const walk = walked(facts)
      const line = keyDates(walk, facts).find(({ label }) => label === 'We make sure that no one canceled')
      const { why } = nextAction(walk, 'FUNDABLE', facts)
      const { isOpen, waitsUntil } = rescissionStatements.about!.of(walk.known, '2026-11-29')
      return { detail: line?.detail, moves: line?.moves, why, isOpen, waitsUntil }
    }
    expect(said(delivered())).toMatchObject({
      detail: 'By Thursday, December 3, sooner if each of you confirms',
      moves: expect.stringContaining('sooner'),
      why: expect.stringContaining('sooner'),
      isOpen: true,
      waitsUntil: undefined,
    })
    const ofDead = said(died)
    expect(ofDead).toMatchObject({ detail: 'By Thursday, December 3', isOpen: false, waitsUntil: '2026-12-03' })
    expect(JSON.stringify(ofDead)).not.toContain('sooner')
  })

  it('a statement from before the last day, as it is counted since, is none: it would give up the right', () => {
    const statements = [{ ...stated(BORROWER, own!.sha256), signedOn: '2026-11-27' }]
    expect(openAt('2026-11-29T18:00:00.000Z', { 'rescission-statements': { statements } })).toBe('rescission-assurance')
  })

  it('mail is in after its time, also while the county has the deed', () => {
    const facts = factsUpTo('recording-correction', ENDED, {
      recording: { outcome: 'REJECTED', rejectedOn: '2026-11-28', reasons: ['The legal description does not match the parcel.'] },
    })
    const late = { ...facts, now: '2026-12-10T18:00:00.000Z' }
    expect(keyDates(walked(late), late)).toContainEqual(
      expect.objectContaining({ label: 'No one canceled', detail: 'Thursday, December 3', state: 'done' }),
    )
  })
})
