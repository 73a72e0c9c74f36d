import { describe, expect, it } from 'vitest'
import { cancellationOf } from './cancellation.ts'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { ItemId } from './flow.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { keyDates } from './key-dates.ts'
import { nextAction } from './next-action.ts'

const SIGNED = '2026-11-23T18:30:00.000Z'
const AFTER = '2026-11-30T18:30:00.000Z'
const INVESTMENT = { street1: '1284 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'INVESTMENT' }

const read = (facts: Facts) => {
  const { walk, step } = standing(facts)
  return { step, ...cancellationOf(walk, step, facts.now), action: nextAction(walk, step, facts), dates: keyDates(walk, facts) }
}
const at = (item: ItemId, now = SIGNED, given: Record<string, unknown> = {}) => read({ ...factsUpTo(item, SIGNED, given), now })

describe('what the borrower may do to end the application', () => {
  it('is to withdraw before anything is signed, and to cancel the line from the signature to the end of the right', () => {
    expect(at('note-signing')).toMatchObject({ exit: 'WITHDRAW', lastDay: undefined })
    expect(at('notary-appointment')).toMatchObject({ exit: 'CANCEL_LINE', lastDay: undefined })
    expect(at('rescission')).toMatchObject({ exit: 'CANCEL_LINE', lastDay: '2026-11-27' })
  })

  it('is to cancel the line also while the insurance is asked for or reviewed, whatever the step is called', () => {
    expect(at('hazard-insurance')).toMatchObject({ step: 'TRUST_AND_INSURANCE', exit: 'CANCEL_LINE' })
    expect(at('rescission', AFTER).exit).toBe('NONE')
    expect(at('hazard-insurance-review').exit).toBe('CANCEL_LINE')
    expect(at('hazard-insurance-review', AFTER).exit).toBe('NONE')
  })

  it('is nothing once the deed is signed where there is no right to cancel', () => {
    const home = { 'property-address': INVESTMENT }
    expect(at('notary-appointment', SIGNED, home).exit).toBe('WITHDRAW')
    expect(at('hazard-insurance', SIGNED, home).exit).toBe('NONE')
  })
})

describe('a line that was canceled under the right to cancel', () => {
  const exercised = rescissionExercise.example.exercised!
  const canceled = (given: Record<string, unknown> = { [rescissionExercise.id]: { exercised } }) =>
    read({ ...factsUpTo('rescission', SIGNED, given), now: AFTER, cancelledAt: '2026-11-24T18:30:00.000Z' })

  it('is no withdrawn application: who canceled, that the lien is void, and what is left', () => {
    const { exit, action, exercised: told } = canceled()
    expect({ exit, told }).toEqual({
      exit: 'NONE',
      told: {
        ...{ name: 'Ana Reyes', on: '2026-11-24', returnsBy: '2026-12-14', turn: 'NONE' },
        ...{ left: 'Nothing is left to do, for you or for us.', release: { state: 'NONE' }, paid: { state: 'NONE' } },
      },
    })
    expect(action.title).toBe('Your line is canceled')
    expect(action.why).toContain('the lien on the home is void')
    // Where no one paid anything, nothing is promised back.
    expect(action.why).toContain('No money is sent, and you owe nothing. Nothing is left to do')
    expect(action.why).not.toContain('returned')
  })

  it('is on the day on which the notice was given, in the second person for whoever gave it', () => {
    const mailed = { exercised: { ...exercised, way: 'MAILED', givenOn: '2026-11-23', receivedOn: '2026-11-24' } }
    const line = (given: object) =>
      canceled({ [rescissionExercise.id]: given }).dates.find(({ label }) => label.endsWith('canceled the line'))
    expect(line(mailed)).toMatchObject({ label: 'You canceled the line', detail: 'Monday, November 23' })
    expect(line({ exercised: { ...mailed.exercised, party: 'sam', name: 'Sam Reyes' } })?.label).toBe('Sam Reyes canceled the line')
  })

  it('is neither canceled nor settled while a second person checks a notice that came after money was sent', () => {
    const notice = { ...exercised, way: 'MAILED', document: '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e61', money: 'SENT', takesTwo: true }
    const given = { [rescissionExercise.id]: { exercised: notice } }
    const { action, dates, exercised: told } = canceled(given)
    expect(action).toMatchObject({ title: 'We are checking a notice that cancels the line', waitingOn: 'us' })
    expect(action.why).toContain('A second person on our team checks the notice')
    expect(told?.returnsBy).toBeUndefined()
    const said = dates.map(({ label, detail }) => `${label}: ${detail}`).join('\n')
    expect(said).toContain('We are checking a notice that cancels the line: A second person on our team checks it')
    expect(said).not.toMatch(/You canceled|No one canceled|returned to you|released|December 14/)
    const confirmed = canceled({ ...given, 'rescission-confirmation': { confirmed: { on: '2026-11-25' } } })
    expect([confirmed.action.title, confirmed.exercised?.returnsBy]).toEqual(['Your line is canceled', '2026-12-14'])
    expect(confirmed.dates.map(({ label }) => label)).toContain('You canceled the line')
  })

  it('is not canceled for good by a written notice before money left: it says what holds, and each owner may still cancel in time', () => {
    const notice = { ...exercised, way: 'MAILED', takesTwo: true } as const
    const given = { [rescissionExercise.id]: { exercised: notice } }
    const { action, exit } = canceled(given)
    expect(action).toMatchObject({ title: 'We are checking a notice that cancels the line', waitingOn: 'us' })
    expect(action.why).toContain('Until then no money is sent, and nothing else happens on the line.')
    expect(action.why).toContain('the line is canceled for every owner and you owe nothing.')
    expect(action.why).not.toMatch(/interest|Some money/)
    expect(exit).toBe('NONE')
    const inTime = read({ ...factsUpTo('rescission', SIGNED, given), now: SIGNED, cancelledAt: SIGNED })
    expect([inTime.step, inTime.exit]).toEqual(['CANCELLED', 'CANCEL_LINE'])
    // Recorded by an earlier release it stands as it was.
    expect(canceled({ [rescissionExercise.id]: { exercised: { ...exercised, way: 'MAILED' } } }).action.title).toBe('Your line is canceled')
  })

  it('and one that was taken back before is withdrawn', () => {
    const { action, exercised: told } = canceled({})
    expect([action.title, told]).toEqual(['You withdrew this application', undefined])
  })
})
