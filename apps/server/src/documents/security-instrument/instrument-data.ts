/** What the instrument on a home is made of. */

import type { LineTerms, LocalDate, NamedParty, NoticeParties, Occupancy, SecurityInstrument } from '@hearthline/domain'
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'

export interface InstrumentData {
  readonly parties: Pick<NoticeParties, 'lender'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly instrument: SecurityInstrument
  readonly state: string
  readonly stateName: string
  /** the lender's day on which it is dated */
  readonly dated: LocalDate
  readonly home: string
  /** as a county: 'Denver County' */
  readonly county: string
  readonly parcelNumber: string
  readonly propertyKind: PropertyRecord['kind']
  readonly occupancy: Occupancy
  /** never empty: what is not known stops with a person before this */
  readonly legalDescription: string
  /** as the title report has it, or as a person entered it where the report does not know those who sign */
  readonly vesting: string
  readonly terms: LineTerms
  readonly grantors: readonly NamedParty[]
  /** of a deed of trust */
  readonly trustee?: { readonly name: string; readonly address?: string | undefined } | undefined
  /** the trust that holds the home */
  readonly trust?: { readonly name: string; readonly signedOn: LocalDate } | undefined
  /** Tex. Const. XVI s.50(a)(6) */
  readonly isTexasHomestead: boolean
  /** the lender asks for initials beside the description of the land and each rider */
  readonly withInitials?: boolean | undefined
}

/** Signs only as the spouse of an owner, and owns nothing: what an owner promises, they do not (12 CFR 1002.7(d)(4)). */
export const isSpouseAlone = ({ capacity }: NamedParty): boolean => capacity === 'SPOUSE'

/** What each form of instrument calls the three sides of it. */
export const ROLES: Readonly<Record<SecurityInstrument, { readonly grantor: string; readonly lender: string; readonly verb: string }>> = {
  MORTGAGE: {
    grantor: 'Mortgagor',
    lender: 'Mortgagee',
    verb: 'mortgage, grant and convey to us, with power of sale where the law allows it,',
  },
  DEED_OF_TRUST: {
    grantor: 'Grantor (trustor)',
    lender: 'Beneficiary',
    verb: 'irrevocably grant and convey to the trustee, in trust, with power of sale,',
  },
  SECURITY_DEED: { grantor: 'Grantor', lender: 'Grantee', verb: 'grant, bargain, sell and convey to us, with power of sale,' },
}
