/** Correcting what was submitted: the questions, one of them, and what its correction would bring about. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import type { PageState, ScreenPages } from '../page.ts'
import { notOpenYet } from '../states.ts'

const BASE = '/account/heloc/:uuid/corrections'
const LIST = 'GET /service-application/api/v1/application/heloc/:uuid/corrections'
const PREVIEW = 'POST /service-application/api/v1/application/heloc/:uuid/corrections/preview'
const CONFIRM = 'POST /service-application/api/v1/application/heloc/:uuid/corrections'

type Preview = ReplyOf<CallAt<'POST', '/service-application/api/v1/application/heloc/:uuid/corrections/preview'>>

const choice = { type: 'FIXED' as const, term: 20, originationFee: 2.99, amount: 85_000, discounts: [] }
const terms = { rate: '8.500', monthlyPaymentCents: 75_970, feeCents: 254_150, totalCents: 8_754_150 }
const before = { mostDrawCents: 40_000_000, choice, terms }

const same: Preview = {
  preview: '0'.repeat(32),
  changes: [{ item: 'about-you', label: 'Marital status', before: 'Unmarried', after: 'Married' }],
  askedAgain: [{ item: 'submission', title: 'Check and submit' }],
  askedAnew: null,
  repeated: [{ item: 'summary-disclosure', title: 'Preparing your application' }],
  outcome: 'UNCHANGED',
  before,
  after: before,
  refusal: null,
  assumesVerifiedIncome: false,
}
const income = { item: 'annual-income', label: 'Annual income before tax', before: '$145,000', after: '$60,000' }
const priced: Preview = {
  ...same,
  changes: [income],
  askedAgain: [
    { item: 'chosen-offer', title: 'Choose your offer' },
    { item: 'submission', title: 'Check and submit' },
    { item: 'income-sources', title: 'Verify your income' },
  ],
  repeated: [
    { item: 'first-decision', title: 'Calculating your offers' },
    { item: 'income-verification', title: 'Verifying your income' },
    { item: 'verified-decision', title: 'Confirming your offer' },
  ],
  outcome: 'REPRICED',
  after: { mostDrawCents: 13_900_000, choice, terms: { ...terms, rate: '8.750', monthlyPaymentCents: 77_362 } },
  assumesVerifiedIncome: true,
}
const gone: Preview = { ...priced, outcome: 'CHOICE_GONE', after: { mostDrawCents: 6_000_000, choice: null, terms: null } }
const refused: Preview = {
  ...same,
  changes: [{ ...income, after: '$12,000' }],
  askedAgain: [],
  outcome: 'REFUSED',
  after: { mostDrawCents: null, choice: null, terms: null },
  refusal: { kind: 'ADVERSE_ACTION', reasons: ['Excessive obligations in relation to income'] },
}

const application = { item: 'disbursement-account' }
const question: PageState = { application, address: `${BASE}?change=annual-income.employmentType` }
const previewed = (body: Preview, more: PageState = {}): PageState => ({
  ...question,
  answers: { [PREVIEW]: { body } },
  acts: ['submit', { until: 'Here is what this changes' }],
  ...more,
})

export const correctionPages: ScreenPages = {
  corrections: {
    asked: { application },
    question,
    owners: { application, address: `${BASE}?change=about-you.ownership` },
    loading: { application, answers: { [LIST]: 'never' } },
    failed: { application, answers: { [LIST]: 'fails' } },
    signed: { application: { item: 'deed-signing' }, acts: [{ until: 'Nothing can be corrected here right now' }] },
    unchanged: {
      ...question,
      answers: {
        [PREVIEW]: {
          status: 422,
          message: 'Change it',
          fields: [{ path: 'annual-income.primaryCents', message: 'Change it, or go back' }],
        },
      },
      acts: ['submit'],
    },
    'by-phone': {
      ...question,
      answers: { [PREVIEW]: { status: 409, message: 'This can’t be corrected here. Call us, and we will help you.' } },
      acts: ['submit'],
    },
    'preview-same': previewed(same),
    'preview-priced': previewed(priced),
    'preview-gone': previewed(gone),
    'preview-review': previewed({
      ...gone,
      outcome: 'REVIEW',
      askedAnew: { item: 'verified-review', title: 'Under review by an underwriter', by: 'team' },
    }),
    'preview-refused': previewed(refused),
    'not-confirmed': previewed(priced, {
      answers: { [PREVIEW]: { body: priced }, [CONFIRM]: 'fails' },
      acts: ['submit', { until: 'Here is what this changes' }, { press: 'Confirm this correction' }],
    }),
    'changed-meanwhile': previewed(priced, {
      answers: {
        [PREVIEW]: { body: priced },
        [CONFIRM]: { status: 412, message: 'Your application changed after this preview was made.' },
      },
      acts: ['submit', { until: 'Here is what this changes' }, { press: 'Confirm this correction' }, { until: 'in the meantime' }],
    }),
    'too-early': { application: { item: 'chosen-offer' }, ...notOpenYet, acts: [{ until: 'Nothing can be corrected here right now' }] },
  },
}
