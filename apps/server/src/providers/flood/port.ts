/** What the product needs of a flood determination company: the standard determination that every line asks for (42 USC 4012a). */
import type { FloodDetermination } from '@hearthline/domain/facts/flood-determination'
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface FloodRequest {
  readonly property: PropertyRecord
  /** The form names the borrower (FEMA form 086-0-32, box 2). */
  readonly applicantName: ApplicantName
}

export interface Flood {
  determine(request: FloodRequest, call: ProviderCall): Promise<ProviderAnswer<FloodDetermination>>
}
