import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLAGS, flagDeclaration, flagKeys, standardVariables } from './flag-declarations.ts'
import { bucketOf, type FlagContext, type FlagRule, faultsOfRules, firstRuleThatHolds, flagRule, isWithinShare } from './flag-rules.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const at = (context: Partial<FlagContext> = {}): FlagContext => ({ organizationCode: 'HEARTH', now: NOW, ...context })
const answer = (rules: readonly FlagRule[], context: Partial<FlagContext> = {}) => firstRuleThatHolds('leave-survey', rules, at(context))
const faults = (key: 'leave-survey' | 'ny-blocked' | 'wallet-area' | 'fe-heloc-disaster-zips', rule: FlagRule, mayName = false) =>
  faultsOfRules(FLAGS[key], [rule], mayName).map(({ path }) => path)

describe('the rules of a flag', () => {
  it('are asked in their order, and the first that holds decides', () => {
    const rules: FlagRule[] = [
      { enabled: false, organizations: ['RIOSOL'] },
      { enabled: true, states: ['TX'], variables: { a: '1' } },
      { enabled: false },
    ]
    expect(answer(rules, { organizationCode: 'RIOSOL', state: 'TX' })).toMatchObject({
      enabled: false,
      place: 1,
      reason: 'TARGETING_MATCH',
    })
    expect(answer(rules, { state: 'TX' })).toMatchObject({ enabled: true, place: 2, variables: { a: '1' } })
    // A state that is not known is none of those that are named.
    expect(answer(rules)).toMatchObject({ enabled: false, place: 3, reason: 'STATIC' })
    expect(answer(rules.slice(0, 1))).toBeUndefined()
  })

  it('hold from their first moment up to their last, and not while they are stopped', () => {
    const rule: FlagRule = { enabled: true, from: NOW, until: '2026-11-22T11:00:00.000Z' }
    const when = (now: string) => answer([rule], { now })?.enabled
    expect([when('2026-11-22T09:59:59.999Z'), when(NOW), when('2026-11-22T11:00:00.000Z')]).toEqual([undefined, true, undefined])
    expect(answer([{ ...rule, isStopped: true }])).toBeUndefined()
  })

  it('give a share of people what they say, and leave the rest to the next rule; without knowing who it is no share holds', () => {
    const rules: FlagRule[] = [{ enabled: true, share: 30 }, { enabled: false }]
    const people = Array.from({ length: 400 }, (_, index) => answer(rules, { person: `person-${index}` })!)
    expect(new Set(people.map(({ enabled, reason, place }) => `${enabled} ${reason} ${place}`))).toEqual(
      new Set(['true SPLIT 1', 'false STATIC 2']),
    )
    expect(answer(rules)).toMatchObject({ enabled: false, place: 2 })
  })

  it('count both sides of an experiment', () => {
    const rules: FlagRule[] = [{ enabled: true, share: 50, isExperiment: true, variables: { a: '1' } }]
    const sides = Array.from({ length: 200 }, (_, index) => answer(rules, { person: `person-${index}` })!)
    expect(new Set(sides.map(({ enabled, variation, reason }) => `${enabled} ${variation} ${reason}`))).toEqual(
      new Set(['true variation SPLIT', 'false control SPLIT']),
    )
    expect(sides.find(({ enabled }) => !enabled)?.variables).toEqual({})
  })
})

describe('a share of people', () => {
  it('is the same for a person each time, and whoever is within it stays when it grows', () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...flagKeys), share, share, (person, key, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(isWithinShare(key, person, less)).toBe(isWithinShare(key, person, less))
        if (isWithinShare(key, person, less)) expect(isWithinShare(key, person, more)).toBe(true)
        expect([isWithinShare(key, person, 0), isWithinShare(key, person, 100)]).toEqual([false, true])
      }),
    )
  })

  it('is as large as it says, and falls on other people for another flag', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `8f14e45f-ceea-467f-a5b1-${String(index).padStart(12, '0')}`)
    for (const share of [1, 10, 50, 90]) {
      const within = people.filter((person) => isWithinShare('leave-survey', person, share)).length / people.length
      // Five standard deviations of a fair draw.
      expect(Math.abs(within - share / 100)).toBeLessThan(5 * Math.sqrt(((share / 100) * (1 - share / 100)) / people.length))
    }
    const both = people.filter((person) => bucketOf('leave-survey', person) < 50 && bucketOf('wallet-area', person) < 50).length
    expect(both / people.length).toBeCloseTo(0.25, 1)
  })
})

describe('a rule that does not fit its flag', () => {
  it('is refused with the place of each fault', () => {
    expect(faults('ny-blocked', { enabled: true, states: ['NY'], share: 10, isExperiment: true })).toEqual([
      '0.states',
      '0.share',
      '0.isExperiment',
    ])
    expect(faults('leave-survey', { enabled: true, states: ['NY'], share: 10, isExperiment: true })).toEqual([])
    expect(faults('leave-survey', { enabled: true, isExperiment: true })).toEqual(['0.isExperiment'])
    expect(faults('wallet-area', { enabled: true, share: 10, isExperiment: true })).toEqual(['0.isExperiment'])
    expect(faults('wallet-area', { enabled: true, organizations: ['RIOSOL'] })).toEqual(['0.organizations'])
    expect(faults('wallet-area', { enabled: true, organizations: ['RIOSOL'] }, true)).toEqual([])
    expect(faults('fe-heloc-disaster-zips', { enabled: true, variables: { zips: '95814', zip: '95815' } })).toEqual(['0.variables.zip'])
    expect(faults('wallet-area', { enabled: true, from: NOW, until: NOW })).toEqual(['0.until'])
  })

  it.each([
    [{ enabled: 'yes' }],
    [{ enabled: true, share: 101 }],
    [{ enabled: true, share: 33.333 }],
    [{ enabled: true, states: ['ZZ'] }],
    [{ enabled: true, states: [] }],
    [{ enabled: true, organizations: ['hearth'] }],
    [{ enabled: true, from: 'tomorrow' }],
    [{ enabled: true, shares: 10 }],
  ])('is refused by its shape: %j', (rule) => {
    expect(flagRule.safeParse(rule).success).toBe(false)
  })

  it('takes a share of two decimals', () => {
    for (const share of [0.07, 33.33, 99.99, 0, 100]) expect(flagRule.safeParse({ enabled: true, share }).success).toBe(true)
  })
})

it('a flag is known by its key, or by the family it belongs to', () => {
  expect(flagDeclaration('partner-lender-credit-union')?.title).toBe('Partner lender')
  for (const key of ['no-one-knows', 'partner-lender-', 'partner-lenders', 'leave-survey-2', 'constructor', '__proto__']) {
    expect(flagDeclaration(key), key).toBeUndefined()
  }
  expect(standardVariables(flagDeclaration('fe-heloc-maintenance'))).toMatchObject({ routes: '' })
  expect(standardVariables(undefined)).toEqual({})
})
