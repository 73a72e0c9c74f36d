/** What the product needs of e-recording: the signed deed on the county's land records. */
import { recordedDeed, rejectedDeed } from '@hearthline/domain'
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface RecordingRequest {
  readonly property: PropertyRecord
  readonly applicantName: ApplicantName
  /** LocalDate on which the deed was signed. */
  readonly signedOn: string
  readonly notary: string
  /** which sending of this deed it is, from 1 */
  readonly attempt: number
  /** for the clerk, of a deed that was sent back before */
  readonly correction?: string | undefined
  /** what the borrower was told that the county charges, in cents: its own count is what comes back */
  readonly expectedFeeCents: number
  readonly expectedTaxCents: number
}

export const recordingOutcome = z.union([recordedDeed, rejectedDeed])
export type RecordingOutcome = z.infer<typeof recordingOutcome>

export interface Recording {
  /**
   * What the county made of the deed, and nothing less: recorded with its number and charges, or rejected with the clerk's reasons. One that is
   * submitted or waits at the county is ProviderUnavailable of kind PENDING.
   */
  record(request: RecordingRequest, call: ProviderCall): Promise<ProviderAnswer<RecordingOutcome>>
}
