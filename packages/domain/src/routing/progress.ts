/** The progress bar: its values, its names, and the value a step represents [steps/progress]. */
import type { Step } from './steps.ts'

const INDEX = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
} as const

export type ProgressValue = keyof typeof INDEX

export const PROGRESS_VALUES = Object.keys(INDEX) as [ProgressValue, ...ProgressValue[]]

/** How many steps of the bar are done, 0 to 7; a value this release does not know counts as the beginning. */
export const progressIndex = (value: string | null | undefined): number =>
  value != null && Object.hasOwn(INDEX, value) ? INDEX[value as ProgressValue] : 0

/** The seven names of the bar; the last depends on how the deed is notarised. */
export const progressSteps = ({ manualNotary }: { readonly manualNotary: boolean }): readonly string[] => [
  'Basic Info',
  'Select Offer',
  'Provide More Info',
  'Link Income Sources',
  'Verify Identity',
  'Sign Documents',
  manualNotary ? 'Schedule Notary Session' : 'Talk to eNotary',
]

/** Parts of the process that none of the seven steps names: they come between two of them. */
export const INTERMEDIATE_PARTS = {
  VALUATION: 'Home Valuation',
  TITLE: 'Title Search',
  INSURANCE: 'Documents About Your Home',
  CONDITIONS: 'Final Review',
  CLOSING_DISCLOSURE: 'Closing Disclosure',
} as const

export type IntermediatePart = keyof typeof INTERMEDIATE_PARTS

export interface ProgressPlace {
  readonly value: ProgressValue
  /** Set where the value's own step is done and the next has not begun: this is what is in progress between them. */
  readonly between?: IntermediatePart
}

/** Where each step stands; undefined for steps without a place. Complete, so that a new step has to say its state. */
const PLACE_OF: Readonly<Record<Step, ProgressPlace | undefined>> = {
  ASSETS_PREQUAL: { value: 'PRODUCT_SELECT' },
  CANCELLED: undefined,
  CREDIT_ERROR: { value: 'INITIAL' },
  CREDIT_NO_MATCH: { value: 'INITIAL' },
  CREDIT_NO_MATCH_SSN: { value: 'INITIAL' },
  DECLINED: undefined,
  HARD_CREDIT_LOCKED_OR_FROZEN: { value: 'MORE_INFO' },
  SOFT_CREDIT_LOCKED_OR_FROZEN: { value: 'INITIAL' },
  MULTIPLE_PROPERTIES: { value: 'INITIAL' },
  NO_PROPERTY_FOUND: { value: 'INITIAL' },
  COLLECT_ADDITIONAL_INFO: { value: 'MORE_INFO' },
  HMDA: { value: 'MORE_INFO' },
  DELINQUENCY_REVIEW: { value: 'INITIAL' },
  GEN_CLOSING_DISCLOSURE: { value: 'ID_UPLOAD', between: 'CLOSING_DISCLOSURE' },
  NOTE_SIGNING: { value: 'SIGNING' },
  FINAL_OFFER: { value: 'SIGNING' },
  // It follows verified income: "Select Offer" would set the progress bar back by two.
  REVISED_OFFER_SELECTION: { value: 'LINK_INCOME' },
  OFFER_SELECTION: { value: 'PRODUCT_SELECT' },
  GEN_NOTE_SIGNING: { value: 'SIGNING' },
  APP_SUBMISSION: { value: 'MORE_INFO' },
  GEN_SUMMARY_DISCLOSURE: { value: 'MORE_INFO' },
  INCOME_VERIFICATION: { value: 'LINK_INCOME' },
  IDENTITY_VERIFICATION: { value: 'ID_UPLOAD' },
  CLTV_LIEN_POSITION_REQUALIFY: { value: 'PRODUCT_SELECT' },
  DISBURSEMENT_ACCOUNT: { value: 'LINK_INCOME' },
  MICRO_DEPOSITS: { value: 'ID_UPLOAD', between: 'CONDITIONS' },
  AUTOPAY_ACCOUNT: { value: 'LINK_INCOME' },
  VERIFIED_AUTOPAY_ACCOUNT: { value: 'LINK_INCOME' },
  PAYOFF_REQUEST_PENDING: { value: 'COMPLETE' },
  GEN_RESCISSION: { value: 'COMPLETE' },
  RESCISSION: { value: 'COMPLETE' },
  RECORDING: { value: 'COMPLETE' },
  FUNDABLE: { value: 'COMPLETE' },
  DIRECT_DEBT_PAYOFF: { value: 'COMPLETE' },
  FUNDING_DECISION: { value: 'COMPLETE' },
  DEED_SIGNING: { value: 'ENOTARY' },
  MANUAL_DEED_SIGNING: { value: 'MANUAL_NOTARY' },
  GEN_NOTARY_DISCLOSURE: { value: 'ENOTARY' },
  ATTORNEY_REVIEW: { value: 'ENOTARY' },
  NOTARY_WAITING_PERIOD: { value: 'ENOTARY' },
  CO_DEED_REQ: { value: 'SIGNING' },
  LIEN_VERIFICATION: { value: 'INITIAL' },
  EMPLOYMENT_VERIFICATION: { value: 'LINK_INCOME' },
  COMPLETE: { value: 'COMPLETE' },
  UNKNOWN: undefined,
  REVIEW: undefined,
  OTHER: undefined,
  GEN_APP_DISCLOSURES: { value: 'MORE_INFO' },
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: { value: 'INITIAL' },
  HARD_CREDIT_PULL: { value: 'MORE_INFO' },
  IN_PROGRESS: undefined,
  ONSITE_APPRAISAL_REQUEST: { value: 'ID_UPLOAD', between: 'VALUATION' },
  PREQUAL_TITLE: { value: 'INITIAL' },
  CREDIT_MINOR: { value: 'INITIAL' },
  ORDER_FULL_TITLE: { value: 'ID_UPLOAD', between: 'TITLE' },
  // Nothing is signed before this and the open conditions are settled.
  TRUST_AND_INSURANCE: { value: 'ID_UPLOAD', between: 'INSURANCE' },
  BPO_PROCESSING: { value: 'ID_UPLOAD', between: 'VALUATION' },
  WAITING_FOR_AVM_DATA: { value: 'INITIAL' },
  WAITING_FOR_APP_DISCLOSURE: { value: 'MORE_INFO' },
  WAITING_FOR_SUMMARY_DISCLOSURE: { value: 'MORE_INFO' },
  WAITING_FOR_ID_VERIFICATION: { value: 'ID_UPLOAD' },
  WAITING_FOR_INITIAL_OFFERS: { value: 'INITIAL' },
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: { value: 'INITIAL' },
  WAITING_FOR_SOFT_CREDIT: { value: 'INITIAL' },
  UNKNOWN_OWNERSHIP: { value: 'INITIAL' },
  NO_AVM: { value: 'INITIAL' },
  VALUATION_ESTIMATE: { value: 'INITIAL' },
  // It follows the assets or the other placement that were stated: the progress bar must not go back.
  UNDERWRITING_REVIEW: { value: 'PRODUCT_SELECT' },
  CONDITIONS_OPEN: { value: 'ID_UPLOAD', between: 'CONDITIONS' },
  ORDER_BPO: { value: 'ID_UPLOAD', between: 'VALUATION' },
  LIEN_VERIFICATION_INQUIRY: { value: 'MORE_INFO' },
  FINAL_TITLE_PROCESSING: { value: 'ID_UPLOAD', between: 'TITLE' },
  RESIDENTIAL_EVALUATION_PROCESSING: { value: 'ID_UPLOAD', between: 'VALUATION' },
  ONSITE_APPRAISAL_SCHEDULED: { value: 'ID_UPLOAD', between: 'VALUATION' },
  ONSITE_APPRAISAL_PROCESSING: { value: 'ID_UPLOAD', between: 'VALUATION' },
  // The item's own `progress` says where, when it is elsewhere.
  ADDITIONAL_QUESTION: { value: 'MORE_INFO' },
}

/** The bank's questions, asked once more after the identity was checked: beside the open requests, and not before what is done. */
const BANK_AGAIN: ProgressPlace = { value: 'ID_UPLOAD', between: 'CONDITIONS' }
const BANK: ReadonlySet<string> = new Set(['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'] satisfies Step[])

/** @param isIdentityChecked whether it was, before this step is come back to */
export function progressValue(step: Step, value: ProgressValue | undefined, isIdentityChecked: boolean): ProgressValue {
  const own = progressPlace(step, value)?.value ?? 'INITIAL'
  // What asks for an account after the money came back stands later, and what was signed is done.
  return isIdentityChecked && BANK.has(step) && progressIndex(own) < progressIndex(BANK_AGAIN.value) ? BANK_AGAIN.value : own
}

/**
 * The step of an application on the bar by its step; undefined for steps without a place (DECLINED, CANCELLED, UNKNOWN, IN_PROGRESS, REVIEW, OTHER).
 * @param value of an item that stands elsewhere than its step, as the wire's `progress` names it
 */
export function progressPlace(step: string, value?: ProgressValue): ProgressPlace | undefined {
  const place = Object.hasOwn(PLACE_OF, step) ? PLACE_OF[step as Step] : undefined
  if (value === BANK_AGAIN.value && BANK.has(step)) return BANK_AGAIN
  return place && value ? { ...place, value } : place
}
