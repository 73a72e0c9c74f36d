import { expect, it } from 'vitest'
import { usStateCodes } from '../facts/us-states.ts'
import { zoneOfHome } from './home-zone.ts'

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
