import { describe, expect, it } from 'vitest'
import { spousalJoinder } from '../../../policy/spousal-joinder/spousal-joinder.ts'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { factName } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { fullTitle } from '../title/full-title.ts'
import { countyOfHome, instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'
import { partyNamed } from './signers.ts'
import { homeOfDecision } from './spouse-needed.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const married = (state: string, occupancyType = 'HOME', more: object = {}) => ({
  'property-address': { ...propertyAddress.example, state, occupancyType },
  'about-you': { ...aboutYou.example, maritalStatus: 'MARRIED', ...more },
})
const upTo = (item: Parameters<typeof factsUpTo>[0], state: string, given: object = {}, occupancy?: string) =>
  factsUpTo(item, NOW, { ...married(state, occupancy), ...given })
const knownIn = (facts: Facts) => standing(facts).walk.known
const open = (facts: Facts) => standing(facts).walk.frontier?.item.id
const removalOf = (name: string) => ({
  ...{ party: partyNamed(name), name, because: 'SOLD_SHARE', document: '00000000-0000-4000-8000-000000000000' },
  ...{ askedBy: 'operator:a', askedAt: NOW, confirmedAt: NOW },
})
const decided = (data: object) => ({ 'instrument-details': data })
const names = (facts: Facts) => instrumentParties(knownIn(facts)).map(({ name, capacity }) => [name, capacity])

describe('whether a spouse signs whom no law that was looked up speaks of', () => {
  it('is asked of a person before documents are made, and never taken for a no', () => {
    // Not looked up at all; not of this kind of home; looked up, and it depends.
    for (const [state, occupancy] of [['IN'], ['NE', 'INVESTMENT'], ['PA'], ['CO']] as const)
      expect([state, open(upTo('instrument-details', state, {}, occupancy))]).toEqual([state, 'instrument-details'])
    expect(instrumentDetails.about!.of(knownIn(upTo('instrument-details', 'IN')))).toMatchObject({
      missing: ['spouseSigns', 'spouseSource'],
      also: ['spouse'],
    })
  })

  it('is asked of no one where the law was looked up and asks for none, nor where the borrower is not married', () => {
    for (const [state, occupancy] of [['VA'], ['MI', 'SECONDARY'], ['CO', 'INVESTMENT']] as const)
      expect([state, open(upTo('instrument-details', state, {}, occupancy))]).not.toEqual([state, 'instrument-details'])
    const single = factsUpTo('instrument-details', NOW, married('IN', 'HOME', { maritalStatus: 'UNMARRIED' }))
    expect(open(single)).not.toBe('instrument-details')
  })

  it('is shown with what is known: that nobody looked, or on what it depends', () => {
    const shown = (state: string) => instrumentDetails.shows!(knownIn(upTo('instrument-details', state)))[0]!.data
    expect(shown('IN')).toMatchObject({ spouse: expect.stringContaining('No one looked up whether the law of IN') })
    expect(shown('PA')).toMatchObject({ spouse: expect.stringContaining('where a divorce is pending') })
  })

  it('begins with what was decided before where it is confirmed again', () => {
    const spouseSource = 'Ind. counsel of the title company, by email'
    const given = { spouseSigns: 'YES', spouseSource, spouse: 'Kim Reyes', spouseDecidedOf: 'OH HOME' } as const
    const aboutOf = (data: object, known = knownIn(upTo('instrument-details', 'IN'))) =>
      instrumentDetails.about!.of(known, '2026-12-14', { ...data, spouseDecidedOf: homeOfDecision(known) })
    expect(aboutOf(given)).toMatchObject({ before: { spouseSigns: 'YES', spouseSource, spouse: 'Kim Reyes' } })
    const elsewhere = instrumentDetails.about!.of(knownIn(upTo('instrument-details', 'IN')), '2026-12-14', given)
    expect(elsewhere.before).toEqual({})
    const facts = upTo('instrument-details', 'IN')
    const removed = { data: { removed: [removalOf('Kim Reyes')] }, basis: '0', settledAt: NOW }
    const known = knownIn({ ...facts, results: { ...facts.results, 'signers-removed': removed } })
    expect(aboutOf(given, known)).toMatchObject({ before: { spouseSigns: 'YES', spouseSource } })
    expect(aboutOf(given, known).before).not.toHaveProperty('spouse')
  })

  it('lists the borrower’s spouse who has begun among those who sign, while it is confirmed again', () => {
    const facts = upTo('instrument-details', 'IN')
    const stored = (data: object) => ({ data, basis: 'other', settledAt: NOW })
    const begun = {
      'instrument-details': stored({ spouseSigns: 'YES', spouse: 'Kim Reyes', spouseDecidedOf: 'IN HOME' }),
      'full-title': {
        ...facts.results['full-title']!,
        data: { ...fullTitle.example, owners: [{ name: 'Marguerite Holloway', kind: 'PERSON' }] },
      },
      [factName('signer-intro', partyNamed('Kim Reyes'))]: stored({}),
    }
    const known = knownIn({ ...facts, results: { ...facts.results, ...begun } })
    expect(instrumentDetails.shows!(known).at(-1)?.data).toMatchObject({ signers: expect.stringContaining('Kim Reyes') })
  })

  it('is decided with its source, and with the spouse’s name where they sign', () => {
    const known = knownIn(upTo('instrument-details', 'IN'))
    const faults = (answer: object) => instrumentDetails.fits!(known, answer, '2026-12-14').map(({ path }) => path)
    const spouseSource = 'Ind. counsel of the title company, by email'
    expect(faults({})).toEqual(['spouseSigns', 'spouseSource'])
    expect(faults({ spouseSigns: 'NO', spouseSource: ' ' })).toEqual(['spouseSource'])
    expect(faults({ spouseSigns: 'NO', spouseSource })).toEqual([])
    expect(faults({ spouseSigns: 'YES', spouseSource })).toEqual(['spouse'])
    expect(faults({ spouseSigns: 'YES', spouseSource, spouse: 'Ana Reyes' })).toEqual(['spouse'])
    expect(faults({ spouseSigns: 'YES', spouseSource, spouse: 'Kim Reyes' })).toEqual([])
    for (const spouse of ['\u200b\u200b', 'K', '12345 67', 'Kim\u202e Reyes', 'Reyes, Ana', 'REYES ANA'])
      expect([spouse, faults({ spouseSigns: 'YES', spouseSource, spouse })]).toEqual([spouse, ['spouse']])
    for (const source of ['\u200b'.repeat(9), 'aaaaaaaa', '. . . . . .'])
      expect([source, faults({ spouseSigns: 'NO', spouseSource: source })]).toEqual([source, ['spouseSource']])
    expect(instrumentDetails.keeps!(known, { spouseSigns: 'NO', spouseSource })).toEqual({
      spouseSigns: 'NO',
      spouseSource,
      spouseDecidedOf: 'IN HOME',
    })
  })

  it('puts the spouse on the instrument, or nobody, and is decided again of a home in another state or use', () => {
    const yes = decided({ spouseSigns: 'YES', spouseSource: 'Title company', spouse: 'Kim Reyes' })
    const no = decided({ spouseSigns: 'NO', spouseSource: 'Title company' })
    expect(names(upTo('closing-review', 'IN', yes))).toEqual([
      ['Ana Reyes', 'BORROWER'],
      ['Kim Reyes', 'SPOUSE'],
    ])
    expect(names(upTo('closing-review', 'IN', no))).toEqual([['Ana Reyes', 'BORROWER']])
    const stands = (state: string, occupancy: string) =>
      instrumentDetails.holds!(
        knownIn(upTo('instrument-details', state, {}, occupancy)),
        { spouseSigns: 'NO', spouseDecidedOf: 'IN HOME' },
        () => undefined,
      )
    expect([stands('IN', 'HOME'), stands('IN', 'INVESTMENT'), stands('PA', 'HOME')]).toEqual([true, false, false])
  })
})

describe('an application of a release that looked up four states', () => {
  const { legalDescription: _, ...undescribed } = fullTitle.example
  /** As that release stored it: the land alone, on what it rested on then. */
  const before = (until: Parameters<typeof factsUpTo>[0], state: string): Facts => {
    const facts = upTo(until, state, { 'full-title': undescribed })
    const basis = basisOf([undescribed.reference, true, false, knownIn(facts)(aboutYou)?.coOwners, []])
    const details = { data: { legalDescription: 'Lot 7' }, basis, settledAt: NOW }
    return { ...facts, results: { ...facts.results, 'instrument-details': details } }
  }

  it.each(['MN', 'CA', 'IN'])('is asked before anyone signed, and not sent back after that: %s', (state) => {
    expect(open(before('note-signing', state))).toBe('instrument-details')
    expect(standing(before('recording', state)).walk.states['instrument-details']).toBe('settled')
    expect(names(before('recording', state))).toEqual([['Ana Reyes', 'BORROWER']])
  })

  it.each(['MN', 'IN'])('that lacked nothing and signed stays as it is: %s', (state) => {
    const { results, now } = factsUpTo('recording', NOW, married(state))
    const { 'instrument-details': _new, ...signed } = results
    expect(standing({ now, results: signed }).walk.states['instrument-details']).toBe('skipped')
  })
})

it('a state that is in no row is not looked up, and a home of an earlier release is the one where the borrower lives', () => {
  expect([spousalJoinder('HI', 'HOME'), spousalJoinder('IN', undefined), spousalJoinder('MN', undefined)]).toEqual([
    'NOT_CHECKED',
    'NOT_CHECKED',
    'YES',
  ])
})

describe('the county that no property record says', () => {
  const { 'find-property': found } = factsUpTo('final-decision', NOW, married('VA')).results
  const matches = (found!.data as { matches: object[] }).matches.map((home) => ({ ...home, county: 'County not known yet' }))
  const facts = upTo('instrument-details', 'VA', { 'find-property': { ...(found!.data as object), matches } })

  it('is entered before the deed is drawn up, which never says that it is not known', () => {
    expect(open(facts)).toBe('instrument-details')
    const known = knownIn(facts)
    expect(instrumentDetails.about!.of(known)).toMatchObject({ missing: ['county'] })
    for (const county of [undefined, ' ', 'County not known yet'])
      expect(instrumentDetails.fits!(known, { county }, '2026-12-14').map(({ path }) => path)).toEqual(['county'])
    expect(instrumentDetails.fits!(known, { county: 'Alder' }, '2026-12-14')).toEqual([])
    const entered = upTo('note-signing', 'VA', {
      'find-property': { ...(found!.data as object), matches },
      'instrument-details': { county: 'Alder' },
    })
    expect(countyOfHome(knownIn(entered))).toBe('Alder')
  })
})
