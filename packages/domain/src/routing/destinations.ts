/** The table from a step to its screen [steps/destinations]: one row per step; where one step has several screens, the application decides. */
import type { ApplicationBody } from './application-body.ts'
import { isWaitingStep, type Step } from './steps.ts'

export interface Destination {
  /** Relative to /account/heloc/{uuid} without a leading slash; '/' is the dashboard. */
  readonly path: string
  /** Navigation state for the screen; only offer selection has one. */
  readonly state?: OfferSelectionState
}

export interface OfferSelectionState {
  /** Where the borrower came from, when a verified offer is chosen again. */
  readonly from?: 'signing/intro'
  readonly decision: string | undefined
}

type Row = string | ((application: ApplicationBody) => string | Destination)

const offerSelection = ({ status }: ApplicationBody): Destination => {
  const decision = status?.uwDecision ?? undefined
  return { path: 'product/select', state: status?.uwSubDecision === 'VERIFIED_OFFER' ? { from: 'signing/intro', decision } : { decision } }
}

const autopay = ({ disburseAccount, isCrypto }: ApplicationBody): string =>
  !disburseAccount?.routingNumber && !isCrypto ? 'bank/disburse' : 'bank/autopay'

const valuationOrder = ({ property, status }: ApplicationBody): string => {
  if (status?.bpo !== 'BPO_REQUIRED') return 'bpo/hold'
  return property?.state === 'TX' ? 'bpo/condition' : 'bpo/order-bpo'
}

/** The state machine's creditIncorrectPin, which beats creditFrozen there, beats it here too. */
const lockedFile = ({ status }: ApplicationBody): string => (status?.creditIncorrectPin ? 'review-app/incorrect-pin' : 'credit/error')

/** The step begins with start/contact; once the phone number is there, the rest of it is asked at start/profile. */
const additionalInfo = ({ openItem }: ApplicationBody): string => (openItem === 'about-you' ? 'start/profile' : 'start/contact')

/** A question without a step of its own is asked under its own name. */
const additionalQuestion = ({ openItem }: ApplicationBody): string =>
  openItem && ITEM_NAME.test(openItem) ? `question/${openItem}` : 'error/timeout'

/** Nothing that could lead out of the application's own pages. */
const ITEM_NAME = /^[a-z][a-z0-9-]*$/

/** Left out on purpose: UNKNOWN_OWNERSHIP and CONDITIONS_OPEN, which the client's state machine answers; and the waiting steps. */
type Mapped = Exclude<Step, 'UNKNOWN_OWNERSHIP' | 'CONDITIONS_OPEN' | 'IN_PROGRESS' | 'HARD_CREDIT_PULL' | 'PREQUAL_TITLE' | Waits>
type Waits = 'GEN_APP_DISCLOSURES' | 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' | 'ONSITE_APPRAISAL_REQUEST' | `WAITING_FOR_${string}`

const DESTINATIONS: Readonly<Record<Mapped, Row>> = {
  CREDIT_NO_MATCH: 'credit/social',
  CREDIT_NO_MATCH_SSN: 'review-app/no-credit',
  SOFT_CREDIT_LOCKED_OR_FROZEN: lockedFile,
  HARD_CREDIT_LOCKED_OR_FROZEN: lockedFile,
  CREDIT_MINOR: 'error/credit',
  NO_PROPERTY_FOUND: 'review-app/property',
  MULTIPLE_PROPERTIES: 'review-app/property',
  DECLINED: 'error/decline',
  COLLECT_ADDITIONAL_INFO: additionalInfo,
  HMDA: 'start/hmda',
  DELINQUENCY_REVIEW: 'review-app/delinquency',
  UNDERWRITING_REVIEW: 'review-app/uw',
  GEN_CLOSING_DISCLOSURE: ({ status }) => (status?.waitingOnFloodCert ? 'error/flood-cert' : 'review-app/document-signing'),
  NOTE_SIGNING: 'signing/intro',
  FINAL_OFFER: 'signing/intro',
  // A waiting step, but the one that stays itself when the client gives up: the borrower waits where the note will be signed.
  GEN_NOTE_SIGNING: 'signing/intro',
  OFFER_SELECTION: offerSelection,
  REVISED_OFFER_SELECTION: 'product/select',
  GEN_SUMMARY_DISCLOSURE: 'start/app-summary',
  APP_SUBMISSION: 'start/app-summary',
  INCOME_VERIFICATION: 'income/review',
  EMPLOYMENT_VERIFICATION: 'income/employer-verification',
  IDENTITY_VERIFICATION: 'identity',
  ASSETS_PREQUAL: 'product/assets',
  CLTV_LIEN_POSITION_REQUALIFY: 'product/prequal-winback',
  DISBURSEMENT_ACCOUNT: 'bank/disburse',
  MICRO_DEPOSITS: 'bank/deposits',
  AUTOPAY_ACCOUNT: autopay,
  VERIFIED_AUTOPAY_ACCOUNT: autopay,
  NO_AVM: 'bpo/estimate-value',
  VALUATION_ESTIMATE: 'bpo/estimate-value',
  ORDER_BPO: valuationOrder,
  BPO_PROCESSING: 'bpo/hold',
  RESIDENTIAL_EVALUATION_PROCESSING: 'bpo/hold',
  ORDER_FULL_TITLE: 'bpo/hold',
  FINAL_TITLE_PROCESSING: 'bpo/hold',
  ONSITE_APPRAISAL_SCHEDULED: 'hold',
  ONSITE_APPRAISAL_PROCESSING: 'hold',
  PAYOFF_REQUEST_PENDING: 'payoff/hold',
  TRUST_AND_INSURANCE: 'insurance/requirements',
  LIEN_VERIFICATION: 'liens',
  LIEN_VERIFICATION_INQUIRY: 'liens',
  CO_DEED_REQ: 'signing/additional',
  GEN_NOTARY_DISCLOSURE: 'notary/intro',
  ATTORNEY_REVIEW: 'notary/intro',
  NOTARY_WAITING_PERIOD: 'notary/intro',
  DEED_SIGNING: ({ status }) => (status?.primaryParticipantAcceptComplete ? 'complete' : 'notary/intro'),
  MANUAL_DEED_SIGNING: 'notary/reserve-manual',
  GEN_RESCISSION: 'complete',
  RESCISSION: 'complete',
  RECORDING: 'complete',
  FUNDABLE: 'complete',
  DIRECT_DEBT_PAYOFF: 'complete',
  FUNDING_DECISION: 'complete',
  ADDITIONAL_QUESTION: additionalQuestion,
  UNKNOWN: 'error/timeout',
  CREDIT_ERROR: 'error/timeout',
  REVIEW: 'error/timeout',
  OTHER: 'error/timeout',
  COMPLETE: '/',
  CANCELLED: '/',
}

const ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(DESTINATIONS))

/**
 * The screen for a step, or undefined where the table has none: waiting steps (but GEN_NOTE_SIGNING), the two left to the state
 * machine, and names this release does not know. `application` is the body of GET application/heloc/{uuid} [steps/destinations].
 */
export function destinationFor(step: string, application?: ApplicationBody | null): Destination | undefined {
  const row = ROWS.get(step)
  if (row === undefined) {
    // "ONSITE_APPRAISAL_*" is a family by its prefix, so a member that a newer server adds still has its screen.
    return step.startsWith('ONSITE_APPRAISAL_') && !isWaitingStep(step) ? { path: 'hold' } : undefined
  }
  const found = typeof row === 'function' ? row(application ?? {}) : row
  return typeof found === 'string' ? { path: found } : found
}
