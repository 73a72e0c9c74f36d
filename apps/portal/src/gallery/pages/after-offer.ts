/** From offer to funding. */
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { asks, at, notOpenYet, shows } from '../states.ts'
import { walletStates } from '../wallet-of-two.ts'
import { afterSigningPages } from './after-signing.ts'
import { conditionPages, conditionStates } from './conditions.ts'
import { notaryPages } from './notary.ts'
import { begun, copiesAsked, copiesSent, readyToSign, signedAll, signingPages } from './signing.ts'

const BASE = '/account/heloc/:uuid'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
const LINK = 'POST /service-application/api/v1/application/heloc/:uuid/bank-link'
const AUTOPAY = `${BASE}/bank/autopay`
const CONFIRM = { address: AUTOPAY, leadsTo: `${BASE}/bank/confirm`, acts: ['fill', 'submit', { until: 'Is this right?' }] } as const
const LINKS = 'POST /service-application/api/v1/application/heloc/:uuid/income-links'
const FINISH = 'POST /service-application/api/v1/application/heloc/:uuid/income-links/:link/finish'
const RETURNED = 'link=7b1c2d3e-0f4a-4b5c-8d6e-7f8091a2b3c4&code=left'
const payroll = { address: `${BASE}/income/link/payroll` } as const
const back = { address: `${BASE}/income/link/payroll?${RETURNED}` } as const

const CODE = 'POST /service-application/api/v1/application/heloc/:uuid/phone-codes'
const SENT: Answers[typeof CODE] = { body: { phoneNumber: '4155550132', channel: 'TEXT', secondsToNext: 30 } }
const CALLED: Answers[typeof CODE] = { body: { phoneNumber: '4155550132', channel: 'CALL', secondsToNext: 0 } }
const refused = (path: string, message: string) => ({ status: 422, message, fields: [{ path, message }] })
const NOT_SENT = refused('phoneNumber', 'This number can’t get text messages. Ask for a call, or use another number.')
const AWAY = { status: 503, message: 'We can’t send or check codes right now. Try again in a moment, or continue without a code.' }
const WRONG = refused('code', 'That code isn’t right. Check it and try again, or get a new code.')

/** One of the questions of start/profile. */
const question = (name: string, acts?: PageState['acts']): PageState =>
  at('about-you', [], { address: `${BASE}/start/profile?question=${name}`, ...(acts && { acts }) })

/** A document of the list, as the server makes up the list. */
const opened = (answer: 'never' | 'fails') =>
  at('about-you', [], {
    address: `${BASE}/document/disclosures?document=7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01`,
    answers: { 'GET /service-application/api/v1/application/heloc/:uuid/documents/:document': answer },
  })

const SIGNING = 'GET /service-application/api/v1/application/heloc/:uuid/signing'
const EVENT = 'POST /service-application/api/v1/application/heloc/:uuid/signing/events'
/** Under the list, as far as signing is. */
const copies = (state: typeof begun, more: Answers = {}): PageState => ({ answers: { [SIGNING]: { body: state }, ...more } })

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
    ssn: question('ssn'),
    spouse: at('about-you', ['texas'], { address: `${BASE}/start/profile?question=marital-status`, acts: [{ choose: 'Married' }] }),
    'spouse-missing': at('about-you', ['texas'], {
      address: `${BASE}/start/profile?question=marital-status`,
      acts: [{ choose: 'Married' }, 'submit'],
    }),
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
    'records-name-another': at('about-you', ['two-owners'], {
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
    replaced: at('final-offer', ['value-disputed', 'value-corrected'], copies({ ...begun, isOpen: false })),
    signed: at('complete', [], copies(signedAll)),
    'copies-asked': at('complete', [], copies(copiesAsked(signedAll))),
    'copies-sent': at('complete', [], copies(copiesSent(signedAll))),
    'copies-asking': at('complete', [], { ...copies(signedAll, { [EVENT]: 'never' }), acts: [{ press: 'Ask for paper copies' }] }),
    'copies-not-asked': at('complete', [], { ...copies(signedAll, { [EVENT]: 'fails' }), acts: [{ press: 'Ask for paper copies' }] }),
    'copies-unread': at('complete', [], { answers: { [SIGNING]: 'fails' } }),
    opening: opened('never'),
    'not-opened-failed': opened('fails'),
  },
  'income-review': {
    ...asks('income-sources', ['income-uploaded'], { mayBeEmpty: true }),
    empty: at('income-sources'),
    begun: at('income-sources', ['income-begun']),
    reading: at('income-sources', ['income-connected']),
    'more-than-stated': at('income-verification', ['income-higher']),
    anothers: at('income-confirmation', ['income-anothers']),
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
    ...walletStates,
    failed: at('account-correction', ['account-failed']),
    'sent-back': at('replacement-account', ['money-returned']),
    'test-sent-back': at('replacement-account', ['test-returned']),
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
    'sent-back': at('replacement-account', ['money-returned']),
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
    // As often as it may fail: a person looks, and the borrower goes on.
    'account-in-review': at('payment-method', ['account-failed'], { acts: [{ until: 'Our team is looking at the account' }] }),
    replaced: at('payment-method', ['account-replaced'], { acts: [{ until: 'Why we ask this again' }] }),
    checking: at('autopay-check', ['other-account']),
    done: at('identity-documents', [], notOpenYet),
  },
  'bank-confirm': {
    shown: at('payment-method', [], CONFIRM),
    replaced: at('payment-method', ['account-replaced'], { ...CONFIRM, acts: [...CONFIRM.acts, { until: 'Why we ask this again' }] }),
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
  'bpo-condition': asks('valuation-order', ['texas', 'no-value']),
  'bpo-order-bpo': {
    ...asks('valuation-order', ['no-value']),
    'fee-kept': at('valuation-order', ['no-value', 'fee-kept']),
    canceled: at('valuation-reorder', ['no-value', 'visit-canceled']),
  },
  'bpo-hold': {
    ...shows('broker-price-opinion', ['no-value']),
    title: at('full-title'),
    'fee-wait': at('valuation-fee-wait', ['no-value', 'fee-kept']),
    booking: at('valuation-booking', ['no-value', 'visit-chosen']),
    booked: at('valuation-visit', ['no-value', 'visit-chosen']),
    change: at('valuation-visit', ['no-value', 'visit-chosen'], { acts: [{ press: 'Change the time' }] }),
    cancel: at('valuation-visit', ['no-value', 'visit-chosen'], { acts: [{ press: 'Cancel the visit' }] }),
  },
  'bpo-waiting': shows('valuation-visit', ['no-value', 'visit-chosen']),
  'home-value': {
    ...shows('final-offer'),
    filled: at('final-offer', [], { acts: ['fill'] }),
    invalid: at('final-offer', [], { acts: ['fill', { press: 'Add a home' }, 'submit'] }),
    'no-reason': at('final-offer', [], { acts: ['submit'] }),
    reasons: at('final-offer', [], {
      acts: [
        { choose: 'Facts about the home are wrong' },
        { choose: 'Other sales compare better' },
        { choose: 'I was not treated fairly' },
      ],
    }),
    reviewing: at('value-review', ['value-disputed']),
    raised: at('final-offer', ['value-disputed', 'value-corrected']),
    unchanged: at('final-offer', ['value-disputed']),
    'not-yet': at('income-sources'),
    'no-value': at('find-property'),
  },
  hold: {
    ...shows('appraisal', ['appraisal-needed']),
    booked: at('appraisal-visit', ['appraisal-needed', 'appraiser-booked']),
    processing: at('appraisal', ['appraisal-needed', 'appraiser-came']),
    'time-missing': at('appraisal', ['appraisal-needed'], { acts: [{ press: 'Save the time' }] }),
  },
  'insurance-requirements': {
    ...asks('hazard-insurance'),
    flood: at('trust-and-flood-insurance', ['flood-zone']),
    'flood-unread': at('trust-and-flood-insurance', ['flood-zone'], {
      acts: [{ choose: 'Ask my agent' }, { choose: 'Agent or agency=Alder Insurance' }, { choose: 'Their phone=9165550147' }, 'submit'],
    }),
    'flood-missing': at('trust-and-flood-correction', ['flood-zone', 'trust-refused']),
    'flood-policy': at('trust-and-flood-insurance', ['flood-zone'], { acts: [{ choose: 'I have the policy' }] }),
    trust: at('trust-and-flood-insurance', ['trust-owner']),
    trustees: at('trust-and-flood-insurance', ['trust-owner'], {
      acts: ['fill', { press: 'Add a trustee' }, { choose: 'No, it is irrevocable' }],
    }),
    both: at('trust-and-flood-insurance', ['trust-owner', 'flood-zone'], { acts: ['fill'] }),
    checking: at('trust-and-flood-review', ['flood-zone']),
    'checking-home': at('hazard-insurance-review'),
    'trust-missing': at('trust-and-flood-correction', ['trust-owner', 'trust-refused']),
    'home-missing': at('hazard-insurance-correction', ['hazard-refused']),
  },
  'insurance-upload': { ...asks('hazard-insurance', [], { mayBeEmpty: true }), empty: at('hazard-insurance', [], { acts: ['submit'] }) },
  'question-valuation-fee-returned': asks('valuation-fee-returned', ['no-value', 'fee-returned'], { mayBeEmpty: true }),
  'error-flood-cert': shows('flood-determination'),
  ...conditionPages,
  conditions: {
    ...conditionStates,
    ...shows('conditions', ['identity-refused']),
    'to-replace': at('conditions', ['identity-refused', 'account-refused', 'conditions-refused']),
    value: at('value-review', ['value-disputed']),
    'recording-tax': at('recording-tax', ['pennsylvania']),
    papers: at('trust-and-flood-review', ['flood-zone']),
    'papers-of-home': at('hazard-insurance-review'),
    'deed-detail': at('instrument-details', ['undescribed']),
    empty: at('income-sources', [], notOpenYet),
  },
  'signing-intro': { ...asks('final-offer'), ...readyToSign, 'note-on-its-way': at('note') },
  ...signingPages,
  ...notaryPages,
  ...afterSigningPages,
}
