/** What the product needs of automated valuation: a value with its uncertainty, or the honest "not available". */
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import type { AutomatedValue } from '@hearthline/domain/facts/valuation'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

/** PRIMARY is asked first, SECONDARY only when the first is too unsure [underwriting/valuation]. */
export type ValuationModel = 'PRIMARY' | 'SECONDARY'

export interface AutomatedValueRequest {
  readonly property: PropertyRecord
  readonly applicantName: ApplicantName
  readonly model: ValuationModel
}

export interface Valuation {
  automatedValue(request: AutomatedValueRequest, call: ProviderCall): Promise<ProviderAnswer<AutomatedValue>>
}
