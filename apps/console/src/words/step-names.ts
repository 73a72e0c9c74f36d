/** What an operator reads for each step. An item's title addresses the borrower, and several items share a step, so the steps have names here. */
import { RESCINDED, type Step } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

const STEP_NAMES: Readonly<Record<Step, string>> = {
  ASSETS_PREQUAL: 'Assets to qualify',
  CANCELLED: 'Withdrawn',
  CREDIT_ERROR: 'Credit report unavailable',
  CREDIT_NO_MATCH: 'No credit file found',
  CREDIT_NO_MATCH_SSN: 'No credit file found with the SSN',
  DECLINED: 'Declined',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'Full credit report locked or frozen',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'Credit report locked or frozen',
  MULTIPLE_PROPERTIES: 'Several homes at the address',
  NO_PROPERTY_FOUND: 'Home not found',
  COLLECT_ADDITIONAL_INFO: 'Contact and ownership information',
  HMDA: 'Demographic information (HMDA)',
  DELINQUENCY_REVIEW: 'Late payment review',
  GEN_CLOSING_DISCLOSURE: 'Closing disclosure preparation',
  NOTE_SIGNING: 'Note signing',
  FINAL_OFFER: 'Final offer',
  REVISED_OFFER_SELECTION: 'Revised offer selection',
  OFFER_SELECTION: 'Offer selection',
  GEN_NOTE_SIGNING: 'Note preparation',
  APP_SUBMISSION: 'Application submission',
  GEN_SUMMARY_DISCLOSURE: 'Application summary preparation',
  INCOME_VERIFICATION: 'Income verification',
  IDENTITY_VERIFICATION: 'Identity verification',
  CLTV_LIEN_POSITION_REQUALIFY: 'Requalification: CLTV or lien position',
  DISBURSEMENT_ACCOUNT: 'Disbursement account',
  MICRO_DEPOSITS: 'Waiting for the amounts of two small deposits',
  AUTOPAY_ACCOUNT: 'Payment method',
  VERIFIED_AUTOPAY_ACCOUNT: 'Verified payment account',
  PAYOFF_REQUEST_PENDING: 'Payoff requests',
  GEN_RESCISSION: 'Notice of the right to cancel',
  RESCISSION: 'Right to cancel period',
  RECORDING: 'Deed recording',
  FUNDABLE: 'Ready to fund',
  DIRECT_DEBT_PAYOFF: 'Debt payoff',
  FUNDING_DECISION: 'Funding approval',
  DEED_SIGNING: 'Deed signing online',
  MANUAL_DEED_SIGNING: 'Deed signing in person',
  GEN_NOTARY_DISCLOSURE: 'Notary disclosure preparation',
  ATTORNEY_REVIEW: 'Attorney review',
  NOTARY_WAITING_PERIOD: 'Waiting period before signing',
  CO_DEED_REQ: 'Additional signers',
  LIEN_VERIFICATION: 'Lien verification',
  EMPLOYMENT_VERIFICATION: 'Employment verification',
  COMPLETE: 'Complete',
  UNKNOWN: 'Unknown',
  REVIEW: 'Review',
  OTHER: 'Other',
  GEN_APP_DISCLOSURES: 'Application disclosure preparation',
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'Credit authorization preparation',
  HARD_CREDIT_PULL: 'Full credit report (hard pull)',
  IN_PROGRESS: 'Application started',
  ONSITE_APPRAISAL_REQUEST: 'Appraisal order',
  PREQUAL_TITLE: 'Preliminary title search',
  CREDIT_MINOR: 'Applicant listed as under 18',
  ORDER_FULL_TITLE: 'Full title order',
  TRUST_AND_INSURANCE: 'Trust and insurance',
  BPO_PROCESSING: 'Broker price opinion (BPO)',
  WAITING_FOR_AVM_DATA: 'Automated valuation (AVM)',
  WAITING_FOR_APP_DISCLOSURE: 'Application disclosure delivery',
  WAITING_FOR_SUMMARY_DISCLOSURE: 'Application summary delivery',
  WAITING_FOR_ID_VERIFICATION: 'Identity check',
  WAITING_FOR_INITIAL_OFFERS: 'First offers',
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: 'Credit authorization delivery',
  WAITING_FOR_SOFT_CREDIT: 'Credit report (soft pull)',
  UNKNOWN_OWNERSHIP: 'Ownership not confirmed',
  NO_AVM: 'No automated valuation (AVM)',
  VALUATION_ESTIMATE: 'Home value estimate',
  UNDERWRITING_REVIEW: 'Underwriting review',
  CONDITIONS_OPEN: 'Open conditions',
  ORDER_BPO: 'Broker price opinion (BPO) order',
  LIEN_VERIFICATION_INQUIRY: 'Credit inquiry explanation',
  FINAL_TITLE_PROCESSING: 'Full title search',
  RESIDENTIAL_EVALUATION_PROCESSING: 'Residential evaluation',
  ONSITE_APPRAISAL_SCHEDULED: 'Appraisal scheduled',
  ONSITE_APPRAISAL_PROCESSING: 'Appraisal in progress',
  ADDITIONAL_QUESTION: 'Additional question',
}

export const isStep = (code: string): code is Step => Object.hasOwn(STEP_NAMES, code)

/** A step of an earlier release keeps its code, in words. */
export const stepName = (step: string): string => (isStep(step) ? STEP_NAMES[step] : formatCode(step))

/** Of an application whose owners' right to cancel is known: a line that one of them canceled was not withdrawn (12 CFR 1026.15). */
export const stepNameOf = (step: string, { rescission }: RescissionFile): string => {
  if (step !== 'CANCELLED' || !rescission?.exercised) return stepName(step)
  return rescission.confirmation ? UNCONFIRMED : RESCINDED
}

interface RescissionFile {
  readonly rescission: {
    readonly exercised: object | null
    /** while a second person has not confirmed the notice */
    readonly confirmation?: object | null
  } | null
}

const UNCONFIRMED = 'Stopped by a notice of the right to cancel'
