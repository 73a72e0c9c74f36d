/** The values that the status flags and the status call take on the wire [application/status-flags]. */

export const WIRE_DECISIONS = [
  'APPROVED',
  'ASSET_DEPLETION',
  'DECLINE',
  'ERROR',
  'FINAL',
  'INELIGIBLE',
  'INITIAL',
  'REVIEW',
  'SELECT',
  'UNKNOWN',
] as const
export type WireDecision = (typeof WIRE_DECISIONS)[number]

export const WIRE_SUB_DECISIONS = [
  'BPO_PENDING',
  'CREDIT_FROZEN',
  'FINAL_OFFER',
  'UNVERIFIED_DTI_LIMITED',
  'UNVERIFIED_OFFER',
  'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED',
  'VERIFIED_INCOME_MATCHED_OFFER',
  'VERIFIED_OFFER',
  'VERIFIED_RESERVE_LIMITED',
  'UNKNOWN_SUBDECISION',
] as const
export type WireSubDecision = (typeof WIRE_SUB_DECISIONS)[number]

export const BPO_STATUSES = ['BPO_NOT_REQUIRED', 'BPO_REQUIRED', 'UNKNOWN_BPO_STATUS', 'BPO_PROCESSING', 'BPO_COMPLETE'] as const

export const TITLE_STATUSES = [
  'TITLE_REQUIRED',
  'TITLE_NOT_REQUIRED',
  'PREQUAL_TITLE_PROCESSING',
  'PREQUAL_TITLE_COMPLETE',
  'FINAL_TITLE_PROCESSING',
  'FINAL_TITLE_COMPLETE',
  'UNKNOWN_TITLE_STATUS',
] as const

/** What a borrower may say of the home; before that one of the two of PROPERTY_CONDITIONS that say nothing. */
export const STATED_CONDITIONS = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const
export const PROPERTY_CONDITIONS = ['UNKNOWN_CONDITION', 'NOT_AVAILABLE', ...STATED_CONDITIONS] as const

export const SECTION_STATUSES = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const

/** Of a bank account. */
export const VERIFICATIONS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const

export const PAY_TYPES = ['AUTOPAY', 'MANUAL'] as const
