/**
 * New York's mortgage recording tax (N.Y. Tax Law 253 to 253-x) on a one- or two-family home, the borrower's share. By the Department of
 * Taxation and Finance (tax.ny.gov/pit/mortgage/mtgidx.htm, read 2026-11): basic tax 0.50, special additional 0.25, additional 0.25 (0.30 in
 * the commuter district) unless suspended, and a local tax of 0.25 to 0.50 where there is one. The lender pays the special additional 0.25
 * (253(1-a)). The first $10,000 bear no additional tax: $25, or $30 in the commuter district (253(2)(a)).
 * The whole rates of the counties are those of two title companies, Cityscape Abstract and Advantage Title (both undated); where they differ
 * both ends stand, unless the department itself has told the rate.
 */
import type { TaxPart, TaxRow } from '../recording-tax-rows.ts'

const SINCE = '2019-01-01'
const LENDER = 25

/** Cents for each $100 or major fraction. */
const per100 = (cents: number, more: Partial<TaxPart> = {}): TaxPart => ({
  unitCents: 10_000,
  perUnitCents: String(cents),
  unit: 'major',
  ...more,
})

const COMMUTER_DISTRICT = ['dutchess', 'nassau', 'orange', 'putnam', 'rockland', 'suffolk', 'westchester']

/** Cents per $100, both shares: by Cityscape Abstract, then by Advantage Title where it states another. */
const COUNTIES: readonly (readonly [county: string, one: number, other?: number])[] = [
  ['albany', 100, 125],
  ['allegany', 100],
  ['broome', 100],
  ['cattaraugus', 100, 125],
  ['cayuga', 100],
  ['chautauqua', 100, 125],
  ['chemung', 75],
  ['clinton', 100],
  ['columbia', 125],
  ['delaware', 100],
  ['dutchess', 130, 105],
  ['erie', 100],
  ['essex', 100, 125],
  ['franklin', 100],
  ['fulton', 100],
  ['genesee', 125],
  ['greene', 75, 125],
  ['hamilton', 75, 100],
  ['herkimer', 75, 100],
  ['jefferson', 75],
  ['lewis', 100],
  ['livingston', 100],
  ['madison', 75],
  ['monroe', 100],
  ['montgomery', 75],
  ['nassau', 105],
  ['niagara', 100],
  ['oneida', 100],
  ['onondaga', 100],
  ['ontario', 75],
  ['orange', 105],
  ['orleans', 100],
  ['oswego', 100],
  ['putnam', 105],
  ['rensselaer', 125],
  ['rockland', 130],
  ['st. lawrence', 75],
  ['saratoga', 100],
  ['schenectady', 100, 125],
  ['schoharie', 75, 100],
  ['schuyler', 100],
  ['seneca', 100],
  ['steuben', 75, 125],
  ['suffolk', 105],
  ['sullivan', 100],
  ['tioga', 75],
  ['tompkins', 75],
  ['ulster', 75],
  ['warren', 100, 125],
  ['washington', 100],
  ['wayne', 100, 125],
  ['wyoming', 100, 125],
  ['yates', 75, 100],
]

/** Cityscape Abstract marks these as having no allowance: their additional tax may be suspended and a local one in its place. */
const WITHOUT_ALLOWANCE = ['columbia', 'lewis', 'sullivan']

const allowanceOf = (county: string) => (COMMUTER_DISTRICT.includes(county) ? 3000 : 2500)

function countyRow([county, one, other]: (typeof COUNTIES)[number]): TaxRow {
  const low = Math.min(one, other ?? one)
  const high = Math.max(one, other ?? one)
  // At 0.75 one of the two additional taxes is suspended, and no source says which: then the lender may owe none of it.
  const suspended = low === 75
  // All of 0.75, without an allowance, is more than 1.00 less the lender's part and the allowance.
  const isAllOwed = suspended && high - LENDER <= low
  const most = isAllOwed ? low : high - LENDER
  const noAllowance = WITHOUT_ALLOWANCE.includes(county) || isAllOwed
  const open = suspended || low !== high || WITHOUT_ALLOWANCE.includes(county)
  return {
    state: 'NY',
    counties: [county],
    from: SINCE,
    parts: [per100(most)],
    ...(noAllowance ? {} : { allowanceCents: allowanceOf(county) }),
    ...(open ? { least: { parts: [per100(low - LENDER)], allowanceCents: allowanceOf(county), why: 'SOURCES_DIFFER' as const } } : {}),
    citation: `N.Y. Tax Law 253; Cityscape Abstract and Advantage Title ${other === undefined ? 'agree on' : 'differ over'} the whole rate${suspended ? '; which additional tax is suspended at 0.75 is not known' : ''}`,
  }
}

/** By the department's own notices of change. */
const noticeRow = (county: string, cents: number): TaxRow => ({
  state: 'NY',
  counties: [county],
  from: '2025-01-01',
  parts: [per100(cents - LENDER)],
  least: { parts: [per100(cents - LENDER)], allowanceCents: 2500, why: 'SOURCES_DIFFER' },
  citation: 'N.Y. Department of Taxation and Finance, notice of rates from 2025-01-01; whether the first $10,000 are free is not told',
})

/** Yonkers has a rate of its own within Westchester, and the county alone does not tell. */
const westchester: TaxRow = {
  state: 'NY',
  counties: ['westchester'],
  from: SINCE,
  parts: [per100(180 - LENDER)],
  allowanceCents: 3000,
  least: { parts: [per100(130 - LENDER)], allowanceCents: 3000, why: 'CITY' },
  citation: 'N.Y. Tax Law 253, 253-a, 253-d; both title companies: 1.30, and 1.80 in Yonkers',
}

const HALF_MILLION = 50_000_000

const newYorkCity: TaxRow = {
  state: 'NY',
  counties: ['new york', 'manhattan', 'kings', 'brooklyn', 'queens', 'bronx', 'richmond', 'staten island'],
  from: SINCE,
  parts: [per100(205 - LENDER, { belowLineCents: HALF_MILLION }), { ...per100(0, { fromLineCents: HALF_MILLION }), perUnitCents: '192.5' }],
  allowanceCents: 3000,
  citation: 'N.Y. Tax Law 253, 253-a; both title companies: 2.05 below $500,000, 2.175 from there on homes of one to three families',
}

export const newYorkTaxes: readonly TaxRow[] = [
  ...COUNTIES.map(countyRow),
  noticeRow('chenango', 100),
  noticeRow('cortland', 125),
  noticeRow('otsego', 100),
  westchester,
  newYorkCity,
]
