import { expect, it } from 'vitest'
import { usStateCodes } from '../facts/us-states.ts'
import { zoneOfHome, zoneOfRight } from './home-zone.ts'

it('is the clock at the home: Austin’s is Central Time, El Paso’s is Mountain Time', () => {
  expect(zoneOfHome('TX', 'Travis')).toBe('America/Chicago')
  expect(zoneOfHome('TX', 'El Paso County')).toBe('America/Denver')
})

it('is that of most of the state where the county is not known', () => {
  expect(['FL', 'ID', 'IN', 'MI', 'TN', 'OR', 'AK'].map((state) => zoneOfHome(state))).toEqual([
    'America/New_York',
    'America/Denver',
    'America/New_York',
    'America/New_York',
    'America/Chicago',
    'America/Los_Angeles',
    'America/Anchorage',
  ])
})

it('knows counties of the smaller part by their names', () => {
  expect(zoneOfHome('FL', 'Santa Rosa')).toBe('America/Chicago')
  expect(zoneOfHome('IN', 'La Porte')).toBe('America/Chicago')
  expect(zoneOfHome('TN', 'Knox')).toBe('America/New_York')
  expect(zoneOfHome('ID', 'Kootenai')).toBe('America/Los_Angeles')
})

it('is a zone that there is, for each state', () => {
  for (const state of usStateCodes) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zoneOfHome(state) })).not.toThrow()
})

it('a right ends by the clock of the home’s county; where that is cut by the line or not known, by the one that ends a day latest', () => {
  expect([zoneOfRight('FL', 'Hillsborough'), zoneOfRight('FL', 'Bay County')]).toEqual(['America/New_York', 'America/Chicago'])
  expect([zoneOfRight('TX', 'Travis'), zoneOfRight('TX', 'El Paso')]).toEqual(['America/Chicago', 'America/Denver'])
  expect([zoneOfRight('FL', 'Gulf'), zoneOfRight('FL'), zoneOfRight('AK', 'Anchorage'), zoneOfRight('OR', 'Malheur')]).toEqual([
    'America/Chicago',
    'America/Chicago',
    'America/Adak',
    'America/Los_Angeles',
  ])
})
