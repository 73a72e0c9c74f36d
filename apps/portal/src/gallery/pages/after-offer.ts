/** From offer to funding. */
import type { ScreenPages } from '../page.ts'
import { asks, at, notOpenYet, shows } from '../states.ts'

const BASE = '/account/heloc/:uuid'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
const LINK = 'POST /service-application/api/v1/application/heloc/:uuid/bank-link'
const AUTOPAY = `${BASE}/bank/autopay`
/** What is confirmed was chosen on the page before it. */
const CONFIRM = { address: AUTOPAY, leadsTo: `${BASE}/bank/confirm`, acts: ['fill', 'submit', { until: 'Is this right?' }] } as const

const LINKS = 'POST /service-application/api/v1/application/heloc/:uuid/income-links'
const FINISH = 'POST /service-application/api/v1/application/heloc/:uuid/income-links/:link/finish'
const RETURNED = 'link=7b1c2d3e-0f4a-4b5c-8d6e-7f8091a2b3c4&code=left'
const payroll = { address: `${BASE}/income/link/payroll` } as const
const back = { address: `${BASE}/income/link/payroll?${RETURNED}` } as const

/** The co-owner of the situation two-owners, as one types him. */
const SAM = [{ choose: 'First name=Sam' }, { choose: 'Last name=Reyes' }, { choose: 'Email=sam@example.test' }] as const

/** A document of the list, as the server makes up the list. */
const opened = (answer: 'never' | 'fails') =>
  at('about-you', [], {
    address: `${BASE}/document/disclosures?document=7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01`,
    answers: { 'GET /service-application/api/v1/application/heloc/:uuid/documents/:document': answer },
  })

export const afterOfferPages: ScreenPages = {
  'start-profile': asks('about-you'),
  'start-contact': {
    ...asks('about-you'),
    joint: at('about-you', ['two-owners'], { acts: ['fill', { choose: 'Me and someone else' }, { press: 'Add one' }, ...SAM] }),
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
  'start-app-summary': asks('submission'),
  'document-disclosures': {
    ...shows('about-you'),
    opening: opened('never'),
    'not-opened-failed': opened('fails'),
  },
  'income-review': {
    ...asks('income-sources', ['income-uploaded'], { mayBeEmpty: true }),
    empty: at('income-sources'),
    begun: at('income-sources', ['income-begun']),
    reading: at('income-sources', ['income-connected']),
    joint: at('income-sources', ['two-owners', 'two-incomes']),
    reviewing: at('income-confirmation', ['income-uploaded']),
    short: at('income-shortfall', ['income-uploaded', 'income-short']),
    'not-usable': at('income-shortfall', ['income-uploaded', 'income-refused']),
    verifying: at('income-verification'),
    'add-fails': at('income-sources', [], { answers: { [SAVE]: 'fails' }, acts: [{ press: 'Payroll account' }] }),
  },
  'income-link': {
    ...shows('income-sources', ['income-begun'], payroll),
    bank: at('income-sources', [], { address: `${BASE}/income/link/bank` }),
    opening: at('income-sources', ['income-begun'], { ...payroll, answers: { [LINKS]: 'never' }, acts: [{ press: 'Connect payroll' }] }),
    unavailable: at('income-sources', ['income-begun'], {
      ...payroll,
      answers: {
        [LINKS]: {
          status: 503,
          message: 'The service isn’t responding right now. Try again in a moment, or show this income another way.',
        },
      },
      acts: [{ press: 'Connect payroll' }],
    }),
    left: at('income-sources', ['income-begun'], { ...back, answers: { [FINISH]: { body: { state: 'CANCELLED' } } } }),
    'not-connected': at('income-sources', ['income-begun'], { ...back, answers: { [FINISH]: { body: { state: 'FAILED' } } } }),
    finishing: at('income-sources', ['income-begun'], { ...back, answers: { [FINISH]: 'never' } }),
    done: { ...notOpenYet, ...payroll, application: { item: 'identity-documents' } },
  },
  'income-upload': {
    ...shows('income-sources', ['income-uploaded'], { address: `${BASE}/income/upload/paystub` }),
    w2: at('income-sources', [], { address: `${BASE}/income/upload/w2` }),
    contract: at('income-sources', [], { address: `${BASE}/income/upload/1099` }),
    'tax-return': at('income-sources', [], { address: `${BASE}/income/upload/tax-return` }),
    'award-letter': at('income-sources', ['two-owners', 'two-incomes'], { address: `${BASE}/income/upload/award-letter` }),
    done: { ...notOpenYet, address: `${BASE}/income/upload/paystub`, application: { item: 'identity-documents' } },
  },
  'income-pointserv-callback': {
    ...shows('income-sources'),
    left: at('income-sources', [], {
      address: `${BASE}/income/pointserv-callback?${RETURNED}`,
      answers: { [FINISH]: { body: { state: 'CANCELLED' } } },
    }),
  },
  'income-employer-verification': {
    ...asks('employment', ['employer-check']),
    asking: at('employment-confirmation', ['employer-check']),
  },
  'bank-disburse': {
    ...shows('disbursement-account'),
    failed: at('account-correction', ['account-failed']),
    checking: at('account-check'),
    linking: at('disbursement-account', [], { answers: { [LINK]: 'never' }, acts: [{ press: 'Link your bank' }] }),
    'not-linked': at('disbursement-account', [], { answers: { [LINK]: 'fails' }, acts: [{ press: 'Link your bank' }] }),
    left: at('disbursement-account', [], { address: `${BASE}/bank/disburse?exit=USER_EXITED` }),
    'not-listed': at('disbursement-account', [], { address: `${BASE}/bank/disburse?exit=INSTITUTION_NOT_FOUND` }),
    again: at('payment-method'),
    done: at('identity-documents', [], notOpenYet),
  },
  'bank-manual-disburse': {
    ...asks('disbursement-account'),
    failed: at('account-correction', ['account-failed']),
    unnamed: at('disbursement-account', [], { acts: [{ choose: 'Routing number=011000015' }, { until: 'Boston district' }] }),
    unknown: at('disbursement-account', [], { acts: ['fill', { choose: 'Routing number=800000006' }, 'submit'] }),
  },
  'bank-autopay': {
    ...shows('payment-method', ['autopay-discount']),
    plain: at('payment-method'),
    automatic: at('payment-method', ['autopay-discount'], { acts: ['fill'] }),
    other: at('payment-method', [], { acts: ['fill', { choose: 'Another account' }] }),
    typed: at('payment-method', [], {
      acts: ['fill', { choose: 'Another account' }, { press: 'Enter account numbers' }, { until: 'Routing number' }],
    }),
    invalid: at('payment-method', [], { acts: ['submit'] }),
    failed: at('autopay-correction', ['other-account', 'other-account-failed']),
    checking: at('autopay-check', ['other-account']),
    done: at('identity-documents', [], notOpenYet),
  },
  'bank-confirm': {
    shown: at('payment-method', [], CONFIRM),
    manual: at('payment-method', [], {
      ...CONFIRM,
      acts: [{ choose: 'I pay each month myself' }, 'submit', { until: 'Is this right?' }],
    }),
    invalid: at('payment-method', [], { ...CONFIRM, acts: [...CONFIRM.acts, 'submit'] }),
    saving: at('payment-method', [], { ...CONFIRM, answers: { [SAVE]: 'never' }, acts: [...CONFIRM.acts, 'fill', 'submit'] }),
    'not-saved': at('payment-method', [], { ...CONFIRM, answers: { [SAVE]: 'fails' }, acts: [...CONFIRM.acts, 'fill', 'submit'] }),
    done: at('identity-documents', [], notOpenYet),
  },
  'bank-deposits': {
    ...asks('micro-deposit-amounts', ['account-unlisted']),
    wrong: at('micro-deposit-retry', ['account-unlisted', 'deposits-wrong']),
    expired: at('micro-deposit-retry', ['account-unlisted', 'deposits-expired']),
    checking: at('micro-deposit-check', ['account-unlisted']),
  },
  identity: {
    ...asks('identity-documents'),
    passport: at('identity-documents', [], { acts: [{ choose: 'Passport' }] }),
    again: at('identity-retry', ['identity-unclear']),
    checking: at('identity-check'),
  },
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
