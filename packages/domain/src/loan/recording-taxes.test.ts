import { describe, expect, it } from 'vitest'
import { STATE_CODES } from '../facts/state-codes.ts'
import { US_STATES } from '../facts/us-states.ts'
import { stateLaws } from '../underwriting/tables/states/state-law-on.ts'
import { recordingTaxEnds, recordingTaxRule, type TaxedLine } from './exact-recording-tax.ts'
import { recordingTaxes2026123 } from './recording-taxes/2026-12-3.ts'

const line = { lineCents: 10_000_000, termMonths: 240, on: '2026-11-24' }
const tax = (state: string, more: Partial<TaxedLine> = {}) => {
  const taxed = { ...line, state, ...more }
  const { basis, why, ...rule } = recordingTaxRule(recordingTaxes2026123, taxed)
  const { leastCents, mostCents } = recordingTaxEnds({ basis, ...rule }, taxed)
  return [basis, leastCents / 100, mostCents / 100, ...(why === undefined ? [] : [why])]
}

describe('what is known of a recording tax', () => {
  it('is one figure where one source or all of them say it', () => {
    expect(tax('TN', { lineCents: 10_200_000 })).toEqual(['EXACT', 115, 115])
    expect(tax('FL')).toEqual(['EXACT', 550, 550])
    expect(tax('GA')).toEqual(['EXACT', 300, 300])
    expect(tax('MD', { county: 'Baltimore County' })).toEqual(['EXACT', 500, 500])
    expect(tax('MD', { county: 'Talbot' })).toEqual(['EXACT', 1200, 1200])
    expect(tax('NY', { county: 'Erie County' })).toEqual(['EXACT', 725, 725])
    expect(tax('CA')).toEqual(['EXACT', 0, 0])
  })

  it('is found whatever way a county is written', () => {
    for (const county of ["St. Mary's", 'Saint Mary’s County', 'ST MARYS'])
      expect(tax('MD', { county }), county).toEqual(['EXACT', 800, 800])
    expect(tax('MD', { county: 'Prince George’s County' })).toEqual(['INTERVAL', 500, 550, 'SOURCES_DIFFER'])
  })

  it('is two ends where the sources of a county differ, or a city, a vote or an affidavit decides', () => {
    expect(tax('MD', { county: 'Frederick' })).toEqual(['INTERVAL', 1200, 1400, 'SOURCES_DIFFER'])
    expect(tax('MD', { county: 'Montgomery' })).toEqual(['INTERVAL', 690, 890, 'SOURCES_DIFFER'])
    // 1.00 or 1.25 %, less the lender's 0.25, less $25
    expect(tax('NY', { county: 'Albany' })).toEqual(['INTERVAL', 725, 975, 'SOURCES_DIFFER'])
    // 1.30 or 1.80 %, less 0.25, less $30
    expect(tax('NY', { county: 'Westchester' })).toEqual(['INTERVAL', 1020, 1520, 'CITY'])
    expect(tax('VA')).toEqual(['INTERVAL', 250, 333.33, 'LOCAL_OPTION'])
    expect(tax('DC')).toEqual(['INTERVAL', 0, 1450, 'AFFIDAVIT'])
  })

  it('in New York may all be the borrower’s without an allowance wherever a source says 0.75', () => {
    // 0.75 % with one additional tax suspended: 0.50 less $25, or all of it; 1.00 % less the lender's 0.25, less $25, lies between.
    for (const county of ['Hamilton', 'Herkimer', 'Schoharie', 'Yates', 'Tioga'])
      expect(tax('NY', { county }), county).toEqual(['INTERVAL', 475, 750, 'SOURCES_DIFFER'])
    // 0.75 by the other source: 1.25 % less 0.25, less $25 is more than all of that.
    for (const county of ['Greene', 'Steuben']) expect(tax('NY', { county }), county).toEqual(['INTERVAL', 475, 975, 'SOURCES_DIFFER'])
  })

  it('in New York City steps up at half a million', () => {
    // 1.80 % less $30; 1.925 % less $30
    expect(tax('NY', { county: 'Kings' })).toEqual(['EXACT', 1770, 1770])
    expect(tax('NY', { county: 'Kings', lineCents: 49_999_900 })).toEqual(['EXACT', 8970, 8970])
    expect(tax('NY', { county: 'Brooklyn', lineCents: 50_000_000 })).toEqual(['EXACT', 9595, 9595])
  })

  it('follows the state’s own notice from the day it names', () => {
    expect(tax('NY', { county: 'Cortland' })[2]).toBe(1000)
    expect(tax('NY', { county: 'Cortland', on: '2024-12-31' })[0]).toBe('NOT_KNOWN')
  })

  it('is never zero for a county that no row names: it lies between the state’s lowest and highest', () => {
    expect(tax('MD')).toEqual(['NOT_KNOWN', 500, 1400])
    expect(tax('MD', { county: 'Atlantis' })).toEqual(['NOT_KNOWN', 500, 1400])
    expect(tax('NY', { county: 'Atlantis' })).toEqual(['NOT_KNOWN', 475, 1770])
    expect(tax('PR')).toEqual(['NOT_KNOWN', 0, 1400])
  })

  it('is the state’s rate only in a county that is one of the state’s, where some have a rate of their own', () => {
    expect(tax('MN', { county: 'Dakota County' })).toEqual(['EXACT', 230, 230])
    for (const county of ['Saint Louis', 'St. Louis County', 'LAC QUI PARLE', 'Yellow Medicine'])
      expect(tax('MN', { county }), county).toEqual(['EXACT', 230, 230])
    expect(tax('MN', { county: 'Ramsey' })).toEqual(['EXACT', 240, 240])
    // Maplewood is a city of Ramsey County.
    for (const county of [undefined, 'Maplewood', 'Ramsey or Washington', ''])
      expect(tax('MN', { ...(county !== undefined && { county }) }), county).toEqual(['NOT_KNOWN', 230, 240])
    // As decisions of the versions before were made.
    const place = { state: 'MN', county: 'Maplewood', on: line.on }
    expect(stateLaws.map(({ recordingTaxes }) => recordingTaxRule(recordingTaxes, place).basis)).toEqual([
      'EXACT',
      'EXACT',
      'NOT_KNOWN',
      'NOT_KNOWN',
    ])
  })

  it('has a list of the counties of every state where both the state and a county have a row', () => {
    const { rows, countyLists = [] } = recordingTaxes2026123
    const mixed = rows.filter((row) => row.counties !== undefined && rows.some(({ state, counties }) => state === row.state && !counties))
    expect([...new Set(mixed.map(({ state }) => state))]).toEqual(countyLists.map(({ state }) => state))
    const [minnesota] = countyLists
    expect(new Set(minnesota!.counties).size).toBe(87)
    for (const { state, counties = [] } of mixed)
      for (const county of counties) expect(countyLists.find((list) => list.state === state)?.counties).toContain(county)
  })

  it('is none known, and not none, in a state that no one has looked up', () => {
    expect(tax('PA')).toEqual(['NONE_KNOWN', 0, 0])
  })

  it('is none in Texas, and in each state of which a title company says so', () => {
    for (const state of ['TX', 'IL', 'MI', 'OH', 'OR', 'NH', 'NJ', 'NM', 'NV']) expect(tax(state), state).toEqual(['EXACT', 0, 0])
    // Decisions of before are replayed as they were made.
    const place = { state: 'TX', on: line.on }
    expect(stateLaws.slice(1).map(({ recordingTaxes }) => recordingTaxRule(recordingTaxes, place).basis)).toEqual([
      'NONE_KNOWN',
      'NONE_KNOWN',
      'EXACT',
    ])
  })

  it('is asked of the states that a form offers', () => {
    expect([...STATE_CODES].sort()).toEqual(Object.keys(US_STATES).sort())
  })

  it('has an answer for every state, 24 rows for Maryland and all 62 counties of New York', () => {
    for (const state of Object.keys(US_STATES)) expect(tax(state), state).toHaveLength(['VA', 'DC'].includes(state) ? 4 : 3)
    const counties = (state: string) => recordingTaxes2026123.rows.filter((row) => row.state === state).flatMap((row) => row.counties ?? [])
    expect(new Set(counties('MD')).size).toBe(24)
    // Three boroughs are known by a second name.
    expect(new Set(counties('NY')).size).toBe(62 + 3)
    expect(recordingTaxes2026123.rows.every(({ citation }) => citation.length > 10)).toBe(true)
  })

  it('never has its lower end above its higher', () => {
    for (const row of recordingTaxes2026123.rows)
      for (const lineCents of [1_500_000, 4_000_000, 49_999_950, 50_000_000, 90_000_000]) {
        const [, least, most] = tax(row.state, { county: row.counties?.[0], lineCents } as Partial<TaxedLine>)
        expect(least! <= most!, `${row.state} ${row.counties?.[0]} ${lineCents}`).toBe(true)
      }
  })
})
