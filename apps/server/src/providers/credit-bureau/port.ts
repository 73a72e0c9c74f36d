/** What the product needs of a credit bureau: a report, or the reason why there is none yet. */
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface CreditRequest {
  readonly name: ApplicantName
  /** LocalDate */
  readonly bornOn: string
  /** Where the applicant lives. */
  readonly address: PostalAddress
  /** Nine digits; only after the bureau found no match, or for the hard pull. */
  readonly ssn?: string | undefined
  /** Opens a locked report. */
  readonly pin?: string | undefined
  /** The applicant says that the freeze has been lifted. */
  readonly thawed?: boolean | undefined
}

export interface CreditBureau {
  /** Invisible to other lenders; with the written instruction of FCRA 604(a)(2). */
  pullSoft(request: CreditRequest, call: ProviderCall): Promise<ProviderAnswer<CreditReport>>
  /** Leaves an inquiry on the applicant's report: never made twice on one consent. */
  pullHard(request: CreditRequest & { readonly ssn: string }, call: ProviderCall): Promise<ProviderAnswer<CreditReport>>
}
