/** The wire's step names, and which of them mean waiting or standing still. The server computes a step, the client routes by it. */

export const STEPS = [
  // Those of the routing table, in its own order [steps/names].
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'DELINQUENCY_REVIEW',
  'GEN_CLOSING_DISCLOSURE',
  'NOTE_SIGNING',
  'FINAL_OFFER',
  'REVISED_OFFER_SELECTION',
  'OFFER_SELECTION',
  'GEN_NOTE_SIGNING',
  'APP_SUBMISSION',
  'GEN_SUMMARY_DISCLOSURE',
  'INCOME_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'CLTV_LIEN_POSITION_REQUALIFY',
  'DISBURSEMENT_ACCOUNT',
  'MICRO_DEPOSITS',
  'AUTOPAY_ACCOUNT',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'PAYOFF_REQUEST_PENDING',
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'DIRECT_DEBT_PAYOFF',
  'FUNDING_DECISION',
  'DEED_SIGNING',
  'MANUAL_DEED_SIGNING',
  'GEN_NOTARY_DISCLOSURE',
  'ATTORNEY_REVIEW',
  'NOTARY_WAITING_PERIOD',
  'CO_DEED_REQ',
  'LIEN_VERIFICATION',
  'EMPLOYMENT_VERIFICATION',
  'COMPLETE',
  'UNKNOWN',
  'REVIEW',
  'OTHER',
  'GEN_APP_DISCLOSURES',
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'HARD_CREDIT_PULL',
  'IN_PROGRESS',
  'ONSITE_APPRAISAL_REQUEST',
  'PREQUAL_TITLE',
  // Those of the list of steps alone: the routing table has no row for them.
  'CREDIT_MINOR',
  'ORDER_FULL_TITLE',
  'TRUST_AND_INSURANCE',
  'BPO_PROCESSING',
  'WAITING_FOR_AVM_DATA',
  'WAITING_FOR_APP_DISCLOSURE',
  'WAITING_FOR_SUMMARY_DISCLOSURE',
  'WAITING_FOR_ID_VERIFICATION',
  'WAITING_FOR_INITIAL_OFFERS',
  'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
  'WAITING_FOR_SOFT_CREDIT',
  // Ours: the specification names the kind ("an inquiry variant", "valuation order steps", "ONSITE_APPRAISAL_* steps") but not the step.
  'UNKNOWN_OWNERSHIP',
  'NO_AVM',
  'VALUATION_ESTIMATE',
  'UNDERWRITING_REVIEW',
  'CONDITIONS_OPEN',
  'ORDER_BPO',
  'LIEN_VERIFICATION_INQUIRY',
  'FINAL_TITLE_PROCESSING',
  'RESIDENTIAL_EVALUATION_PROCESSING',
  'ONSITE_APPRAISAL_SCHEDULED',
  'ONSITE_APPRAISAL_PROCESSING',
  // Ours: any question that has no step of its own; `openItem` says which.
  'ADDITIONAL_QUESTION',
] as const

export type Step = (typeof STEPS)[number]

/** The steps at which an application has ended: nothing is started or answered any more. */
export const ENDED_STEPS = ['DECLINED', 'CANCELLED', 'COMPLETE'] as const satisfies readonly Step[]
export type EndedStep = (typeof ENDED_STEPS)[number]

export const isEnded = (step: string): step is EndedStep => (ENDED_STEPS as readonly string[]).includes(step)

/** Beside the prefix, exactly these seven [steps/names]. The other GEN_ steps have a screen of their own and are not among them. */
const WAITING_STEPS: ReadonlySet<string> = new Set<Step>([
  'GEN_APP_DISCLOSURES',
  'GEN_NOTE_SIGNING',
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'HARD_CREDIT_PULL',
  'IN_PROGRESS',
  'ONSITE_APPRAISAL_REQUEST',
  'PREQUAL_TITLE',
])

/** The group of errors and declines: exactly these ten [steps/names]. CREDIT_MINOR has a screen, but is not one of them. */
export const STABLE_STEPS = [
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
] as const satisfies readonly Step[]

const STABLE: ReadonlySet<string> = new Set(STABLE_STEPS)

/** The server is at work and no one is asked: the client polls. */
export const isWaitingStep = (step: string): boolean => step.startsWith('WAITING_FOR') || WAITING_STEPS.has(step)

const PAST_CANCELING: ReadonlySet<string> = new Set<Step>([
  'FUNDING_DECISION',
  'FUNDABLE',
  'RECORDING',
  'PAYOFF_REQUEST_PENDING',
  'DIRECT_DEBT_PAYOFF',
])

/** Everything is signed and the time to cancel is over: what was agreed holds, and the application can no longer be withdrawn. */
export const isPastCanceling = (step: string): boolean => PAST_CANCELING.has(step)

/** A terminal or stable step, which draws the borrower to its screen wherever they are (see shouldAutoRoute). */
export const isStableStep = (step: string): boolean => STABLE.has(step)
