/** What the product needs of e-recording: the signed deed of trust on the county's land records. */
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
}

export const recordedDeed = z.object({
  /** The county's own number. */
  recordingNumber: z.string().min(1),
  /** LocalDate */
  recordedOn: z.iso.date(),
})
export type RecordedDeed = z.infer<typeof recordedDeed>

export interface Recording {
  /**
   * The deed as recorded, and nothing less: one that is submitted or waits at the county is ProviderUnavailable of kind PENDING, one that the
   * county rejects is ProviderRefused with its reason.
   */
  record(request: RecordingRequest, call: ProviderCall): Promise<ProviderAnswer<RecordedDeed>>
}
