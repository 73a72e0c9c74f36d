/** From offer to funding. */
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { asks, at, notOpenYet, shows } from '../states.ts'

const BASE = '/account/heloc/:uuid'

const CODE = 'POST /service-application/api/v1/application/heloc/:uuid/phone-codes'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
const SENT: Answers[typeof CODE] = { body: { phoneNumber: '4155550132', channel: 'TEXT', secondsToNext: 30 } }
const CALLED: Answers[typeof CODE] = { body: { phoneNumber: '4155550132', channel: 'CALL', secondsToNext: 0 } }
const UNREACHABLE = 'This number can’t get text messages. Ask for a call, or use another number.'
const NOT_SENT = { status: 422, message: UNREACHABLE, fields: [{ path: 'phoneNumber', message: UNREACHABLE }] }
const AWAY = { status: 503, message: 'We can’t send or check codes right now. Try again in a moment, or continue without a code.' }
const WRONG_CODE = 'That code isn’t right. Check it and try again, or get a new code.'
const WRONG = { status: 422, message: WRONG_CODE, fields: [{ path: 'code', message: WRONG_CODE }] }

/** One of the questions of start/profile. */
const question = (name: string, acts?: PageState['acts']): PageState =>
  at('about-you', [], { address: `${BASE}/start/profile?question=${name}`, ...(acts && { acts }) })

/** A document of the list, as the server makes up the list. */
const opened = (answer: 'never' | 'fails') =>
  at('about-you', [], {
    address: `${BASE}/document/disclosures?document=7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01`,
    answers: { 'GET /service-application/api/v1/application/heloc/:uuid/documents/:document': answer },
  })

export const afterOfferPages: ScreenPages = {
  'start-contact': {
    ...asks('contact'),
    'code-sent': at('contact', [], { answers: { [CODE]: SENT }, acts: [{ press: 'Send code' }] }),
    'code-called': at('contact', [], { answers: { [CODE]: CALLED }, acts: [{ choose: 'Phone call' }, { press: 'Send code' }] }),
    'wrong-code': at('contact', [], { answers: { [SAVE]: WRONG }, acts: ['fill', 'submit'] }),
    sending: at('contact', [], { answers: { [CODE]: 'never' }, acts: [{ press: 'Send code' }] }),
    'not-sent': at('contact', [], { answers: { [CODE]: NOT_SENT }, acts: [{ press: 'Send code' }] }),
    'codes-away': at('contact', [], { answers: { [CODE]: AWAY }, acts: [{ press: 'Send code' }] }),
    'without-code': at('contact', [], { acts: [{ press: 'I can’t get a code' }] }),
    change: at('submission', ['phone-confirmed']),
  },
  'start-profile': {
    ...asks('about-you'),
    'marital-status': question('marital-status'),
    ownership: question('ownership'),
    joint: at('about-you', ['two-owners'], {
      address: `${BASE}/start/profile?question=ownership`,
      acts: [{ choose: 'Me and someone else' }, { press: 'Add Sam Reyes' }, { choose: 'Email=sam@example.test' }],
    }),
    'joint-missing': question('ownership', [{ choose: 'Me and someone else' }, { press: 'Add a co-owner' }, 'submit']),
    'records-differ': at('about-you', ['trust-owner'], {
      address: `${BASE}/start/profile?question=ownership`,
      acts: [{ choose: 'Only me' }],
    }),
    citizenship: question('citizenship'),
    purpose: question('purpose'),
    'credit-check': question('credit-check'),
    change: at('submission', [], { address: `${BASE}/start/profile?question=purpose` }),
    'change-number': at('submission', [], { address: `${BASE}/start/profile?question=ssn` }),
  },
  'start-hmda': {
    ...asks('hmda'),
    joint: at('hmda', ['two-owners', 'two-incomes'], { acts: [{ until: 'About Sam Reyes' }] }),
    detailed: at('hmda', [], {
      acts: [
        { choose: 'Hispanic or Latino' },
        { choose: 'Cuban' },
        { choose: 'Asian' },
        { choose: 'Black or African American' },
        { choose: 'Female' },
      ],
    }),
  },
  'start-app-summary': {
    ...asks('submission', ['phone-confirmed']),
    joint: at('submission', ['two-owners', 'two-incomes']),
    'without-code': at('submission', ['no-phone']),
    submitted: at('income-sources', [], notOpenYet),
  },
  'document-disclosures': {
    ...shows('about-you'),
    opening: opened('never'),
    'not-opened-failed': opened('fails'),
  },
  'income-review': { ...asks('income-sources'), verifying: at('income-verification') },
  'income-link': asks('income-sources', [], { page: { address: `${BASE}/income/link/payroll` }, mayBeEmpty: true }),
  'income-upload': asks('income-sources', [], { page: { address: `${BASE}/income/upload/paystub` }, mayBeEmpty: true }),
  'income-pointserv-callback': shows('income-sources'),
  'income-employer-verification': asks('employment', ['employer-check']),
  'bank-disburse': asks('disbursement-account'),
  'bank-manual-disburse': asks('disbursement-account'),
  'bank-autopay': asks('payment-method', [], { mayBeEmpty: true }),
  'bank-confirm': asks('payment-method', [], { mayBeEmpty: true }),
  identity: { ...asks('identity-documents'), checking: at('identity-check') },
  'bpo-condition': asks('valuation-order', ['texas', 'no-value']),
  'bpo-order-bpo': { ...asks('valuation-order', ['no-value']), 'fee-kept': at('valuation-order', ['no-value', 'fee-kept']) },
  'bpo-hold': {
    ...shows('broker-price-opinion', ['no-value']),
    title: at('full-title'),
    'fee-wait': at('valuation-fee-wait', ['no-value', 'fee-kept']),
  },
  'bpo-waiting': shows('broker-price-opinion', ['no-value']),
  hold: shows('appraisal', ['appraisal-needed']),
  'insurance-requirements': {
    ...asks('hazard-insurance'),
    flood: at('trust-and-flood-insurance', ['flood-zone']),
    trust: at('trust-and-flood-insurance', ['trust-owner']),
  },
  'insurance-upload': asks('hazard-insurance'),
  'error-flood-cert': shows('flood-determination'),
  conditions: {
    ...shows('conditions', ['identity-refused']),
    several: at('conditions', ['identity-refused', 'account-refused', 'title-judgment']),
    empty: at('income-sources', [], notOpenYet),
  },
  'conditions-phone-number': shows('conditions', ['identity-refused']),
  'conditions-upload-document': shows('conditions', ['identity-refused'], {
    address: `${BASE}/conditions/upload-document?conditionUuid=0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60&conditionType=DOCUMENT&conditionEnum=ID_VERIFICATION_FAILURE`,
  }),
  'signing-intro': { ...asks('final-offer'), note: at('note-signing'), 'note-on-its-way': at('note') },
  'signing-sign': asks('note-signing'),
  'signing-additional': shows('co-owners', ['two-owners']),
  'signing-support': shows('note-signing'),
  'notary-intro': {
    ...shows('deed-signing', ['colorado']),
    attorney: at('attorney-review', ['texas']),
    'waiting-period': at('notary-waiting-period', ['texas']),
  },
  'notary-session': asks('deed-signing', ['colorado']),
  'notary-schedule-manual': asks('deed-signing'),
  'notary-reserve-manual': asks('deed-signing'),
  'notary-error': shows('deed-signing', ['colorado']),
  complete: {
    ...shows('rescission'),
    recording: at('recording'),
    approval: at('funding-decision'),
    payoffs: at('payoffs', ['payoffs']),
    signed: at('rescission-notice'),
  },
  'payoff-hold': shows('payoffs', ['payoffs'], notOpenYet),
}
