/** What a row of the register is made of, whichever application it is about: plain data in the product's own terms. */
import type { PropertyRecord } from '../facts/property-record.ts'
import type { Occupancy } from '../facts/scalars.ts'
import type { Demographics } from '../flow/items/about-you/hmda.ts'
import type { HmdaDenialReason } from '../policy/adverse-action.ts'
import type { LocalDate } from '../values/local-date.ts'

/** The name and version of a credit scoring model, as the file codes them (12 CFR 1003.4(a)(15)). */
export interface ScoringModel {
  /** 1 to 9, 11 to 15 of the filing instructions */
  readonly code: number
  /** where the code is 8, another model */
  readonly name?: string | undefined
}

/** The lender as the register names it. */
export interface Filer {
  readonly lei: string
  readonly scoringModel: ScoringModel
}

/**
 * ORIGINATED: the account was opened and not rescinded. NOT_ACCEPTED: approved, with nothing left to underwrite, and then withdrawn or
 * rescinded. There is no program of preapprovals, and none is possible for an open-end line (comment 4(a)(4)-2): codes 7 and 8 never arise.
 */
export type ActionTaken = 'ORIGINATED' | 'NOT_ACCEPTED' | 'DENIED' | 'WITHDRAWN' | 'INCOMPLETE'

export interface DenialReason {
  readonly code: HmdaDenialReason
  /** what code 9 stands for */
  readonly text?: string | undefined
}

export interface LarPerson {
  readonly bornOn?: LocalDate | undefined
  /** undefined: the application ended before it was asked, or it was answered before there was this person */
  readonly answers?: Demographics | undefined
}

export interface LarInput {
  readonly filer: Filer
  /** the lender's own characters of the identifier, at most 23 letters and digits */
  readonly ownId: string
  readonly appliedOn: LocalDate
  readonly action: { readonly taken: ActionTaken; readonly on: LocalDate; readonly denial: readonly DenialReason[] }
  readonly purpose: { readonly isRefinancing: boolean; readonly isHomeImprovement: boolean; readonly isBusiness: boolean }
  readonly occupancy: Occupancy
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
  readonly home?:
    | { readonly kind: PropertyRecord['kind']; readonly countyFips?: string | undefined; readonly censusTract?: string | undefined }
    | undefined
  /** the whole line: all that may be owed under the plan (12 CFR 1003.4(a)(7)(ii)) */
  readonly lineCents: number
  readonly applicant: LarPerson
  readonly coApplicant?: LarPerson | undefined
  /** a year, as relied on; assets that are counted like an income are none (comment 4(a)(10)(iii)-4) */
  readonly incomeCents?: number | undefined
  /** what the decision rested on; absent where none was made */
  readonly decided?:
    | {
        readonly score?: number | undefined
        /** absent without an income to compare with */
        readonly dtiBps?: number | undefined
        readonly cltvBps: number
        readonly valueCents: number
        /** undefined: the annual percentage rate was not tested yet */
        readonly isHighCost?: boolean | undefined
      }
    | undefined
  readonly lienPosition: number
  /** the offer that was chosen */
  readonly terms?: { readonly rate: string; readonly years: number; readonly isVariable: boolean } | undefined
  /** the average prime offer rate of a comparable transaction on the day on which the rate was set; percent text */
  readonly aporPercent?: string | undefined
  /** by a broker, who is not the lender's own */
  readonly isWholesale: boolean
  /** NMLS identifier of the person, not of the company */
  readonly originatorId?: string | undefined
}
