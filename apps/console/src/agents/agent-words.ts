/** How those who send applicants read where each of them stands. */
import type { LinkState, OwnEntryState } from '@hearthline/contract'
import type { PipelineStage, WaitedFor } from '@hearthline/domain'

export const STAGES: Readonly<Record<PipelineStage, string>> = {
  APPLYING: 'Applying',
  OFFER: 'Choosing an offer',
  SUBMITTING: 'Completing the application',
  VERIFYING: 'Being verified',
  CLOSING: 'Closing and signing',
  FUNDING: 'Signed, before the money',
  OPEN: 'Line open',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn or canceled',
}

export const WAITS: Readonly<Record<WaitedFor, string>> = {
  APPLICANT: 'Waits for the applicant’s next answer',
  SIGNERS: 'Waits for those who sign with the applicant',
  APPLICANT_OR_LENDER: 'Waits for what the lender’s team asked for',
  MEETING: 'Waits for the meeting with the notary',
  TIME: 'Waits until days that the law sets are over',
  LENDER: 'Waits for the lender',
}

/** Of what is over. */
export const ENDS: Readonly<Record<PipelineStage, string>> = {
  ...STAGES,
  OPEN: 'The line is open',
  DECLINED: 'Declined, as the applicant was told,',
  WITHDRAWN: 'Withdrawn or canceled',
}

export const LINKS: Readonly<Record<LinkState, string>> = {
  SENT: 'sent',
  OPENED: 'opened',
  BEGUN: 'application begun',
  ENDED: 'application is over',
  REFUSED: 'asked for no more emails',
  EXPIRED: 'expired',
}

export const ENTRIES: Readonly<Record<OwnEntryState, string>> = {
  ACTIVE: 'active',
  EXPIRED: 'expired',
  ENDED: 'ended',
  NOT_LICENSED: 'not licensed there',
}
