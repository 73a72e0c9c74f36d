/** Public averages of what a home costs its owner, by state: taxes of 2024, insurance of 2022, association dues of 2024. */
import type { PropertyRecord } from '../../../facts/property-record.ts'
import { type CostRow, type HousingCosts, housingCostsSchema } from './housing-costs.ts'

const READ = '2026-11-23'

/** Table B25103, all owner-occupied homes, dollars a year. Read in a copy of 2026-10-05 of the bureau's own table, not from the bureau itself. */
const TAXES = 'U.S. Census Bureau, American Community Survey 2024, 1-year estimates, table B25103: median real estate taxes paid'
/** The latest that the institute's table shows. Policies of condominium owners (HO-6) cost less: this never counts too little for them. */
const PREMIUMS =
  'NAIC, Dwelling Fire, Homeowners Owner-Occupied report, data for 2022, by the Insurance Information Institute: average premium, HO-3'
const FEES =
  'U.S. Census Bureau, American Community Survey 2024, 1-year estimates: median condominium or association fee of those who pay one, $135'

/** State: median real estate taxes a year, average premium a year; dollars. */
const BY_STATE: Readonly<Record<string, readonly [tax: number, premium: number]>> = {
  AK: [3_976, 1_129],
  AL: [890, 1_748],
  AR: [1_113, 1_740],
  AZ: [1_828, 1_018],
  CA: [5_369, 1_492],
  CO: [2_828, 2_079],
  CT: [6_573, 1_814],
  DC: [4_594, 1_384],
  DE: [1_750, 1_103],
  FL: [2_993, 2_677],
  GA: [2_554, 1_655],
  HI: [2_385, 1_431],
  IA: [2_937, 1_268],
  ID: [1_912, 1_002],
  IL: [5_399, 1_343],
  IN: [1_798, 1_191],
  KS: [2_983, 1_583],
  KY: [1_611, 1_359],
  LA: [1_187, 2_603],
  MA: [6_080, 1_871],
  MD: [4_144, 1_392],
  ME: [3_103, 1_077],
  MI: [2_988, 1_056],
  MN: [3_501, 1_774],
  MO: [2_021, 1_668],
  MS: [1_221, 1_907],
  MT: [2_939, 1_639],
  NC: [2_044, 1_621],
  ND: [2_550, 1_325],
  NE: [3_739, 1_869],
  NH: [6_707, 1_188],
  NJ: [9_358, 1_417],
  NM: [1_776, 1_322],
  NV: [2_143, 948],
  NY: [6_542, 1_628],
  OH: [2_937, 995],
  OK: [1_672, 2_268],
  OR: [3_895, 893],
  PA: [3_214, 1_120],
  RI: [4_886, 2_074],
  SC: [1_337, 1_571],
  SD: [2_940, 1_756],
  TN: [1_488, 1_492],
  TX: [4_108, 2_397],
  UT: [2_648, 937],
  VA: [2_872, 1_332],
  VT: [5_026, 1_109],
  WA: [4_729, 1_151],
  WI: [3_680, 957],
  WV: [881, 1_113],
  WY: [1_947, 1_596],
}

const row = (dollars: number, year: number, source: string): CostRow => ({
  checked: true,
  cents: dollars * 100,
  year,
  source,
  readOn: READ,
})
const column = (pick: (of: readonly [number, number]) => CostRow): Record<string, CostRow> =>
  Object.fromEntries(Object.entries(BY_STATE).map(([state, of]) => [state, pick(of)]))

const fee = row(135, 2024, FEES)
/** Most such homes belong to no association; of those that do no average was found apart from the others'. */
const NOT_CHECKED: CostRow = { checked: false }

const dues: Readonly<Record<PropertyRecord['kind'], CostRow>> = {
  CONDOMINIUM: fee,
  TOWNHOUSE: fee,
  PUD: fee,
  SFR: NOT_CHECKED,
  DUPLEX: NOT_CHECKED,
  MULTI_FAMILY: NOT_CHECKED,
  COOPERATIVE: NOT_CHECKED,
  MANUFACTURED: NOT_CHECKED,
  MIXED_USE: NOT_CHECKED,
}

export const housingCosts202612: HousingCosts = housingCostsSchema.parse({
  version: '2026-12',
  effectiveFrom: '2026-11-22',
  propertyTax: column(([tax]) => row(tax, 2024, TAXES)),
  insurance: column(([, premium]) => row(premium, 2022, PREMIUMS)),
  dues,
})
