/** The progress bar: its values, its names, and the value a step stands for (seed 001 §4). */
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

const VALUES: Readonly<Record<ProgressValue, readonly Step[]>> = {
  INITIAL: [
    ...(['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', 'WAITING_FOR_SOFT_CREDIT'] as const),
    ...(['CREDIT_NO_MATCH', 'CREDIT_NO_MATCH_SSN', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'CREDIT_MINOR', 'CREDIT_ERROR'] as const),
    ...(['WAITING_FOR_AVM_DATA', 'NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES', 'UNKNOWN_OWNERSHIP', 'PREQUAL_TITLE'] as const),
    ...(['DELINQUENCY_REVIEW', 'LIEN_VERIFICATION', 'NO_AVM', 'VALUATION_ESTIMATE', 'WAITING_FOR_INITIAL_OFFERS'] as const),
  ],
  // A review follows the assets or the other placement that were stated: it must not move the bar back.
  PRODUCT_SELECT: ['ASSETS_PREQUAL', 'CLTV_LIEN_POSITION_REQUALIFY', 'UNDERWRITING_REVIEW', 'OFFER_SELECTION'],
  MORE_INFO: [
    ...([
      'GEN_APP_DISCLOSURES',
      'WAITING_FOR_APP_DISCLOSURE',
      'COLLECT_ADDITIONAL_INFO',
      'HMDA',
      'WAITING_FOR_SUMMARY_DISCLOSURE',
    ] as const),
    ...([
      'GEN_SUMMARY_DISCLOSURE',
      'APP_SUBMISSION',
      'HARD_CREDIT_PULL',
      'HARD_CREDIT_LOCKED_OR_FROZEN',
      'LIEN_VERIFICATION_INQUIRY',
    ] as const),
  ],
  // A revised offer follows verified income; showing it as "Select Offer" would move the bar back by two.
  LINK_INCOME: [
    ...(['INCOME_VERIFICATION', 'REVISED_OFFER_SELECTION', 'EMPLOYMENT_VERIFICATION'] as const),
    ...(['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'] as const),
  ],
  ID_UPLOAD: [
    ...(['IDENTITY_VERIFICATION', 'WAITING_FOR_ID_VERIFICATION', 'ORDER_BPO', 'BPO_PROCESSING'] as const),
    ...(['RESIDENTIAL_EVALUATION_PROCESSING', 'ONSITE_APPRAISAL_REQUEST', 'ONSITE_APPRAISAL_SCHEDULED'] as const),
    ...(['ONSITE_APPRAISAL_PROCESSING', 'ORDER_FULL_TITLE', 'FINAL_TITLE_PROCESSING'] as const),
    // Nothing is signed before these are settled.
    ...(['TRUST_AND_INSURANCE', 'CONDITIONS_OPEN', 'GEN_CLOSING_DISCLOSURE'] as const),
  ],
  SIGNING: [...(['FINAL_OFFER', 'GEN_NOTE_SIGNING', 'NOTE_SIGNING', 'CO_DEED_REQ'] as const)],
  ENOTARY: ['GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD', 'DEED_SIGNING'],
  MANUAL_NOTARY: ['MANUAL_DEED_SIGNING'],
  COMPLETE: [
    ...(['GEN_RESCISSION', 'RESCISSION', 'RECORDING', 'FUNDABLE', 'PAYOFF_REQUEST_PENDING'] as const),
    ...(['DIRECT_DEBT_PAYOFF', 'FUNDING_DECISION', 'COMPLETE'] as const),
  ],
}

const VALUE_OF: ReadonlyMap<string, ProgressValue> = new Map(
  PROGRESS_VALUES.flatMap((value) => VALUES[value].map((step) => [step, value] as const)),
)

/** Where a step stands on the bar; undefined for steps without a place (DECLINED, CANCELLED, UNKNOWN, IN_PROGRESS, REVIEW, OTHER). */
export const progressValueFor = (step: string): ProgressValue | undefined => VALUE_OF.get(step)

/** Parts of the way that none of the seven steps names: they come between two of them. */
export const PARTS_BETWEEN = {
  VALUATION: 'Home Valuation',
  TITLE: 'Title Search',
  INSURANCE: 'Insurance',
  CONDITIONS: 'Final Review',
  CLOSING_DISCLOSURE: 'Closing Disclosure',
} as const

export type PartBetween = keyof typeof PARTS_BETWEEN

const PART_OF: Readonly<Partial<Record<Step, PartBetween>>> = {
  ORDER_BPO: 'VALUATION',
  BPO_PROCESSING: 'VALUATION',
  RESIDENTIAL_EVALUATION_PROCESSING: 'VALUATION',
  ONSITE_APPRAISAL_REQUEST: 'VALUATION',
  ONSITE_APPRAISAL_SCHEDULED: 'VALUATION',
  ONSITE_APPRAISAL_PROCESSING: 'VALUATION',
  ORDER_FULL_TITLE: 'TITLE',
  FINAL_TITLE_PROCESSING: 'TITLE',
  TRUST_AND_INSURANCE: 'INSURANCE',
  CONDITIONS_OPEN: 'CONDITIONS',
  GEN_CLOSING_DISCLOSURE: 'CLOSING_DISCLOSURE',
}

export interface ProgressPlace {
  readonly value: ProgressValue
  /** Set where the value's own step is done and the next has not begun: this is what is under way between them. */
  readonly between?: PartBetween
}

/**
 * Items that stand later on the way than others under the same step name: home insurance is confirmed once the deed is signed (design 3.3
 * row 28b), and the second decision asks as the first does (docs/decisions/0019).
 */
const VALUE_OF_ITEM: Readonly<Record<string, ProgressValue>> = {
  'hazard-insurance': 'COMPLETE',
  'verified-assets': 'LINK_INCOME',
  'verified-requalify': 'LINK_INCOME',
  'verified-review': 'LINK_INCOME',
}

/** Where an application stands on the bar by its step and open item; undefined for steps without a place. */
export function progressPlace(step: string, openItem: string | null): ProgressPlace | undefined {
  const ofStep = progressValueFor(step)
  if (!ofStep) return undefined
  const value = (openItem === null ? undefined : VALUE_OF_ITEM[openItem]) ?? ofStep
  const between = PART_OF[step as Step]
  return between ? { value, between } : { value }
}
