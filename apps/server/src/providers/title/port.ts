/** What the product needs of a title company: vesting, open liens and judgments, before the offer and before closing. */
import type { TitleOrderReason } from '@hearthline/domain'
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import type { TitleReport } from '@hearthline/domain/facts/title-report'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface TitleRequest {
  readonly property: PropertyRecord
  readonly applicantName: ApplicantName
  /** Of a full search that is ordered again: why, each time, oldest first. */
  readonly orderedAgain?: readonly TitleOrderReason[]
}

export interface Title {
  /** Status PREQUAL_TITLE_COMPLETE: an index search of the land records. */
  searchPrequal(request: TitleRequest, call: ProviderCall): Promise<ProviderAnswer<TitleReport>>
  /** Status FINAL_TITLE_COMPLETE: the full search, which may find what the index did not. */
  searchFinal(request: TitleRequest, call: ProviderCall): Promise<ProviderAnswer<TitleReport>>
}
