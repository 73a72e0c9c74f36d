import { describe, expect, it } from 'vitest'
import { currentStep, type Facts, FLOW, factsUpTo, type Item, type ItemId, SIGNER_FLOW, standing, type Walk, walk } from '../index.ts'
import { createLatelyWalked } from './lately-walked.ts'

/** A Wednesday before Thanksgiving, in the evening of the home: weekends, a holiday, business hours and every deadline come within the days that follow. */
const START = Date.parse('2026-11-25T18:30:00.000Z')
const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString()
/** An offer lapses after a month; what follows changes from day to day. */
const DAYS = (stage: ItemId) => (stage === 'chosen-offer' ? 40 : 12)

const walkedAnew = (facts: Facts): Walk => walk(FLOW as readonly Item[], facts, SIGNER_FLOW)
const said = ({ frontier, states, path, ready, ahead, bases, wakeAt }: Walk) => ({
  ...{ step: frontier?.step, item: frontier?.item.id, states, ready, bases, wakeAt },
  ...{ path: path.map(({ id }) => id), ahead: ahead.map(({ id }) => id) },
})
const STAGES: readonly ItemId[] = ['chosen-offer', 'rescission', 'recording', 'disbursement']

describe('an application that is read again', () => {
  it.each(STAGES)('stands at each later hour where a walk of that hour has it: before %s', (stage) => {
    const facts = factsUpTo(stage, at(0))
    let moved = 0
    for (let hour = 0; hour < 24 * DAYS(stage); hour += 3) {
      const now = { ...facts, now: at(hour) }
      const anew = said(walkedAnew(now))
      expect(said(standing(now).walk), now.now).toEqual(anew)
      if (JSON.stringify(anew) !== JSON.stringify(said(walkedAnew(facts)))) moved += 1
    }
    // Else nothing was tried: time decides something at each of these.
    expect(moved).toBeGreaterThan(0)
  })

  it('is not walked anew while nothing has changed and nothing is due, and is when either has', () => {
    const facts = factsUpTo('chosen-offer', at(0))
    const first = standing(facts).walk
    const again = (change: Partial<Facts>) => standing({ ...facts, ...change }).walk
    expect(again({ now: at(1), results: { ...facts.results } })).toBe(first)
    const [name, result] = Object.entries(facts.results).at(-1)!
    for (const other of [
      { results: { ...facts.results, [name]: { ...result, data: { ...(result.data as object) } } } },
      { results: { ...facts.results, [name]: { ...result, basis: 'another' } } },
      { results: { ...facts.results, [name]: { ...result, settledAt: at(-1) } } },
      { results: Object.fromEntries(Object.entries(facts.results).slice(0, -1)) },
      { gaveUp: { [name]: 'x' } },
      { now: at(-1) },
      { now: first.wakeAt! },
    ])
      expect(again(other), JSON.stringify(Object.keys(other))).not.toBe(first)
    expect(currentStep({ ...facts, cancelledAt: at(1) })).toBe('CANCELLED')
    expect(currentStep({ ...facts, now: at(1) })).not.toBe('CANCELLED')
  })

  it('is kept for as many applications as were walked last, and for none that has no result', () => {
    const lately = createLatelyWalked<{ readonly walk: { readonly wakeAt: undefined; readonly isMomentary: false } }>(2)
    const found = { walk: { wakeAt: undefined, isMomentary: false } } as const
    const [one, two, three] = ['one', 'two', 'three'].map((name) => ({
      now: at(0),
      results: { [name]: { data: { name }, basis: '0', settledAt: at(0) } },
    })) as [Facts, Facts, Facts]
    for (const facts of [one, two, three, { now: at(0), results: {} }]) lately.keep(facts, found)
    expect([one, two, three, { now: at(0), results: {} }].map((facts) => lately.of(facts))).toEqual([undefined, found, found, undefined])
  })
})
