/** What the product needs of sanctions screening: which of these people are like an entry of the list of specially designated nationals. */
import { type SanctionsFinding, sanctionsFinding } from '@hearthline/domain'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface SanctionsRequest {
  readonly applicantName: ApplicantName
  /** LocalDate; never in what an adapter hands back to be kept. */
  readonly bornOn: string
  /** Names of those who sign beside the applicant, of whose birth nothing is known yet. */
  readonly others: readonly string[]
  /** Whom a creditor's letter has paid, mostly companies: compared with everything that is listed, and not with natural persons alone. */
  readonly payees: readonly string[]
}

/** CLEAR only where nothing at all was near; a match waits for a person and refuses no one. */
export const sanctionsAnswer = sanctionsFinding
export type SanctionsAnswer = SanctionsFinding

export interface Sanctions {
  screen(request: SanctionsRequest, call: ProviderCall): Promise<ProviderAnswer<SanctionsAnswer>>
}
