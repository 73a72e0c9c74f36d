/** What the product needs of public property records: which homes answer to an address, and who owns them. */
import type { PropertyMatches } from '@hearthline/domain/facts/property-record'
import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface FindPropertyRequest {
  readonly address: PostalAddress
  /** Owner-match products take it; the answer still names the owners of record, whoever they are. */
  readonly applicantName: ApplicantName
}

export interface PropertyData {
  /** No match: the address is unknown. Several: the borrower picks. */
  findProperty(request: FindPropertyRequest, call: ProviderCall): Promise<ProviderAnswer<PropertyMatches>>
}
