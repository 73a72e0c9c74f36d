import { describe, expect, it } from 'vitest'
import type { ApplicationBody, ProfileBody, StatusFlags } from './application-body.ts'
import { HELOC_EVENTS, type HelocEvent } from './transitions.ts'
import { machineEvents } from './triggers.ts'

const profile: ProfileBody = { uuid: 'p', name: {}, dob: {} }
const begun: ApplicationBody = { selectedPropertyUuid: 's', consents: [{ type: 'SOFT_CREDIT' }] }
const owned: ApplicationBody = { consents: [{ type: 'HARD_CREDIT' }], property: { ownership: 'JOINT' } }
const front = [{ type: 'US_DRIVERS_LICENSE_FRONT' }]
const by = (status: StatusFlags): ApplicationBody => ({ status })

type Case = readonly [what: string, event: HelocEvent, fires: boolean, profile: ProfileBody, application: ApplicationBody, step?: string]

const CASES: readonly Case[] = [
  ['all five together', 'lienInfo', true, profile, begun],
  ['no name', 'lienInfo', false, { ...profile, name: null }, begun],
  ['no uuid', 'lienInfo', false, { ...profile, uuid: '' }, begun],
  ['no date of birth', 'lienInfo', false, { ...profile, dob: undefined }, begun],
  ['no property', 'lienInfo', false, profile, { ...begun, selectedPropertyUuid: null }],
  ['no soft credit consent', 'lienInfo', false, profile, { ...begun, consents: [{ type: 'HARD_CREDIT' }] }],
  ['liens complete', 'underwrite', true, {}, by({ liensComplete: true })],
  ['a decision', 'underwrite', true, {}, by({ uwDecision: 'APPROVED' })],
  ['no decision yet', 'underwrite', false, {}, by({ uwDecision: 'INITIAL' })],
  ['inquiries to attest', 'underwrite', false, {}, by({ liensComplete: true, inquiryAttestNeeded: true })],
  ['inquiries attested', 'underwrite', true, {}, by({ liensComplete: true, inquiryAttestNeeded: true, inquiryAttestComplete: true })],
  ['short income, assets may carry', 'assetDepletionDtiDecline', true, {}, by({ uwDecision: 'ASSET_DEPLETION' })],
  ['assets given', 'assetDepletionDtiDecline', false, {}, { ...by({ uwDecision: 'ASSET_DEPLETION' }), assetDepletion: { complete: true } }],
  ['term and amount', 'selectProduct', true, {}, { term: 20, amount: 80_000 }],
  ['no term', 'selectProduct', false, {}, { term: 0, amount: 80_000 }],
  ['no amount', 'selectProduct', false, {}, { term: 20, amount: 0 }],
  ['consent, SSN, ownership', 'addProfileInfo', true, { hasSsn: true }, owned],
  ['no SSN', 'addProfileInfo', false, { hasSsn: false }, owned],
  ['no ownership', 'addProfileInfo', false, { hasSsn: true }, { ...owned, property: {} }],
  ['no hard credit consent', 'addProfileInfo', false, { hasSsn: true }, { ...owned, consents: [{ type: 'SOFT_CREDIT' }] }],
  ['demographics given', 'addHmdaInfo', true, {}, { hasHmda: true }],
  ['summary there', 'summarySigning', true, {}, by({ disclosurelistSummaryReady: true })],
  ['summary signed', 'summarySigned', true, {}, by({ disclosurelistSummaryComplete: true })],
  ['matched offer', 'incomeVerified', true, {}, by({ uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' })],
  ['final offer', 'incomeVerified', true, {}, by({ uwSubDecision: 'FINAL_OFFER' })],
  ['verified, not matched', 'incomeVerified', false, {}, by({ uwSubDecision: 'VERIFIED_OFFER' })],
  ['paystub asked', 'incomePartialVerified', true, {}, by({ manualPaystubUpload: true })],
  ['paystub done', 'incomePartialVerified', false, {}, by({ manualPaystubUpload: true, manualPaystubTasksComplete: true })],
  ['employer asked', 'employerVerification', true, {}, by({ employmentVerificationNeeded: true })],
  ['account, giact absent', 'manualDisburseSetup', true, {}, { disburseAccount: {} }],
  ['account verified', 'manualDisburseSetup', true, {}, { disburseAccount: {}, status: { giactAccountStatus: 'VERIFIED' } }],
  ['account in review', 'manualDisburseSetup', true, {}, { disburseAccount: {}, status: { giactAccountStatus: 'PENDING_REVIEW' } }],
  ['account failed', 'manualDisburseSetup', false, {}, { disburseAccount: {}, status: { giactAccountStatus: 'FAILED_VERIFICATION' } }],
  ['pays by hand', 'manualDisburseManualPay', true, {}, { disburseAccount: {}, payType: 'MANUAL' }],
  [
    'pays by hand, account failed',
    'manualDisburseManualPay',
    false,
    {},
    { disburseAccount: {}, payType: 'MANUAL', ...by({ giactAccountStatus: 'FAILED_VERIFICATION' }) },
  ],
  ['both accounts', 'disbursementAch', true, {}, { disburseAccount: {}, autopayAccount: {} }],
  ['one account', 'disbursementAch', false, {}, { disburseAccount: {} }],
  ['front of a license', 'idDocsUploaded', true, {}, { documents: front }],
  ['state ID', 'idDocsUploaded', true, {}, { documents: [{ type: 'US_STATE_ID_CARD' }] }],
  ['passport', 'idDocsUploaded', true, {}, { documents: [{ type: 'US_PASSPORT' }] }],
  ['permanent resident card', 'idDocsUploaded', true, {}, { documents: [{ type: 'US_PERMANENT_RESIDENT_CARD' }] }],
  ['only a back', 'idDocsUploaded', false, {}, { documents: [{ type: 'US_DRIVERS_LICENSE_BACK' }] }],
  ['a paystub', 'idDocsUploaded', false, {}, { documents: [{ type: 'PAYSTUB' }] }],
  ['Texas, bpo required', 'idDocsUploaded', false, {}, { documents: front, property: { state: 'TX' }, status: { bpo: 'BPO_REQUIRED' } }],
  ['Texas, bpo required', 'bpoEscalate', true, {}, { documents: front, property: { state: 'TX' }, status: { bpo: 'BPO_REQUIRED' } }],
  ['Texas, bpo unknown', 'bpoEscalate', true, {}, { documents: front, property: { state: 'TX' }, status: { bpo: 'UNKNOWN_BPO_STATUS' } }],
  ['Texas, bpo not said', 'bpoEscalate', true, {}, { documents: front, property: { state: 'TX' } }],
  ['Texas, bpo done', 'bpoEscalate', false, {}, { documents: front, property: { state: 'TX' }, status: { bpo: 'BPO_COMPLETE' } }],
  ['Texas, no document', 'bpoEscalate', false, {}, { property: { state: 'TX' }, status: { bpo: 'BPO_REQUIRED' } }],
  ['California, bpo required', 'bpoEscalate', false, {}, { documents: front, property: { state: 'CA' }, status: { bpo: 'BPO_REQUIRED' } }],
  ['valuation at work', 'bpoProcessWaiting', true, {}, { documents: front, status: { bpo: 'BPO_PROCESSING' } }],
  ['documents refused', 'idReUpload', true, {}, { documents: front }, 'IDENTITY_VERIFICATION'],
  ['documents not asked again', 'idReUpload', false, {}, { documents: front }, 'ORDER_BPO'],
  ['inquiries to attest', 'merchantReviewed', true, {}, by({ disclosurelistSummaryComplete: true, inquiryAttestNeeded: true })],
  [
    'inquiries attested',
    'lienAttestation',
    true,
    {},
    { documents: front, ...by({ inquiryAttestNeeded: true, inquiryAttestComplete: true }) },
  ],
  ['note there', 'noteSigning', true, {}, by({ disclosurelistClosingReady: true })],
  ['note signed', 'signed', true, {}, by({ disclosurelistClosingComplete: true })],
  ['co-owners done', 'coDeedConfirmed', true, {}, { coDeedStatus: 'COMPLETE', ...by({ disclosurelistClosingComplete: true }) }],
  ['sole owner', 'coDeedConfirmed', true, {}, { property: { ownership: 'SOLE' }, ...by({ disclosurelistClosingComplete: true }) }],
  ['co-owners open', 'coDeedConfirmed', false, {}, { coDeedStatus: 'IN_PROGRESS', ...by({ disclosurelistClosingComplete: true }) }],
  ['deed there', 'deedSigning', true, {}, by({ disclosurelistNotaryReady: true })],
  ['deed signed online', 'enotarySigned', true, {}, by({ disclosurelistNotaryComplete: true })],
  ['deed signed by hand', 'manualEnotarySigned', true, {}, by({ manualDeedSigningComplete: true })],
  [
    'insured after the notary',
    'insuranceConfirmed',
    true,
    {},
    { insurance: { complete: true }, ...by({ manualDeedSigningComplete: true }) },
  ],
  ['insured before the notary', 'insuranceConfirmed', false, {}, { insurance: { complete: true } }],
  ...(['GEN_RESCISSION', 'RESCISSION', 'RECORDING', 'FUNDABLE'] as const).flatMap((checklistStatus): Case[] => [
    [`${checklistStatus}, insured`, 'finish', true, {}, { insurance: { complete: true }, status: { checklistStatus } }],
    [`${checklistStatus}, not insured`, 'finish', false, {}, { insurance: { complete: false }, status: { checklistStatus } }],
  ]),
  [
    'funding decision is none of the four',
    'finish',
    false,
    {},
    { insurance: { complete: true }, status: { checklistStatus: 'FUNDING_DECISION' } },
  ],
  ['the line is open', 'fund', true, {}, {}, 'COMPLETE'],
  ['conditions', 'adHocDocRequired', true, {}, {}, 'CONDITIONS_OPEN'],
  ['no property', 'propertyNoMatch', true, {}, {}, 'NO_PROPERTY_FOUND'],
  ['several properties', 'propertyNoMatch', true, {}, {}, 'MULTIPLE_PROPERTIES'],
  ['another owner', 'datatreeNoMatch', true, {}, by({ datatreeNoMatch: true })],
  ['no match', 'softCreditNoMatch', true, {}, {}, 'CREDIT_NO_MATCH'],
  ['no match with the SSN', 'softCreditNoCredit', true, {}, {}, 'CREDIT_NO_MATCH_SSN'],
  ['locked', 'creditLocked', true, {}, {}, 'HARD_CREDIT_LOCKED_OR_FROZEN'],
  ['frozen', 'creditFrozen', true, {}, by({ uwSubDecision: 'CREDIT_FROZEN' })],
  ['a PIN that does not fit', 'creditIncorrectPin', true, {}, by({ creditFrozenWithPin: true, creditIncorrectPin: true })],
  [
    'a file that a PIN would open, before one was given',
    'creditIncorrectPin',
    false,
    {},
    by({ creditFrozenWithPin: true, creditIncorrectPin: false }),
  ],
  ['a server that has only the flag', 'creditIncorrectPin', true, {}, by({ creditFrozenWithPin: true })],
  ['delinquent', 'delinquencyReview', true, {}, {}, 'DELINQUENCY_REVIEW'],
  ['canceled', 'inactive', true, {}, {}, 'CANCELLED'],
  ['declined', 'decline', true, {}, by({ uwDecision: 'DECLINE' })],
  ['declined on debt', 'dtiDecline', true, {}, by({ dtiDecline: true })],
  ['debt that assets may carry', 'dtiDecline', false, {}, by({ dtiDecline: true, uwDecision: 'ASSET_DEPLETION' })],
  ['declined on score', 'creditScoreDecline', true, {}, by({ creditScoreDecline: true })],
]

describe('the triggers', () => {
  for (const [what, event, fires, person, application, step] of CASES) {
    it(`${what}: ${event} ${fires ? 'fires' : 'does not fire'}`, () => {
      expect(machineEvents({ profile: person, application, step }).includes(event)).toBe(fires)
    })
  }

  it('can fire every event but the one that is a moment', () => {
    const fired = new Set(CASES.filter(([, , fires]) => fires).map(([, event]) => event))
    expect(HELOC_EVENTS.filter((event) => !fired.has(event))).toEqual(['repullSoftCredit'])
  })

  it('fires nothing where nothing is known', () => expect(machineEvents({ profile: {}, application: {} })).toEqual([]))
})
