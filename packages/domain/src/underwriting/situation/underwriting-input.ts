/** Everything the rules weigh. Nothing here is read from a clock, a store or a network: the same input gives the same decision. */
import type { CreditReport } from '../../facts/credit-report.ts'
import type { PropertyRecord } from '../../facts/property-record.ts'
import type { Occupancy } from '../../facts/scalars.ts'
import type { TitleReport } from '../../facts/title-report.ts'
import type { FoundValueSource } from '../../facts/valuation.ts'
import type { AporWeek } from '../../policy/apor.ts'
import type { PrimeRow } from '../../policy/prime-rate.ts'
import type { Instant, LocalDate } from '../../values/local-date.ts'
import type { KeptFirmOffer } from '../tables/firm-offer.ts'
import type { OrganizationTerms } from '../tables/organization-terms.ts'

/** A loan or claim on the home, as the borrower confirmed it; `id` is the bureau's tradeline where one stands behind it. */
export type UnderwritingLien = {
  readonly id: string
  readonly kind: 'MORTGAGE' | 'HELOC' | 'TAX' | 'JUDGMENT'
  readonly holder: string
  readonly balanceCents: number
  readonly position: number
  readonly payOff: boolean
  /** the balance by which a payment is estimated, where that was higher before some of it was paid off: a loan paid down keeps its payment */
  readonly paymentOnCents?: number | undefined
}

/** What the borrower accepted after a decision that asked for a change. */
export type LinePreference = {
  readonly payOffFirstLien?: boolean | undefined
  /** a line below the minimum, which an operator may grant: the decision is then REVIEW, with the offers ready */
  readonly exceptionLineCents?: number | undefined
  /** tradelines, liens, 'public-record-n' or 'title-judgment-n', all paid from the first draw */
  readonly payOffTradelineIds?: readonly string[] | undefined
}

export type UnderwritingInput = {
  readonly on: LocalDate
  readonly now: Instant
  readonly organization: OrganizationTerms
  readonly occupancy: Occupancy
  readonly state: string
  readonly county?: string | undefined
  readonly credit: CreditReport
  /** accounts of `credit` that no bureau reported: the borrower attested to them */
  readonly attestedAccountIds?: readonly string[] | undefined
  readonly property: PropertyRecord
  /** From a valuation; POOR is not eligible, FAIR asks a person [underwriting/limits]. */
  readonly condition?: 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT' | undefined
  readonly value: {
    readonly valueCents: number
    /** by a person, on the borrower's request: the source is that of the value before */
    readonly isCorrected?: boolean | undefined
    readonly source: FoundValueSource
    readonly forecastStandardDeviation?: string | undefined
    /** a broker sees the home before closing, whatever the model answered */
    readonly inspection?: boolean | undefined
  }
  readonly title: TitleReport
  readonly liens: readonly UnderwritingLien[]
  /** A year, before tax. Kinds of income are never weighed differently (12 CFR 1002.6(b)(5)): `employmentType` is kept, not used. */
  readonly income: {
    readonly employmentType: string
    readonly primaryCents: number
    readonly otherCents: number
    readonly coOwnersCents: number
    readonly verified: boolean
  }
  /** Eligible assets; absent or 0 while no one has answered. */
  readonly assetsCents?: number | undefined
  /** True once the assets question is answered, also with none: then DTI alone failing is a decline. Left out: answered when above 0. */
  readonly assetsAnswered?: boolean | undefined
  readonly listedForSale: boolean
  readonly preference: LinePreference
  /** The mailed offer by which the applicant came: as the application kept it on its first day. */
  readonly firmOffer?: KeptFirmOffer | undefined
  /** The week's average prime offer rates, where an operator has loaded them; without them the APR half of the high-cost test is not run. */
  readonly apor?: AporWeek | undefined
  /** The row of the index in force on `on`, with the lender's own rows; left out: the published one. */
  readonly index?: PrimeRow | undefined
}
