import { describe, expect, it } from 'vitest'
import { type Facts, FLOW, factsUpTo, type Item, standing } from '../../../index.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { hazardInsurance } from './hazard-insurance.ts'
import { examplePolicy } from './insurance-policy.fixture.ts'
import { exampleAgent } from './insurance-proof.ts'
import { trustAndFloodCorrection } from './trust-and-flood-correction.ts'
import { trustAndFloodInsurance } from './trust-and-flood-insurance.ts'
import { exampleTrust } from './trust-papers.ts'

const NOW = '2026-11-23T18:30:00.000Z'
const IN_ZONE = { 'flood-determination': { ...floodDetermination.example, zone: 'AE', inSpecialFloodHazardArea: true } }
const refused = (id: string) => ({ [id]: { outcome: 'REFUSED', reason: 'The last page is missing.' } })
const at = (facts: Facts) => {
  const { step, walk } = standing(facts)
  return { step, open: walk.frontier?.item.id }
}

const PAGE = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'

describe('flood insurance and the trust, before closing', () => {
  it('are compared by a person, and what is missing is asked for in that person’s words', () => {
    expect(at(factsUpTo('trust-and-flood-review', NOW, IN_ZONE))).toEqual({ step: 'CONDITIONS_OPEN', open: 'trust-and-flood-review' })
    const facts = factsUpTo('trust-and-flood-correction', NOW, { ...IN_ZONE, ...refused('trust-and-flood-review') })
    const { frontier, known } = standing(facts).walk
    expect(at(facts)).toEqual({ step: 'TRUST_AND_INSURANCE', open: 'trust-and-flood-correction' })
    expect(frontier?.item.about?.of(known)).toMatchObject({ floodZone: 'AE', missing: 'The last page is missing.' })
  })

  it('are asked for again also after the decision, where the trust has another trustee by then and a person refuses its documents', () => {
    const trusteesOf = (trustees: string[]) => ({ 'trust-and-flood-insurance': { trust: { ...exampleTrust, trustees } } })
    const held = { 'about-you': { ...aboutYou.example, ownership: 'TRUST' } }
    const before = factsUpTo('note-signing', NOW, { ...held, ...trusteesOf(['Ana Reyes', 'Tom Banks']) })
    const given = (facts: Facts, id: string, data: object): Facts => ({
      ...facts,
      results: { ...facts.results, [id]: { ...facts.results[id]!, data, basis: standing(facts).walk.bases[id]! } },
    })
    const left = given(before, 'trust-and-flood-insurance', trusteesOf(['Ana Reyes'])['trust-and-flood-insurance'])
    expect(at(left)).toEqual({ step: 'CONDITIONS_OPEN', open: 'trust-and-flood-review' })
    expect(at(given(left, 'trust-and-flood-review', refused('trust-and-flood-review')['trust-and-flood-review']!))).toEqual({
      step: 'TRUST_AND_INSURANCE',
      open: 'trust-and-flood-correction',
    })
  })

  it.each(['trust-and-flood', 'hazard-insurance'] as const)('that a person accepted tell the borrower nothing of the reason (%s)', (of) => {
    const accepted = { [`${of}-review`]: { outcome: 'ACCEPTED', reason: 'Compared with what the agent told us of them.' } }
    const { known } = standing(factsUpTo('complete', NOW, { ...IN_ZONE, ...accepted })).walk
    const item = FLOW.find(({ id }) => id === `${of}-correction`) as Item
    expect(item.about!.of(known)).toMatchObject({ missing: '' })
  })

  it('that earlier releases stored without papers are not asked for again', () => {
    const stored = { ...IN_ZONE, 'trust-and-flood-insurance': { insurer: 'NFIP', policyNumber: 'NFIP-1' } }
    expect(at(factsUpTo('conditions', NOW, stored)).open).not.toBe('trust-and-flood-review')
    expect(standing(factsUpTo('final-decision', NOW, stored)).walk.states['trust-and-flood-review']).toBe('skipped')
  })

  it('need an amount that goes by the loans on the home (42 USC 4012a(b)(1)(A))', () => {
    const { known } = standing(factsUpTo('trust-and-flood-insurance', NOW, IN_ZONE)).walk
    const about = trustAndFloodInsurance.about!.of(known)
    expect(about.floodCoverageCents).toBe(25_000_000)
    const paths = (coverageCents: number) =>
      trustAndFloodInsurance.fits!(
        known,
        { flood: { policy: { ...examplePolicy, coverageCents } }, noticeReceived: true },
        '2026-11-23',
      ).map(({ path }) => path)
    expect(paths(25_000_000)).toEqual([])
    expect(paths(24_999_999)).toEqual(['flood.policy.coverageCents'])
    expect(trustAndFloodInsurance.fits!(known, { flood: { agent: exampleAgent }, noticeReceived: true }, '2026-11-23')).toEqual([])
  })
})

describe('the home insurance, while the right to cancel runs', () => {
  const facts = factsUpTo('rescission', NOW)
  const ahead = (given: Facts) => standing(given).walk.ahead.map(({ id }) => id)

  it('may be reviewed as soon as it is there, and is not asked about again when its turn comes', () => {
    expect([at(facts).open, ahead(facts)]).toEqual(['rescission', ['hazard-insurance-review']])
    const { bases } = standing(facts).walk
    const result = { data: { outcome: 'ACCEPTED', reason: 'Complete.' }, basis: bases['hazard-insurance-review']!, settledAt: NOW }
    const decided = { ...facts, results: { ...facts.results, 'hazard-insurance-review': result } }
    expect([at(decided).open, ahead(decided)]).toEqual(['rescission', []])
    // Another policy is another one to compare.
    const again = {
      ...facts.results['hazard-insurance']!,
      data: { ...(facts.results['hazard-insurance']!.data as object), attempt: 2 },
    }
    expect(ahead({ ...decided, results: { ...decided.results, 'hazard-insurance': again } })).toEqual(['hazard-insurance-review'])
  })
  it('is no one’s to review before it is sent', () => {
    expect(ahead(factsUpTo('hazard-insurance', NOW))).toEqual([])
  })
})

describe('the flood notice (42 USC 4104a(a)(1); 12 CFR 22.9(d))', () => {
  const flood = { agent: exampleAgent }
  const received = [{ path: 'noticeReceived', message: expect.any(String) }]

  it('is acknowledged before the insurance is taken, and is there to be read', () => {
    const { known } = standing(factsUpTo('trust-and-flood-insurance', NOW, IN_ZONE)).walk
    expect(trustAndFloodInsurance.about!.of(known).floodNotice).toBe('flood-notice')
    expect(trustAndFloodInsurance.fits!(known, { flood }, '2026-11-23')).toEqual(received)
    expect(trustAndFloodInsurance.fits!(known, { flood, noticeReceived: true }, '2026-11-23')).toEqual([])
  })

  it('is acknowledged once: who corrects the insurance has it, and an answer of before is asked for it', () => {
    const again = (before: object) =>
      standing(
        factsUpTo('trust-and-flood-correction', NOW, {
          ...IN_ZONE,
          ...refused('trust-and-flood-review'),
          'trust-and-flood-insurance': before,
        }),
      ).walk.known
    expect(trustAndFloodCorrection.fits!(again({ flood, noticeReceived: true }), { flood }, '2026-11-23')).toEqual([])
    expect(trustAndFloodCorrection.fits!(again({ flood }), { flood }, '2026-11-23')).toEqual(received)
    expect(trustAndFloodCorrection.answers!.fold({ flood, noticeReceived: true }, { flood })).toMatchObject({ noticeReceived: true })
  })

  it('is not asked of a home outside of a flood zone', () => {
    const held = { 'about-you': { ...aboutYou.example, ownership: 'TRUST' } }
    const { known } = standing(factsUpTo('trust-and-flood-insurance', NOW, held)).walk
    expect(trustAndFloodInsurance.fits!(known, { trust: { ...exampleTrust, documents: [PAGE] } }, '2026-11-23')).toEqual([])
    expect(trustAndFloodInsurance.fits!(known, { trust: exampleTrust }, '2026-11-23').map(({ path }) => path)).toEqual(['trust.documents'])
    // What the deed prints, and whoever is written to as a trustee, has a name that is one.
    const odd = (trust: object) =>
      trustAndFloodInsurance.fits!(known, { trust: { ...exampleTrust, documents: [PAGE], ...trust } }, '2026-11-23').map(({ path }) => path)
    for (const name of ['The <b>Reyes</b> Trust', 'See www.example.test', 'Reyes\u202e Trust', '2018', 'كيم Trust'])
      expect(odd({ name }), name).toEqual(['trust.name'])
    expect(odd({ name: 'The Reyes Family Trust, u/a dated May 14, 2018' })).toEqual([])
    for (const trustee of ['Tom <b>Banks</b>', 'www.example.test Banks', 'Tom Banks 2', 'Tom Ban\u200bks', 'Tom'])
      expect(odd({ trustees: ['José Brien', trustee] }), trustee).toEqual(['trust.trustees.1'])
  })
})

describe('the home’s own insurance', () => {
  it('is checked before anything is recorded, and what is missing is asked for', () => {
    const facts = factsUpTo('hazard-insurance-correction', NOW, refused('hazard-insurance-review'))
    const late = { ...facts, now: '2026-12-20T18:30:00.000Z' }
    expect(at(late)).toEqual({ step: 'TRUST_AND_INSURANCE', open: 'hazard-insurance-correction' })
    expect(standing(late).walk.ready.map(({ id }) => id)).not.toContain('recording')
  })

  it('covers all loans on the home, or what rebuilding costs', () => {
    const { known } = standing(factsUpTo('hazard-insurance', NOW)).walk
    const { coverageCents } = hazardInsurance.about!.of(known)
    expect(coverageCents).toBeGreaterThan(0)
    const paths = (policy: object) =>
      hazardInsurance.fits!(known, { policy: { ...examplePolicy, ...policy } }, '2026-11-23').map(({ path }) => path)
    expect(paths({ coverageCents })).toEqual([])
    expect(paths({ coverageCents: coverageCents - 1 })).toEqual(['policy.coverageCents'])
    expect(paths({ coverageCents: coverageCents - 1, fullReplacement: true })).toEqual([])
  })
})

describe('a policy that is shown by its pages', () => {
  const { documents, ...unshown } = examplePolicy

  it('is not taken without its declarations page: for the home and for floods', () => {
    const home = standing(factsUpTo('hazard-insurance', NOW)).walk.known
    const flood = standing(factsUpTo('trust-and-flood-insurance', NOW, IN_ZONE)).walk.known
    const said = { message: 'Upload the declarations page of your policy' }
    const answer = (policy: object) => ({ flood: { policy: policy as typeof unshown }, noticeReceived: true as const })
    for (const policy of [unshown, { ...unshown, documents: [] }]) {
      expect(hazardInsurance.fits!(home, { policy }, '2026-11-23')).toEqual([{ path: 'policy.documents', ...said }])
      expect(trustAndFloodInsurance.fits!(flood, answer(policy), '2026-11-23')).toEqual([{ path: 'flood.policy.documents', ...said }])
    }
    expect(hazardInsurance.fits!(home, { policy: examplePolicy }, '2026-11-23')).toEqual([])
  })

  it('names the pages, each of which has to be the borrower’s own and of this kind', () => {
    expect(hazardInsurance.documents!({ policy: examplePolicy })).toEqual([
      { path: 'policy.documents', uuid: documents[0], kind: 'HAZARD_POLICY' },
    ])
    expect(trustAndFloodCorrection.documents!({ flood: { policy: examplePolicy } })).toEqual([
      { path: 'flood.policy.documents', uuid: documents[0], kind: 'FLOOD_POLICY' },
    ])
    expect(hazardInsurance.documents!({ agent: exampleAgent })).toEqual([])
  })
})

describe('what was refused and is sent again', () => {
  it.each(['trust-and-flood-correction', 'hazard-insurance-correction', 'account-correction', 'identity-retry'])(
    'is looked at again though its words are the same, because its pages may be others: %s',
    (id) => {
      const { answers, example } = (FLOW as readonly Item[]).find((item) => item.id === id)!
      const once = answers!.fold(undefined as never, example as never)
      expect(answers!.fold(once as never, example as never)).not.toEqual(once)
    },
  )
})
