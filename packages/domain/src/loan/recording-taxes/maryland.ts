/**
 * Maryland's recordation tax, set by each county per $500 or fraction (Md. Code, Tax-Prop. 12-103). The state publishes no one table; these
 * are the tables of three title companies: Capitol Title as of 2020-11-01, King Title and TitleRite (both undated, read 2026-11). Where they
 * differ both ends stand, and the county's finance office has the last word.
 */
import type { TaxPart, TaxRow } from '../recording-tax-rows.ts'

const SOURCES = 'Capitol Title (Nov 1, 2020), King Title and TitleRite Services (read 2026-11)'
const SINCE = '2019-01-01'

/** Cents for each $500 or fraction. */
const per500 = (cents: number, more: Partial<TaxPart> = {}): TaxPart => ({
  unitCents: 50_000,
  perUnitCents: String(cents),
  unit: 'fraction',
  ...more,
})

/** County, and cents per $500; two figures where the tables differ. */
const COUNTIES: readonly (readonly [county: string, least: number, most?: number])[] = [
  ['allegany', 350],
  ['anne arundel', 350],
  ['baltimore city', 500],
  ['baltimore', 250],
  ['calvert', 500],
  ['caroline', 500],
  ['carroll', 500],
  ['cecil', 410],
  ['charles', 500],
  ['dorchester', 500],
  ['frederick', 600, 700],
  ['garrett', 350],
  ['harford', 330],
  ['howard', 250],
  ['kent', 330],
  ["prince george's", 250, 275],
  ["queen anne's", 495],
  ["st. mary's", 400],
  ['somerset', 330],
  ['talbot', 600],
  ['washington', 380],
  ['wicomico', 350],
  ['worcester', 330],
]

const rowOf = ([county, least, most]: (typeof COUNTIES)[number]): TaxRow => ({
  state: 'MD',
  counties: [county],
  from: SINCE,
  parts: [per500(most ?? least)],
  ...(most === undefined ? {} : { least: { parts: [per500(least)], why: 'SOURCES_DIFFER' as const } }),
  citation: `Md. Code, Tax-Prop. 12-103; ${SOURCES} ${most === undefined ? 'agree' : 'differ'}`,
})

const HALF_MILLION = 50_000_000

/** The county adds a premium above $500,000, which Capitol Title raises once more above $600,000; the highest of its steps stands here. */
const montgomery: TaxRow = {
  state: 'MD',
  counties: ['montgomery'],
  from: SINCE,
  parts: [per500(445), per500(1135 - 445, { exemptCents: HALF_MILLION })],
  least: { parts: [per500(345), per500(500 - 345, { exemptCents: HALF_MILLION })], why: 'SOURCES_DIFFER' },
  citation: `Md. Code, Tax-Prop. 12-103; ${SOURCES} differ: 3.45 or 4.45 per $500, more above $500,000`,
}

export const marylandTaxes: readonly TaxRow[] = [...COUNTIES.map(rowOf), montgomery]
