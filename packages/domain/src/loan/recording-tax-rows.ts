import type { LocalDate } from '../values/local-date.ts'
import type { TaxOpenReason } from './tax-bases.ts'

/**
 * One charge of a recording tax: so much for each unit of the line.
 * - unitCents, perUnitCents: the rate, the second a decimal string because it may be a fraction of a cent.
 * - unit: how a broken unit counts. 'fraction' as a whole one, 'major' when over half, 'exact' in proportion.
 * - exemptCents leaves the first part of the line untaxed; minTermMonths and maxTermMonths (both inclusive) narrow the term.
 * - fromLineCents and belowLineCents narrow the size of the whole line: the first is taxed, the second is not.
 */
export type TaxPart = {
  readonly unitCents: number
  readonly perUnitCents: string
  readonly unit: 'fraction' | 'major' | 'exact'
  readonly exemptCents?: number
  readonly minTermMonths?: number
  readonly maxTermMonths?: number
  readonly fromLineCents?: number
  readonly belowLineCents?: number
}

/** The tax of a state, or of some of its counties, from a day until a day (both inclusive; open-ended without `to`). */
export type TaxRow = {
  readonly state: string
  /** Only these counties, in lower case and without the word county; a row without it serves the rest of the state. */
  readonly counties?: readonly string[]
  readonly from: LocalDate
  readonly to?: LocalDate
  readonly parts: readonly TaxPart[]
  /** A local tax as a share of the state tax. */
  readonly localShare?: { readonly numerator: number; readonly denominator: number }
  /** The part of the computed tax that the borrower does not owe. */
  readonly allowanceCents?: number
  readonly capCents?: number
  /** Owed in full unless the residential exemption's affidavit is recorded with the deed. */
  readonly residentialExemption?: true
  readonly citation: string
  /** The lower end, where `parts` is the higher one and which of the two is owed is not known before closing. */
  readonly least?: { readonly parts: readonly TaxPart[]; readonly allowanceCents?: number; readonly why: TaxOpenReason }
}

// The statutes are older. This is the first day for which the table answers.
const since = '2019-01-01'
const hundred = 10_000

const perHundred = (perUnitCents: string, unit: TaxPart['unit'], more: Partial<TaxPart> = {}): TaxPart => ({
  unitCents: hundred,
  perUnitCents,
  unit,
  ...more,
})

const georgia: TaxPart = { unitCents: 50_000, perUnitCents: '150', unit: 'fraction' }
const georgiaCapCents = 2_500_000

const maryland = (perFiveHundredCents: string, counties: readonly string[]): TaxRow => ({
  state: 'MD',
  counties,
  from: since,
  parts: [{ unitCents: 50_000, perUnitCents: perFiveHundredCents, unit: 'fraction' }],
  citation: "Md. Code, Tax-Prop. 12-103, per $500 or fraction; county rates on which the title companies' tables of 2009 to 2024 agree",
})

// The lender pays the special additional tax of 0.25 % on one- to six-family homes (N.Y. Tax Law 253(1-a)), so `borrowerCents`
// is the county's whole rate less 0.25. The first $10,000 of a one- or two-family home bears no additional tax (253(2)(a)):
// 0.30 % in the commuter district ($30), 0.25 % elsewhere ($25).
const newYork = (borrowerCents: string, allowanceCents: number, counties: readonly string[]): TaxRow => ({
  state: 'NY',
  counties,
  from: since,
  parts: [perHundred(borrowerCents, 'major')],
  allowanceCents,
  citation: "N.Y. Tax Law 253; counties whose rate two title companies state alike; borrower's share on a one- or two-family home",
})

/** The rows that decisions before state law 2026-12 were made by; never changed. The present ones are in recording-taxes/. */
export const recordingTaxRows: readonly TaxRow[] = [
  {
    state: 'TN',
    from: since,
    parts: [perHundred('11.5', 'major', { exemptCents: 200_000 })],
    citation: 'T.C.A. 67-4-409(b): 11.5 cents per $100 or major fraction, first $2,000 exempt',
  },
  {
    state: 'FL',
    from: since,
    parts: [perHundred('35', 'fraction'), { unitCents: 100, perUnitCents: '0.2', unit: 'exact' }],
    citation: 'Fla. Stat. 201.08 (35 cents per $100 or fraction) and 199.133 (nonrecurring intangible tax, 2 mills)',
  },
  {
    state: 'GA',
    from: since,
    to: '2025-06-30',
    parts: [{ ...georgia, minTermMonths: 37 }],
    capCents: georgiaCapCents,
    citation: 'O.C.G.A. 48-6-60, -61; Ga. R. 560-11-8-.02: long-term is over three years',
  },
  {
    state: 'GA',
    from: '2025-07-01',
    parts: [{ ...georgia, minTermMonths: 63 }],
    capCents: georgiaCapCents,
    citation: 'O.C.G.A. 48-6-60, -61 as amended from 2025-07-01: long-term is over 62 months',
  },
  { state: 'AL', from: since, parts: [perHundred('15', 'fraction')], citation: 'Ala. Code 40-22-2: 15 cents per $100 or fraction' },
  {
    state: 'MN',
    counties: ['hennepin', 'ramsey'],
    from: since,
    parts: [perHundred('24', 'exact')],
    citation: 'Minn. Stat. 287.035 (0.0023) with 383A.80 and 383B.80 (0.0001)',
  },
  { state: 'MN', from: since, parts: [perHundred('23', 'exact')], citation: 'Minn. Stat. 287.035: 0.0023 of the debt secured' },
  { state: 'KS', from: since, parts: [], citation: 'K.S.A. 79-3102: mortgage registration tax repealed from 2019-01-01' },
  {
    state: 'OK',
    from: since,
    parts: [
      perHundred('10', 'fraction', { minTermMonths: 60 }),
      perHundred('8', 'fraction', { minTermMonths: 48, maxTermMonths: 59 }),
      perHundred('6', 'fraction', { minTermMonths: 36, maxTermMonths: 47 }),
      perHundred('4', 'fraction', { minTermMonths: 24, maxTermMonths: 35 }),
      perHundred('2', 'fraction', { maxTermMonths: 23 }),
    ],
    citation: '68 O.S. 1904: 10 cents per $100 or fraction from five years, 8, 6, 4 and 2 cents for shorter terms',
  },
  {
    state: 'VA',
    from: since,
    parts: [perHundred('25', 'fraction')],
    localShare: { numerator: 1, denominator: 3 },
    citation: 'Va. Code 58.1-803 (25 cents per $100 or fraction of the maximum outstanding) and 58.1-3800 (local third)',
  },
  {
    state: 'DC',
    from: since,
    parts: [perHundred('145', 'exact')],
    residentialExemption: true,
    citation: 'D.C. Code 42-1103: 1.45 %; residential deeds exempt with a security affidavit',
  },
  // Frederick and Montgomery are left out: their tables contradict each other by year, so the offer's interval serves.
  maryland('250', ['baltimore', 'howard']),
  maryland('350', ['anne arundel']),
  maryland('410', ['cecil']),
  maryland('500', ['baltimore city', 'calvert', 'caroline', 'carroll', 'charles']),
  maryland('600', ['talbot']),
  // Left out, so that the interval serves: counties whose two sources differ; those at 0.75 %, where one of the component taxes is suspended
  // and the tables do not say which; Westchester, where Yonkers has a rate of its own.
  newYork('80', 3000, ['nassau', 'orange', 'putnam', 'suffolk']),
  newYork('105', 3000, ['rockland']),
  newYork('100', 2500, ['columbia', 'genesee', 'rensselaer']),
  newYork('75', 2500, [
    'allegany',
    'broome',
    'cayuga',
    'clinton',
    'cortland',
    'delaware',
    'erie',
    'franklin',
    'fulton',
    'lewis',
    'livingston',
    'monroe',
    'niagara',
    'oneida',
    'onondaga',
    'orleans',
    'oswego',
    'saratoga',
    'schuyler',
    'seneca',
    'sullivan',
  ]),
]
