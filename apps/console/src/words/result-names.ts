/** What decisions, checks and reviews came to, as chips and cells say it; complete, so that a new result has to be named. */
import type { CREDIT_OUTCOMES, Outcome, TITLE_STATUSES, VERIFICATIONS, WireDecision } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

type Result =
  | Outcome
  | WireDecision
  | (typeof CREDIT_OUTCOMES)[number]
  | (typeof VERIFICATIONS)[number]
  | (typeof TITLE_STATUSES)[number]
  | 'ACCEPTED'
  | 'REFUSED'
  | 'FAILED'

const RESULT_NAMES: Readonly<Record<Result, string>> = {
  // decisions
  APPROVED: 'approved',
  ASSETS: 'assets needed',
  ASSET_DEPLETION: 'assets needed',
  REQUALIFY: 'change needed',
  REVIEW: 'in underwriting review',
  DECLINE: 'declined',
  INELIGIBLE: 'not offered here',
  INITIAL: 'no decision yet',
  SELECT: 'offer chosen',
  FINAL: 'final offer accepted',
  ERROR: 'failed',
  UNKNOWN: 'unknown',
  // credit files
  REPORT: 'report received',
  NO_MATCH: 'no credit file',
  NO_HIT: 'no credit history',
  FROZEN: 'frozen',
  LOCKED: 'locked',
  PIN_INCORRECT: 'incorrect PIN',
  MINOR: 'listed as under 18',
  // title
  TITLE_REQUIRED: 'search required',
  TITLE_NOT_REQUIRED: 'search not required',
  PREQUAL_TITLE_PROCESSING: 'search in progress',
  PREQUAL_TITLE_COMPLETE: 'search complete',
  FINAL_TITLE_PROCESSING: 'search in progress',
  FINAL_TITLE_COMPLETE: 'search complete',
  UNKNOWN_TITLE_STATUS: 'unknown',
  // accounts, identities, reviews
  VERIFIED: 'verified',
  FAILED_VERIFICATION: 'not verified',
  PENDING_REVIEW: 'needs review',
  FAILED: 'not verified',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
}

/** In lower case, as chips are; undefined for what is no result. */
export const resultName = (code: string): string | undefined =>
  Object.hasOwn(RESULT_NAMES, code) ? RESULT_NAMES[code as Result] : undefined

/** On its own: 'Offer chosen'. */
export function formatResult(code: string): string {
  const name = resultName(code)
  return name === undefined ? formatCode(code) : name.charAt(0).toUpperCase() + name.slice(1)
}
