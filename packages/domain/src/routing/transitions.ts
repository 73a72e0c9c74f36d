/** The client state machine as a table: each event by name, where it leads, and from where it is allowed [steps/machine]. */

export const MACHINE_STATES = [
  'profile',
  'ssnCredit',
  'errorCredit',
  'incorrectPin',
  'noCredit',
  'noProperty',
  'datatreeError',
  'liens',
  'product',
  'assetDepletion',
  'moreProfile',
  'hmda',
  'waitSummary',
  'appSummary',
  'incomeReview',
  'ach',
  'autopay',
  'docVerify',
  'bpo',
  'bpoProcessing',
  'documents',
  'manualPaystubUpload',
  'lienAttestation',
  'emplVerify',
  'waitSign',
  'sign',
  'codeed',
  'waitNotary',
  'notary',
  'insurance',
  'waitFund',
  'declined',
  'dtiDeclined',
  'creditScoreDeclined',
  'delinquency',
  'complete',
] as const

export type MachineState = (typeof MACHINE_STATES)[number]

export interface Transition {
  readonly to: MachineState
  /** The states in which the event applies; all of them when omitted. */
  readonly from?: readonly MachineState[]
}

/** 43 events, in the specification's order. */
export const TRANSITIONS = {
  softCreditNoMatch: { to: 'ssnCredit', from: ['profile', 'liens', 'product'] },
  creditLocked: { to: 'errorCredit' },
  creditFrozen: { to: 'errorCredit' },
  creditIncorrectPin: { to: 'incorrectPin' },
  softCreditNoCredit: { to: 'noCredit' },
  repullSoftCredit: { to: 'product', from: ['profile'] },
  propertyNoMatch: { to: 'noProperty' },
  datatreeNoMatch: { to: 'datatreeError' },
  lienInfo: { to: 'liens', from: ['profile'] },
  underwrite: { to: 'product' },
  assetDepletionDtiDecline: { to: 'assetDepletion', from: ['product'] },
  selectProduct: { to: 'moreProfile', from: ['product'] },
  addProfileInfo: { to: 'hmda' },
  addHmdaInfo: { to: 'waitSummary' },
  summarySigning: { to: 'appSummary' },
  summarySigned: { to: 'incomeReview' },
  incomeVerified: { to: 'ach' },
  disbursementAch: { to: 'docVerify', from: ['autopay', 'ach'] },
  idDocsUploaded: { to: 'waitSign' },
  bpoEscalate: { to: 'bpo', from: ['docVerify', 'incomeReview'] },
  bpoProcessWaiting: { to: 'bpoProcessing' },
  idReUpload: { to: 'docVerify' },
  adHocDocRequired: { to: 'documents' },
  incomePartialVerified: { to: 'manualPaystubUpload' },
  manualDisburseSetup: { to: 'autopay' },
  manualDisburseManualPay: { to: 'docVerify' },
  merchantReviewed: { to: 'lienAttestation' },
  lienAttestation: { to: 'waitSign' },
  employerVerification: { to: 'emplVerify' },
  noteSigning: { to: 'sign', from: ['waitSign'] },
  signed: { to: 'codeed' },
  coDeedConfirmed: { to: 'waitNotary' },
  deedSigning: { to: 'notary' },
  enotarySigned: { to: 'insurance' },
  manualEnotarySigned: { to: 'insurance' },
  insuranceConfirmed: { to: 'waitFund' },
  finish: { to: 'waitFund' },
  inactive: { to: 'declined' },
  decline: { to: 'declined' },
  dtiDecline: { to: 'dtiDeclined' },
  creditScoreDecline: { to: 'creditScoreDeclined' },
  delinquencyReview: { to: 'delinquency' },
  fund: { to: 'complete' },
} as const satisfies Readonly<Record<string, Transition>>

export type HelocEvent = keyof typeof TRANSITIONS

export const HELOC_EVENTS = Object.keys(TRANSITIONS) as readonly HelocEvent[]
