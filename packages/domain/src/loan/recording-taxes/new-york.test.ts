import { describe, expect, it } from 'vitest'
import { recordingTaxEnds, recordingTaxRule } from '../exact-recording-tax.ts'
import { recordingTaxes202612 } from './2026-12.ts'

/** Of a line of 100,000 over twenty years. */
function ends(county: string) {
  const line = { state: 'NY', county, lineCents: 10_000_000, termMonths: 240, on: '2026-11-24' }
  const { leastCents, mostCents } = recordingTaxEnds(recordingTaxRule(recordingTaxes202612, line), line)
  return [leastCents / 100, mostCents / 100]
}

describe('New York’s mortgage tax on 100,000, by the whole rates of two title companies (N.Y. Tax Law 253)', () => {
  it.each([
    // The whole rate less the lender's 0.25, less $25 (253(1-a), (2)(a)).
    [1, 1, 725, 725, 'Allegany Broome Cayuga Clinton Delaware Erie Franklin Fulton Livingston Monroe Niagara'],
    [1, 1, 725, 725, 'Oneida Onondaga Orleans Oswego Saratoga Schuyler Seneca Washington'],
    [1.25, 1.25, 975, 975, 'Genesee Rensselaer'],
    // The commuter district's first $10,000 are free of 0.30: $30.
    [1.05, 1.05, 770, 770, 'Nassau Orange Putnam Suffolk'],
    [1.3, 1.3, 1020, 1020, 'Rockland'],
    [1.3, 1.05, 770, 1020, 'Dutchess'],
    // The companies differ: one's rate is the lower end, the other's the higher.
    [1, 1.25, 725, 975, 'Albany Cattaraugus Chautauqua Essex Schenectady Warren Wayne Wyoming'],
    // Marked as without the allowance by one of them.
    [1, 1, 725, 750, 'Lewis Sullivan'],
    [1.25, 1.25, 975, 1000, 'Columbia'],
    // At 0.75 one of two taxes is suspended: the lender's 0.25 and the allowance may apply or not.
    [0.75, 0.75, 475, 750, 'Chemung Jefferson Madison Montgomery Ontario Tioga Tompkins Ulster'],
    [0.75, 1.25, 475, 975, 'Greene Steuben'],
  ] as const)('of %f and %f %% is between %i and %i in %s', (_one, _other, least, most, counties) => {
    for (const county of counties.split(' ')) expect(ends(county), county).toEqual([least, most])
  })

  it('of 0.75 % is between 475 and 750 in St. Lawrence, and of 1.30 or Yonkers’s 1.80 between 1,020 and 1,520 in Westchester', () => {
    expect(ends('St. Lawrence County')).toEqual([475, 750])
    expect(ends('Westchester')).toEqual([1020, 1520])
  })
})
