/** Which events of the client state machine are true of an application [steps/machine], in the order a borrower lives them. */
import { OWNERSHIPS } from '../flow/items/about-you/about-you.ts'
import type { ApplicationBody, ProfileBody } from './application-body.ts'
import type { HelocEvent } from './transitions.ts'

export interface MachineFacts {
  readonly profile: ProfileBody
  readonly application: ApplicationBody
  /** The polled step; the application's checklistStatus, which carries the same name, where left out. */
  readonly step?: string | undefined
}

/** The four kinds of identity document, under their wire names; with or without _FRONT, never a _BACK. Ours is a front, whichever document it is of. */
const FRONT_ID_DOCUMENT = /^ID_FRONT$|^(?:US_)?(?:DRIVERS_LICENSE|PASSPORT|(?:STATE_)?ID_CARD|PERMANENT_RESIDENT_CARD)(?:_FRONT)?$/

const isOneOf = (words: readonly string[], word: string | null | undefined): boolean => word != null && words.includes(word)

/** INITIAL, UNKNOWN and ERROR are values of the decision, but no one has decided anything. */
const DECIDED = ['APPROVED', 'ASSET_DEPLETION', 'DECLINE', 'FINAL', 'INELIGIBLE', 'REVIEW', 'SELECT']
const FUNDING_CHECKLIST = ['GEN_RESCISSION', 'RESCISSION', 'RECORDING', 'FUNDABLE']

/** One reading of the facts, so that each row below is a sentence. */
function read({ profile, application, step: polled }: MachineFacts) {
  const status = application.status ?? {}
  const step = polled ?? status.checklistStatus ?? undefined
  const consented = (type: string) => application.consents?.some((consent) => consent.type === type) ?? false
  const attested = !status.inquiryAttestNeeded || status.inquiryAttestComplete === true
  const incomeVerified = isOneOf(['VERIFIED_INCOME_MATCHED_OFFER', 'FINAL_OFFER'], status.uwSubDecision)
  const paystubOpen = status.manualPaystubUpload === true && !status.manualPaystubTasksComplete
  // A bank account counts when its giact status is verified, pending review or absent.
  const giactPasses = status.giactAccountStatus == null || isOneOf(['VERIFIED', 'PENDING_REVIEW'], status.giactAccountStatus)
  const bankTurn = giactPasses && !paystubOpen && !status.employmentVerificationNeeded
  const disburses = bankTurn && Boolean(application.disburseAccount)
  const frontId = application.documents?.some((document) => FRONT_ID_DOCUMENT.test(document.type ?? '')) ?? false
  const bpoOpen = status.bpo == null || isOneOf(['BPO_REQUIRED', 'UNKNOWN_BPO_STATUS'], status.bpo)
  const escalates = application.property?.state === 'TX' && bpoOpen
  const noteSigned = status.disclosurelistClosingComplete === true
  const enotarised = status.disclosurelistNotaryComplete === true || status.primaryParticipantAcceptComplete === true
  const notarised = enotarised || status.manualDeedSigningComplete === true
  const insured = application.insurance?.complete === true
  const frozen = isOneOf(['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN'], step)
  return {
    ...{ profile, application, status, step, consented, attested, incomeVerified, paystubOpen, disburses, frontId, escalates },
    ...{ noteSigned, enotarised, notarised, insured, frozen },
  }
}

type Reading = ReturnType<typeof read>
type Row = readonly [HelocEvent, (reading: Reading) => boolean]

/**
 * The last true event that the machine hears decides. Triggers that the specification gives stand as given; the rows it leaves open are read
 * from the status flags it lists. What keeps a borrower from continuing (conditions, credit, property, declines) comes last and so wins.
 * repullSoftCredit is a moment and not a fact: the credit screen sends it when the borrower says the freeze is lifted.
 */
const TRIGGERS: readonly Row[] = [
  [
    'lienInfo',
    ({ profile, application, consented }) =>
      Boolean(profile.name && profile.uuid && profile.dob && application.selectedPropertyUuid) && consented('SOFT_CREDIT'),
  ],
  ['underwrite', ({ status, attested }) => (status.liensComplete === true || isOneOf(DECIDED, status.uwDecision)) && attested],
  [
    'assetDepletionDtiDecline',
    ({ application, status, step }) =>
      step === 'ASSETS_PREQUAL' || (status.uwDecision === 'ASSET_DEPLETION' && !application.assetDepletion?.complete),
  ],
  ['selectProduct', ({ application }) => (application.term ?? 0) > 0 && (application.amount ?? 0) > 0],
  [
    'addProfileInfo',
    ({ profile, application, consented }) =>
      consented('HARD_CREDIT') && profile.hasSsn === true && isOneOf(OWNERSHIPS, application.property?.ownership),
  ],
  ['addHmdaInfo', ({ application }) => application.hasHmda === true],
  ['summarySigning', ({ status }) => status.disclosurelistSummaryReady === true],
  ['summarySigned', ({ status }) => status.disclosurelistSummaryComplete === true],
  ['incomeVerified', ({ incomeVerified }) => incomeVerified],
  ['incomePartialVerified', ({ paystubOpen }) => paystubOpen],
  ['employerVerification', ({ status }) => status.employmentVerificationNeeded === true],
  ['manualDisburseSetup', ({ application, disburses }) => disburses && application.payType !== 'MANUAL'],
  ['manualDisburseManualPay', ({ application, disburses }) => disburses && application.payType === 'MANUAL'],
  ['disbursementAch', ({ application, disburses }) => disburses && application.payType !== 'MANUAL' && Boolean(application.autopayAccount)],
  ['bpoEscalate', ({ frontId, escalates }) => frontId && escalates],
  ['idDocsUploaded', ({ frontId, escalates }) => frontId && !escalates],
  ['bpoProcessWaiting', ({ status, step, frontId }) => step === 'BPO_PROCESSING' || (frontId && status.bpo === 'BPO_PROCESSING')],
  // The documents are there and yet the server asks again: they were refused.
  ['idReUpload', ({ frontId, step }) => frontId && step === 'IDENTITY_VERIFICATION'],
  ['merchantReviewed', ({ status, attested }) => status.disclosurelistSummaryComplete === true && !attested],
  [
    'lienAttestation',
    ({ status, attested, frontId, escalates }) =>
      status.inquiryAttestNeeded === true && attested && frontId && !escalates && !bpoRuns(status.bpo),
  ],
  ['noteSigning', ({ status }) => status.disclosurelistClosingReady === true],
  ['signed', ({ noteSigned }) => noteSigned],
  [
    'coDeedConfirmed',
    ({ application, noteSigned }) => noteSigned && (application.coDeedStatus === 'COMPLETE' || application.property?.ownership === 'SOLE'),
  ],
  ['deedSigning', ({ status }) => status.disclosurelistNotaryReady === true],
  ['enotarySigned', ({ enotarised }) => enotarised],
  ['manualEnotarySigned', ({ status }) => status.manualDeedSigningComplete === true],
  ['insuranceConfirmed', ({ notarised, insured }) => notarised && insured],
  ['finish', ({ status, insured }) => isOneOf(FUNDING_CHECKLIST, status.checklistStatus) && insured],
  ['fund', ({ step }) => step === 'COMPLETE'],
  ['adHocDocRequired', ({ step }) => step === 'CONDITIONS_OPEN'],
  ['propertyNoMatch', ({ step }) => isOneOf(['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'], step)],
  ['datatreeNoMatch', ({ status, step }) => status.datatreeNoMatch === true || step === 'UNKNOWN_OWNERSHIP'],
  ['softCreditNoMatch', ({ step }) => step === 'CREDIT_NO_MATCH'],
  ['softCreditNoCredit', ({ step }) => step === 'CREDIT_NO_MATCH_SSN'],
  ['creditLocked', ({ frozen, status }) => frozen && status.uwSubDecision !== 'CREDIT_FROZEN'],
  ['creditFrozen', ({ status }) => status.uwSubDecision === 'CREDIT_FROZEN'],
  // A server that has only the 26 flags: a file still frozen with a PIN is one whose PIN did not fit.
  ['creditIncorrectPin', ({ status }) => (status.creditIncorrectPin ?? status.creditFrozenWithPin) === true],
  ['delinquencyReview', ({ step }) => step === 'DELINQUENCY_REVIEW'],
  ['inactive', ({ step }) => step === 'CANCELLED'],
  ['decline', ({ status, step }) => status.uwDecision === 'DECLINE' || step === 'DECLINED'],
  ['dtiDecline', ({ status }) => status.dtiDecline === true && status.uwDecision !== 'ASSET_DEPLETION'],
  ['creditScoreDecline', ({ status }) => status.creditScoreDecline === true],
]

const bpoRuns = (bpo: string | null | undefined): boolean => bpo === 'BPO_PROCESSING'

/** The true events, in order. Pure. */
export function machineEvents(facts: MachineFacts): HelocEvent[] {
  const reading = read(facts)
  return TRIGGERS.filter(([, holds]) => holds(reading)).map(([event]) => event)
}
