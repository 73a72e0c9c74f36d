import { describe, expect, it } from 'vitest'
import type { ApplicationBody } from './application-body.ts'
import { destinationFor } from './destinations.ts'
import { isWaitingStep, STEPS } from './steps.ts'

const PLAIN: readonly [string, string][] = [
  ['CREDIT_NO_MATCH', 'credit/social'],
  ['CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['HARD_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['CREDIT_MINOR', 'error/credit'],
  ['NO_PROPERTY_FOUND', 'review-app/property'],
  ['MULTIPLE_PROPERTIES', 'review-app/property'],
  ['DECLINED', 'error/decline'],
  ['COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['HMDA', 'start/hmda'],
  ['DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['UNDERWRITING_REVIEW', 'review-app/uw'],
  ['GEN_CLOSING_DISCLOSURE', 'review-app/document-signing'],
  ['NOTE_SIGNING', 'signing/intro'],
  ['FINAL_OFFER', 'signing/intro'],
  ['GEN_NOTE_SIGNING', 'signing/intro'],
  ['OFFER_SELECTION', 'product/select'],
  ['REVISED_OFFER_SELECTION', 'product/select'],
  ['GEN_SUMMARY_DISCLOSURE', 'start/app-summary'],
  ['APP_SUBMISSION', 'start/app-summary'],
  ['INCOME_VERIFICATION', 'income/review'],
  ['EMPLOYMENT_VERIFICATION', 'income/employer-verification'],
  ['IDENTITY_VERIFICATION', 'identity'],
  ['ASSETS_PREQUAL', 'product/assets'],
  ['CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback'],
  ['DISBURSEMENT_ACCOUNT', 'bank/disburse'],
  ['MICRO_DEPOSITS', 'bank/deposits'],
  ['AUTOPAY_ACCOUNT', 'bank/disburse'],
  ['VERIFIED_AUTOPAY_ACCOUNT', 'bank/disburse'],
  ['NO_AVM', 'bpo/estimate-value'],
  ['VALUATION_ESTIMATE', 'bpo/estimate-value'],
  ['ORDER_BPO', 'bpo/hold'],
  ['BPO_PROCESSING', 'bpo/hold'],
  ['RESIDENTIAL_EVALUATION_PROCESSING', 'bpo/hold'],
  ['ORDER_FULL_TITLE', 'bpo/hold'],
  ['FINAL_TITLE_PROCESSING', 'bpo/hold'],
  ['ONSITE_APPRAISAL_SCHEDULED', 'hold'],
  ['ONSITE_APPRAISAL_PROCESSING', 'hold'],
  ['PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['TRUST_AND_INSURANCE', 'insurance/requirements'],
  ['LIEN_VERIFICATION', 'liens'],
  ['LIEN_VERIFICATION_INQUIRY', 'liens'],
  ['CO_DEED_REQ', 'signing/additional'],
  ['GEN_NOTARY_DISCLOSURE', 'notary/intro'],
  ['ATTORNEY_REVIEW', 'notary/intro'],
  ['NOTARY_WAITING_PERIOD', 'notary/intro'],
  ['DEED_SIGNING', 'notary/intro'],
  ['MANUAL_DEED_SIGNING', 'notary/reserve-manual'],
  ['GEN_RESCISSION', 'complete'],
  ['RESCISSION', 'complete'],
  ['RECORDING', 'complete'],
  ['FUNDABLE', 'complete'],
  ['DIRECT_DEBT_PAYOFF', 'complete'],
  ['FUNDING_DECISION', 'complete'],
  ['UNKNOWN', 'error/timeout'],
  ['CREDIT_ERROR', 'error/timeout'],
  ['REVIEW', 'error/timeout'],
  ['OTHER', 'error/timeout'],
  ['ADDITIONAL_QUESTION', 'error/timeout'],
  ['COMPLETE', '/'],
  ['CANCELLED', '/'],
]

const UNMAPPED = STEPS.filter((step) => !PLAIN.some(([mapped]) => mapped === step))

const TURNED: readonly [string, string, ApplicationBody, string][] = [
  ['closing disclosure on a flood certificate', 'GEN_CLOSING_DISCLOSURE', { status: { waitingOnFloodCert: true } }, 'error/flood-cert'],
  ['autopay with a disburse account', 'AUTOPAY_ACCOUNT', { disburseAccount: { routingNumber: '021000021' } }, 'bank/autopay'],
  ['autopay of a crypto loan', 'AUTOPAY_ACCOUNT', { isCrypto: true }, 'bank/autopay'],
  [
    'verified autopay with a disburse account',
    'VERIFIED_AUTOPAY_ACCOUNT',
    { disburseAccount: { routingNumber: '021000021' } },
    'bank/autopay',
  ],
  ['verified autopay of a crypto loan', 'VERIFIED_AUTOPAY_ACCOUNT', { isCrypto: true }, 'bank/autopay'],
  ['autopay with a blank routing number', 'AUTOPAY_ACCOUNT', { disburseAccount: { routingNumber: '' } }, 'bank/disburse'],
  ['valuation order in Texas', 'ORDER_BPO', { property: { state: 'TX' }, status: { bpo: 'BPO_REQUIRED' } }, 'bpo/condition'],
  ['valuation order elsewhere', 'ORDER_BPO', { property: { state: 'CA' }, status: { bpo: 'BPO_REQUIRED' } }, 'bpo/order-bpo'],
  ['valuation order in Texas, none required', 'ORDER_BPO', { property: { state: 'TX' }, status: { bpo: 'BPO_NOT_REQUIRED' } }, 'bpo/hold'],
  ['deed accepted by the primary', 'DEED_SIGNING', { status: { primaryParticipantAcceptComplete: true } }, 'complete'],
  ['a question without a step of its own', 'ADDITIONAL_QUESTION', { openItem: 'well-water' }, 'question/well-water'],
  ['a question by a name that no item can have', 'ADDITIONAL_QUESTION', { openItem: '../liens' }, 'error/timeout'],
  [
    'manual deed accepted by the primary',
    'MANUAL_DEED_SIGNING',
    { status: { primaryParticipantAcceptComplete: true } },
    'notary/reserve-manual',
  ],
]

describe('destinationFor', () => {
  it.each(PLAIN)('%s goes to %s', (step, path) => {
    expect(destinationFor(step, {})?.path).toBe(path)
    expect(destinationFor(step, undefined)?.path).toBe(path)
    expect(destinationFor(step, { status: null, property: null, disburseAccount: null })?.path).toBe(path)
  })

  it('has every row of the table under test', () => {
    expect(STEPS.filter((step) => destinationFor(step, {}) !== undefined).sort()).toEqual(PLAIN.map(([step]) => step).sort())
  })

  it.each(TURNED)('%s', (_, step, application, path) => expect(destinationFor(step, application)).toEqual({ path }))

  it('names the decision on a verified offer and the one before it', () => {
    expect(destinationFor('OFFER_SELECTION', { status: { uwSubDecision: 'VERIFIED_OFFER', uwDecision: 'SELECT' } })).toStrictEqual({
      path: 'product/select',
      state: { from: 'signing/intro', decision: 'SELECT' },
    })
    expect(destinationFor('OFFER_SELECTION', { status: { uwSubDecision: 'UNVERIFIED_OFFER', uwDecision: 'APPROVED' } })).toStrictEqual({
      path: 'product/select',
      state: { decision: 'APPROVED' },
    })
  })

  it('passes no state with a revised offer', () => {
    const status = { uwSubDecision: 'VERIFIED_OFFER', uwDecision: 'SELECT' }
    expect(destinationFor('REVISED_OFFER_SELECTION', { status })).toStrictEqual({ path: 'product/select' })
  })

  it.each(UNMAPPED)('%s has no row', (step) => expect(destinationFor(step, {})).toBeUndefined())

  it('leaves out the waiting steps and two more on purpose, and nothing else', () => {
    expect(UNMAPPED.filter((step) => !isWaitingStep(step))).toEqual(['UNKNOWN_OWNERSHIP', 'CONDITIONS_OPEN'])
  })

  it('knows the family of on-site appraisals, but waits on the request', () => {
    expect(destinationFor('ONSITE_APPRAISAL_REVIEW')).toEqual({ path: 'hold' })
    expect(destinationFor('ONSITE_APPRAISAL_REQUEST')).toBeUndefined()
  })

  it.each(['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN'])('%s leads to another try once a PIN was refused', (step) => {
    const at = (creditIncorrectPin: boolean) => destinationFor(step, { status: { creditFrozenWithPin: true, creditIncorrectPin } })
    expect([at(false), at(true)]).toEqual([{ path: 'credit/error' }, { path: 'review-app/incorrect-pin' }])
  })

  it.each(['SOMETHING_NEW', 'toString', '__proto__', ''])('does not know %j', (step) => expect(destinationFor(step, {})).toBeUndefined())
})
