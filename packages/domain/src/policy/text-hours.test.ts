import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTextTime, zonesOfPerson } from './text-hours.ts'

const hourIn = (zone: string, at: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', hour: 'numeric' }).format(new Date(at)))

const person = fc.record({
  phone: fc.constantFrom('4155550132', '2125550132', '9075550132', '8085550132', '8505550132', '7205550132', '9285550132', '9995550132'),
  states: fc.array(fc.constantFrom('CA', 'FL', 'TX', 'NY', 'AZ', 'ID', 'CO', 'HI', undefined), { maxLength: 2 }),
})
/** Two years, with four changes of the clocks. */
const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })

describe('a text that nobody asked for', () => {
  it('comes between 9 am and 8 pm wherever its reader may be, soon, and over changes of the clocks', () => {
    fc.assert(
      fc.property(person, moment, (texted, date) => {
        const zones = zonesOfPerson(texted)
        const at = nextTextTime(date.toISOString(), zones)
        const waits = Date.parse(at) - date.getTime()
        expect(waits).toBeGreaterThanOrEqual(0)
        expect(waits).toBeLessThan(26 * 3_600_000)
        for (const zone of zones) {
          expect(hourIn(zone, at)).toBeGreaterThanOrEqual(9)
          expect(hourIn(zone, at)).toBeLessThan(20)
        }
        // What has its time keeps it.
        expect(nextTextTime(at, zones)).toBe(at)
      }),
    )
  })

  it('is held from 8 pm to 9 am, by the later of home and number', () => {
    const zones = zonesOfPerson({ phone: '2125550132', states: ['CA'] })
    expect(zones).toEqual(['America/New_York', 'America/Los_Angeles'])
    // 7:59 pm in New York; one minute later it waits for 9 am in California.
    expect(nextTextTime('2026-11-24T00:59:00.000Z', zones)).toBe('2026-11-24T00:59:00.000Z')
    expect(nextTextTime('2026-11-24T01:00:00.000Z', zones)).toBe('2026-11-24T17:00:00.000Z')
  })

  it('keeps the hour of the wall on the night on which clocks change', () => {
    const zones = zonesOfPerson({ phone: '4155550132', states: ['CA'] })
    expect(nextTextTime('2026-11-01T05:00:00.000Z', zones)).toBe('2026-11-01T17:00:00.000Z')
    expect(nextTextTime('2026-03-08T05:00:00.000Z', zones)).toBe('2026-03-08T16:00:00.000Z')
  })

  it('counts both zones of a state, and the whole country for a code that is not known', () => {
    expect(zonesOfPerson({ phone: '3055550132', states: ['FL', undefined] })).toEqual(['America/New_York', 'America/Chicago'])
    expect(zonesOfPerson({ phone: '9995550132', states: [] })).toEqual(['America/New_York', 'America/Los_Angeles'])
  })

  it('comes at a good hour somewhere, where none is good everywhere', () => {
    const zones = zonesOfPerson({ phone: '6715550132', states: ['NY'] })
    const at = nextTextTime('2026-11-24T06:00:00.000Z', zones)
    expect(hourIn('America/New_York', at)).toBeGreaterThanOrEqual(9)
  })
})
