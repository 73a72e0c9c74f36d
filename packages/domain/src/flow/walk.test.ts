import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Facts, Item, ItemId } from '../index.ts'
import { currentStep, digestOf, FLOW, factsUpTo, STEPS, standing, walk } from '../index.ts'
import { packRows } from '../values/pack-rows.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { trustRecord } from './items/closing/trust-record.ts'
import { deliveriesStored } from './items/funding/deliveries-stored.ts'
import { deedRecord } from './items/signing/deed-record.ts'
import { signersBegun } from './items/signing/signers-begun.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const ITEMS = FLOW as readonly Item[]
const look = (facts: Facts) => walk(ITEMS, facts)

/** Facts as after the create call: the wizard's answers and nothing else. */
const created = () => factsUpTo('pre-soft-credit-disclosure', NOW)
/** With what is given before the bureau is asked. */
const disclosed = () => settle(settle(created(), 'pre-soft-credit-disclosure'), 'application-disclosures')
const ready = (facts: Facts) => look(facts).ready.map((work) => work.id)
const settle = (facts: Facts, id: ItemId, data?: unknown): Facts => {
  const item = ITEMS.find((candidate) => candidate.id === id)!
  const basis = look(facts).bases[id]!
  return { ...facts, results: { ...facts.results, [id]: { data: data ?? item.example, basis, settledAt: facts.now } } }
}

describe('The flow', () => {
  it('has no two items of one name', () => {
    expect(new Set(ITEMS.map((item) => item.id)).size).toBe(ITEMS.length)
  })

  it.each(ITEMS.map((item) => [item.id, item] as const))(
    '%s: its example fits its own schema, and its steps are wire names',
    (_id, item) => {
      expect(z.safeParse(item.data, item.example).error?.issues).toBeUndefined()
      for (const step of item.steps) expect(STEPS).toContain(step)
    },
  )

  it('can be walked from the create call to COMPLETE by its examples', () => {
    expect(currentStep(factsUpTo('complete', NOW))).toBe('COMPLETE')
  })

  it('never lets an item gate itself or a later one', () => {
    // By what is stored, and known from the start.
    const seen = new Set<string>([signersBegun.id, deedRecord.id, deliveriesStored.id, trustRecord.id])
    for (const item of ITEMS) {
      const touched: string[] = []
      const known = ((other: Item) => {
        touched.push(other.id)
        return undefined
      }) as never
      item.applies?.(known)
      item.reads?.(known)
      for (const id of [...touched, ...(item.after ?? []).map((other) => other.id)])
        expect(seen, `${item.id} reads or follows ${id}`).toContain(id)
      seen.add(item.id)
    }
  })

  it('keeps demographic data out of everything that decides', () => {
    for (const item of ITEMS.filter((candidate) => candidate.id !== 'hmda')) {
      const touched: string[] = []
      item.reads?.(((other: Item) => {
        touched.push(other.id)
        return undefined
      }) as never)
      expect(touched).not.toContain('hmda')
    }
  })
})

describe('Work', () => {
  it('starts side by side as soon as its reads are settled, not when the walk arrives', () => {
    expect(ready(created()).sort()).toEqual(['application-disclosures', 'find-property', 'pre-soft-credit-disclosure'])
    expect(ready(disclosed()).sort()).toEqual(['find-property', 'soft-credit'])
  })

  it('of the soft pull starts only when the authorization is stored, again so after another name', () => {
    const authorized = disclosed()
    const renamed = settle(settle(authorized, 'soft-credit'), 'legal-name', { firstName: 'Anna', lastName: 'Reyes' })
    expect(ready(renamed)).toContain('pre-soft-credit-disclosure')
    expect(ready(renamed)).not.toContain('soft-credit')
    expect(ready(settle(renamed, 'pre-soft-credit-disclosure'))).toContain('soft-credit')
  })

  it('of a soft pull that an earlier release made without waiting stands: nothing is asked again', () => {
    const early = settle(created(), 'soft-credit')
    expect(ready(early)).not.toContain('soft-credit')
    expect(ready(settle(early, 'pre-soft-credit-disclosure'))).not.toContain('soft-credit')
    expect(look(factsUpTo('chosen-offer', NOW)).bases['soft-credit']).toBe(look(early).bases['soft-credit'])
  })

  it('on the home waits for the home, and then all three start at once, beyond the frontier', () => {
    const found = settle(created(), 'find-property')
    expect(ready(found)).toEqual(expect.arrayContaining(['value-property', 'prequal-title', 'flood-determination']))
    expect(currentStep(found)).toBe('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE')
  })

  it('that decides waits until every obstacle is resolved', () => {
    let facts = created()
    for (const id of ['pre-soft-credit-disclosure', 'find-property', 'value-property', 'prequal-title'] as const) facts = settle(facts, id)
    const frozen = { ...(ITEMS.find((item) => item.id === 'soft-credit')!.example as object), outcome: 'FROZEN' }
    expect(ready(settle(facts, 'soft-credit', frozen))).not.toContain('first-decision')
    expect(ready(settle(facts, 'soft-credit'))).toContain('first-decision')
  })

  it('of the hard pull never starts before the application is submitted', () => {
    expect(ready(factsUpTo('submission', NOW))).not.toContain('hard-credit')
    expect(ready(settle(factsUpTo('submission', NOW), 'submission'))).toContain('hard-credit')
  })
})

describe('When an answer changes', () => {
  const atOffer = factsUpTo('chosen-offer', NOW)
  const changeIncome = (facts: Facts): Facts => ({
    ...facts,
    results: {
      ...facts.results,
      'annual-income': {
        data: { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 0, coOwnersCents: 0 },
        basis: '0',
        settledAt: NOW,
      },
    },
  })

  it('income reopens the price but not the credit pull, the home or the title', () => {
    const changed = changeIncome(settle(atOffer, 'flood-determination'))
    expect(ready(changed)).toEqual(['first-decision'])
    expect(currentStep(changed)).toBe('WAITING_FOR_INITIAL_OFFERS')
  })

  it('a changed offer must be accepted again, an unchanged one stays accepted', () => {
    const chosen = settle(atOffer, 'chosen-offer')
    expect(standing(chosen).walk.states['chosen-offer']).toBe('settled')
    const decision = chosen.results['first-decision']!
    const repriced = (offers: Parameters<typeof packRows>[0]): Facts => {
      const changed = changeIncome(chosen)
      return settle(changed, 'first-decision', { ...(decision.data as object), offers, offersDigest: digestOf(packRows(offers)) })
    }
    const same = (decision.data as { offers: Parameters<typeof packRows>[0] }).offers
    expect(standing(repriced(same)).walk.states['chosen-offer']).toBe('settled')
    expect(currentStep(repriced(same.slice(1)))).toBe('OFFER_SELECTION')
    expect(standing(repriced(same.slice(1))).walk.states['chosen-offer']).toBe('stale')
  })

  it('a note whose content changed must be signed again', () => {
    const signed = settle(factsUpTo('note-signing', NOW), 'note-signing')
    const changed: Facts = {
      ...signed,
      results: { ...signed.results, note: { ...signed.results.note!, data: { documentId: 'n', sha256: 'f'.repeat(64) } } },
    }
    expect(currentStep(changed)).toBe('NOTE_SIGNING')
  })
})

describe('The step', () => {
  const withSoftCredit = (outcome: string) =>
    settle(factsUpTo('soft-credit', NOW), 'soft-credit', {
      ...(ITEMS.find((item) => item.id === 'soft-credit')!.example as object),
      outcome,
    })

  it.each([
    ['NO_MATCH', 'CREDIT_NO_MATCH'],
    ['NO_HIT', 'CREDIT_NO_MATCH_SSN'],
    ['FROZEN', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['LOCKED', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['PIN_INCORRECT', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['MINOR', 'CREDIT_MINOR'],
  ])('for a bureau that says %s is %s', (outcome, step) => {
    expect(currentStep(withSoftCredit(outcome))).toBe(step)
  })

  it('is CREDIT_ERROR when the bureau stayed unreachable, and waits again once it is tried again', () => {
    const facts = factsUpTo('soft-credit', NOW)
    const basis = look(facts).bases['soft-credit']!
    expect(currentStep({ ...facts, gaveUp: { 'soft-credit': basis } })).toBe('CREDIT_ERROR')
    expect(currentStep({ ...facts, gaveUp: { 'soft-credit': 'another basis' } })).toBe('WAITING_FOR_SOFT_CREDIT')
  })

  it('is CANCELLED once withdrawn, wherever it stood', () => {
    expect(currentStep({ ...created(), cancelledAt: NOW })).toBe('CANCELLED')
  })

  it('is DECLINED when the rules decline or find it ineligible', () => {
    for (const outcome of ['DECLINE', 'INELIGIBLE']) {
      const facts = factsUpTo('first-decision', NOW)
      const example = ITEMS.find((item) => item.id === 'first-decision')!.example as object
      const stands = standing(settle(facts, 'first-decision', { ...example, outcome, offers: [] }))
      expect([stands.step, stands.decision]).toEqual(['DECLINED', outcome])
    }
  })

  it('goes back to pricing when an unchosen offer is thirty days old, but not when it was chosen in time', () => {
    const at = factsUpTo('chosen-offer', NOW)
    const decision = at.results['first-decision']!.data as { expiresAt: string }
    const later = new Date(Date.parse(decision.expiresAt) + 1000).toISOString()
    expect(currentStep({ ...at, now: later })).toBe('WAITING_FOR_INITIAL_OFFERS')
    const chosen = settle(at, 'chosen-offer')
    expect(currentStep({ ...chosen, now: later })).not.toBe('WAITING_FOR_INITIAL_OFFERS')
  })

  it('waits in RESCISSION until midnight of the third business day has passed, and says when to check again', () => {
    const facts = factsUpTo('rescission', NOW, {
      'rescission-notice': { documentId: 'r', sha256: '0'.repeat(64), deliveredAt: '2026-11-23T20:00:00Z' },
    })
    expect(currentStep({ ...facts, now: '2026-11-23T20:01:00.000Z' })).toBe('RESCISSION')
    // Monday, November 23; Thursday the 26th is Thanksgiving: Tuesday, Wednesday, Friday; ends Friday midnight in California (UTC-8).
    const wakeAt = look({ ...facts, now: '2026-11-23T20:01:00.000Z' }).wakeAt
    expect(wakeAt).toBe('2026-11-28T08:00:00.000Z')
    expect(currentStep({ ...facts, now: '2026-11-28T07:59:59.000Z' })).toBe('RESCISSION')
    const over = look({ ...facts, now: '2026-11-28T08:00:00.000Z' })
    expect(over.frontier?.item.id).toBe('hazard-insurance-review')
    // Nothing is recorded on a home whose insurance no one has checked.
    expect(over.ready.map(({ id }) => id)).not.toContain('recording')
    expect(currentStep(settle({ ...facts, now: '2026-11-28T08:00:00.000Z' }, 'hazard-insurance-review'))).toBe('RECORDING')
  })

  it.each(['SECONDARY', 'INVESTMENT'])('gives no right to rescind a line on a home that is %s (comment 15(a)(1)-5)', (occupancyType) => {
    const facts = factsUpTo('recording', NOW, { 'property-address': { ...propertyAddress.example, occupancyType } })
    const { states } = look(facts)
    expect([states['rescission-notice'], states.rescission]).toEqual(['skipped', 'skipped'])
  })
})

describe('A refusal that refuses nobody credit', () => {
  it.each([['funding-decision', {}]] as const)('of %s leaves it open, until it is accepted', (id, given) => {
    const facts = factsUpTo(id, NOW, given)
    const open = look(facts).frontier?.item.id
    expect(open).toBe(id)
    expect(look(settle(facts, id, { outcome: 'REFUSED', reason: 'Not yet.' })).frontier?.item.id).toBe(id)
    expect(look(settle(facts, id, { outcome: 'ACCEPTED', reason: 'Cleared.' })).frontier?.item.id).not.toBe(id)
  })
})
