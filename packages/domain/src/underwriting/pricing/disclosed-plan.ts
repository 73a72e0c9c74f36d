/**
 * The figures of the disclosures that come with an application (12 CFR 1026.40(d)), by the tables of the day: what the plan costs and may cost,
 * before anything is known of whoever applies but the home’s state and its use.
 */
import type { Occupancy } from '../../facts/scalars.ts'
import { amortise } from '../../loan/amortise.ts'
import { recordingTaxEnds, recordingTaxRule } from '../../loan/exact-recording-tax.ts'
import type { TaxBasis } from '../../loan/tax-bases.ts'
import { linePlanOn } from '../../policy/line-plan.ts'
import { type NotaryMeeting, notaryMeeting } from '../../policy/notary-meeting.ts'
import { type PrimeRow, primeOn } from '../../policy/prime-rate.ts'
import type { LocalDate } from '../../values/local-date.ts'
import { USUAL_THIRD_PARTY_FEES } from '../offer/costs.ts'
import { largestDraw } from '../offer/draw-bounds.ts'
import { type HistoricalExample, historicalExample, historicalExampleBasis } from '../offer/historical-example.ts'
import type { OFFER_TERMS } from '../offer/offer.ts'
import { fromMills, toMills } from '../offer/rate.ts'
import { recordingFeeCents } from '../offer/recording-fees.ts'
import { allowedFees } from '../situation/allowed-fees.ts'
import { countedCostsOf } from '../situation/counted-costs.ts'
import { usualMinimumLine } from '../situation/usual-minimum-line.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import type { OrganizationTerms } from '../tables/organization-terms.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import type { PricingTable } from '../tables/pricing-table.ts'
import { type StateRule, stateRuleFor } from '../tables/states/state-law.ts'
import { stateLawOn } from '../tables/states/state-law-on.ts'
import { leastForFees } from './least-draw.ts'
import { gridRow, marginMills } from './price-line.ts'
import { lifetimeCapOf, lowerOf } from './rate-cap.ts'

/**
 * Whose margin the examples use: one we have priced lines with under the table in force (comment 40(d)(12)(xi)-3). The middle of the grid: behind
 * one mortgage, in a score band and a share of the value that are neither its best nor its worst.
 */
export const REPRESENTATIVE = { position: 2, scoreFrom: 740, cltvUpToBps: 7500 } as const

type Years = (typeof OFFER_TERMS)[number]

export interface PaymentExample {
  readonly years: number
  readonly months: number
  readonly paymentCents: number
  /** whatever is then owed: a few cents more or less */
  readonly lastPaymentCents: number
}

export interface DisclosedPlan {
  readonly on: LocalDate
  readonly state: string
  readonly minimumLineCents: number
  readonly maximumLineCents: number
  /** the least of a later draw */
  readonly minimumDrawCents: number
  /** the state's law asks for it */
  readonly isMinimumDrawLaw: boolean
  /** how long draws can be taken, by the years over which each is repaid; the shortest first */
  readonly drawPeriods: readonly { readonly years: number; readonly months: number }[]
  /** of each month */
  readonly dueDay: number
  readonly termsYears: readonly number[]
  readonly index: PrimeRow
  /** percent, of the representative line over the longest term */
  readonly marginPercent: string
  readonly lowestPercent: string
  /** no rate of a first draw is above it when it is priced */
  readonly highestAtStartPercent: string
  /** 12 CFR 1026.30; absent under tables that did not say */
  readonly lifetimeCapPercent?: string
  /** where the state caps the rate of the plan’s smaller lines alone: below the cap of the others */
  readonly smallLines?: {
    readonly upToLineCents: number
    readonly lifetimeCapPercent: string
    readonly highestPayments: readonly PaymentExample[]
  }
  /** percent: index and margin of the day, within the plan’s limits */
  readonly recentPercent: string
  readonly recentPayments: readonly PaymentExample[]
  /** at the highest rate of the plan; none where tables do not say it */
  readonly highestPayments: readonly PaymentExample[]
  readonly historical: HistoricalExample
  /** those that some line of the plan may have by the state’s law, each with the points of the rate that it buys */
  readonly originationFees: readonly { readonly feeBps: number; readonly points: string }[]
  readonly originationFeeCapCents?: number
  readonly thirdParty: {
    readonly recordingFeeCents: number
    /** MANUAL: the deed needs a notary in person */
    readonly notary: NotaryMeeting
    /** a notary in person */
    readonly notaryCents: number
    /** due only where no automated valuation is sure enough */
    readonly valuationCents: number
    readonly recordingTax: {
      readonly basis: TaxBasis
      /** on the smallest line and on the largest */
      readonly onSmallest: { readonly leastCents: number; readonly mostCents: number }
      readonly onLargest: { readonly leastCents: number; readonly mostCents: number }
    }
  }
}

export interface PlanTerms {
  readonly on: LocalDate
  readonly state: string
  readonly occupancy: Occupancy
  readonly organization: OrganizationTerms
  readonly primeRows: readonly PrimeRow[]
}

/** Throws RangeError on a day before the tables or the index begin. */
export function disclosedPlan({ on, state, occupancy, organization, primeRows }: PlanTerms): DisclosedPlan {
  const table = pricingOn(on)
  const law = stateLawOn(on)
  const index = primeOn(on, primeRows)
  if (index === undefined) throw new RangeError(`No prime rate for ${on}`)
  const termsYears = [...organization.termChoicesYears].sort((a, b) => a - b)
  const longest = termsYears.at(-1)!
  const marginPercent = representativeMargin(table, { state, occupancy, marginBps: organization.marginBps, years: longest })
  const rule = stateRuleFor(law, state, occupancy)
  const { floorRate, ceilingRate } = table
  const guideline = guidelineOn(on)
  const minimumLineCents = usualMinimumLine(guideline, organization, state)
  const maximumLineCents = Math.max(minimumLineCents, organization.maximumLineCents)
  // That of the largest line: where the state caps smaller ones alone, no line of the plan has a higher one.
  const lifetimeCap = lifetimeCapOf(table, rule, maximumLineCents)
  const recentMills = Math.max(toMills(index.percent) + toMills(marginPercent), toMills(floorRate))
  const recentPercent = fromMills(lifetimeCap === undefined ? recentMills : Math.min(recentMills, toMills(lifetimeCap)))
  const minimumDraw = rule?.minimumDraw
  const linePlan = linePlanOn(on)
  const { valuationCents, manualNotaryCents } = organization.thirdPartyFees ?? USUAL_THIRD_PARTY_FEES
  const notary = notaryMeeting(state, occupancy)
  const allowed = allowedFees(organization, table, { guideline, stateLaw: law, state, stateRule: rule })
  const isEverLawful = (feeBps: number) => fitsSomeLine(feeBps, { organization, maximumLineCents, state, notary, rule })
  const taxRule = recordingTaxRule(law.recordingTaxes, { state, on })
  const taxOn = (lineCents: number) => recordingTaxEnds(taxRule, { state, on, lineCents, termMonths: longest * 12 })
  return {
    on,
    state,
    minimumLineCents,
    maximumLineCents,
    minimumDrawCents: Math.max(linePlan.minimumLaterDrawCents, minimumDraw?.cents ?? 0),
    isMinimumDrawLaw: (minimumDraw?.cents ?? 0) >= linePlan.minimumLaterDrawCents,
    drawPeriods: termsYears.map((years) => ({ years, months: linePlan.drawPeriodMonths[years] })),
    dueDay: linePlan.dueDay,
    termsYears,
    index,
    marginPercent,
    lowestPercent: floorRate,
    highestAtStartPercent: lifetimeCap === undefined ? ceilingRate : lowerOf(ceilingRate, lifetimeCap),
    ...(lifetimeCap !== undefined && { lifetimeCapPercent: lifetimeCap }),
    ...smallLines(rule, { minimumLineCents, lifetimeCap, termsYears }),
    recentPercent,
    recentPayments: termsYears.map((years) => paymentOn(recentPercent, years)),
    highestPayments: lifetimeCap === undefined ? [] : termsYears.map((years) => paymentOn(lifetimeCap, years)),
    historical: historicalExample(
      primeRows,
      { marginPercent, floorPercent: floorRate, lifetimeCapPercent: lifetimeCap, termYears: longest },
      on,
    ),
    originationFees: table.fees.filter(({ feeBps }) => allowed.includes(feeBps) && isEverLawful(feeBps)),
    ...(organization.feeCapCents !== undefined && { originationFeeCapCents: organization.feeCapCents }),
    thirdParty: {
      recordingFeeCents: recordingFeeCents(state),
      notary,
      notaryCents: manualNotaryCents,
      valuationCents,
      recordingTax: { basis: taxRule.basis, onSmallest: taxOn(minimumLineCents), onLargest: taxOn(maximumLineCents) },
    },
  }
}

type Fees = {
  readonly organization: OrganizationTerms
  readonly maximumLineCents: number
  readonly state: string
  readonly notary: NotaryMeeting
  readonly rule: StateRule | undefined
}

/** Whether the state's cap on all fees lets the largest line at least have this one, beside the fewest others that are due: no visit to the home. */
function fitsSomeLine(feeBps: number, { organization, maximumLineCents, state, notary, rule }: Fees): boolean {
  if (rule?.wholeFeeCap === undefined) return true
  const fee = { feeBps, feeCapCents: organization.feeCapCents }
  const counted = countedCostsOf({ state, notary, valuation: 'AVM' }, organization.thirdPartyFees, rule.wholeFeeCap)
  const least = leastForFees(rule.wholeFeeCap, counted, fee)
  return least !== undefined && least <= largestDraw(maximumLineCents, fee)
}

type Plan = { readonly minimumLineCents: number; readonly lifetimeCap: string | undefined; readonly termsYears: readonly Years[] }

/** Nothing where no line of the plan is so small, or where all of them are: then the plan's own highest rate says it. */
function smallLines(rule: StateRule | undefined, { minimumLineCents, lifetimeCap, termsYears }: Plan): Pick<DisclosedPlan, 'smallLines'> {
  const cap = rule?.rateCap
  if (cap === undefined || minimumLineCents > cap.upToLineCents) return {}
  if (lifetimeCap !== undefined && toMills(lifetimeCap) <= toMills(cap.percent)) return {}
  const highestPayments = termsYears.map((years) => paymentOn(cap.percent, years))
  return { smallLines: { upToLineCents: cap.upToLineCents, lifetimeCapPercent: cap.percent, highestPayments } }
}

/** A payment of principal and interest on 10,000 (comment 40(d)(5)(iii)-1). */
function paymentOn(annualRatePercent: string, years: number): PaymentExample {
  const { paymentCents, rows } = amortise({ principalCents: historicalExampleBasis.advanceCents, annualRatePercent, months: years * 12 })
  return { years, months: rows.length, paymentCents, lastPaymentCents: rows.at(-1)!.paymentCents }
}

/** What later draws and a variable rate add to the index; the points of a fee lower the first draw alone. */
function representativeMargin(
  table: PricingTable,
  line: { readonly state: string; readonly occupancy: Occupancy; readonly marginBps: number; readonly years: Years },
): string {
  const column = table.grid.cltvUpToBps.findIndex((upTo) => upTo >= REPRESENTATIVE.cltvUpToBps)
  const cell = gridRow(table, REPRESENTATIVE.scoreFrom).at(column)!
  return fromMills(
    marginMills(table, { ...line, position: REPRESENTATIVE.position }, line.years) + toMills(cell) + toMills(table.size[0]!.points),
  )
}
