/** From the credit check to the offer. */
import type { PageState, ScreenPages } from '../page.ts'
import { asks, at, notOpenYet, shows } from '../states.ts'

const OFFERS = 'GET /service-application/api/v1/application/heloc/:uuid/offers'
const DECISION = 'GET /service-application/api/v1/application/heloc/:uuid/decision'
const CHOOSE = 'PUT /service-application/api/v1/application/heloc/:uuid/offer'

/** As the offer screen keeps it for the confirmation. */
const CHOICE: PageState['remembered'] = {
  'offer-choice-:uuid': {
    type: 'FIXED',
    term: 20,
    feeBps: 299,
    wantedCents: 8_500_000,
    discounts: ['AUTOPAY'],
    payOff: [],
    preference: 'PRESERVE',
  },
}
const chosen = (answers: PageState['answers'], acts?: PageState['acts']) => at('chosen-offer', [], { remembered: CHOICE, answers, acts })

/** Whoever is declined is drawn there from everywhere but the disclosures [steps/routing]. */
const DECLINED = '/account/heloc/:uuid/error/decline'

export const beforeOfferPages: ScreenPages = {
  resume: {
    waiting: {
      application: { item: 'first-decision' },
      answers: { 'GET /service-krang-heloc/borrower/secure/api/v1/:uuid/status': 'never' },
    },
    failed: { application: { item: 'about-you' }, answers: { 'GET /service-krang-heloc/borrower/secure/api/v1/:uuid/status': 'fails' } },
  },
  'credit-social': asks('credit-obstacle', ['no-match']),
  'credit-error': {
    ...asks('credit-obstacle', ['frozen'], { mayBeEmpty: true }),
    locked: at('credit-obstacle', ['locked']),
    'hard-pull': at('hard-credit-obstacle', ['frozen-at-hard-pull']),
  },
  'review-app-incorrect-pin': asks('credit-obstacle', ['wrong-pin']),
  'review-app-no-credit': asks('credit-obstacle', ['no-hit'], { mayBeEmpty: true }),
  'error-credit': {
    ...shows('credit-obstacle', ['minor']),
    score: { ...at('chosen-offer', ['low-score']), leadsTo: DECLINED },
    'not-in-the-way': at('income-sources', [], notOpenYet),
  },
  'review-app-property': {
    ...asks('property-choice', ['three-homes']),
    'none-found': at('property-correction', ['no-home']),
    'none-found-filled': at('property-correction', ['no-home'], { acts: ['fill'] }),
    'none-found-invalid': at('property-correction', ['no-home'], { acts: ['empty', 'submit'] }),
  },
  'review-app-incorrect-ownership': {
    ...asks('ownership-explanation', ['other-owner']),
    reviewed: at('ownership-review', ['other-owner']),
  },
  'review-app-delinquency': {
    ...asks('delinquency-explanation', ['late-payment']),
    reviewed: at('delinquency-review', ['late-payment']),
  },
  'review-app-uw': shows('underwriting-review', ['no-score']),
  liens: {
    ...asks('lien-verification', ['unknown-lien'], { mayBeEmpty: true }),
    inquiries: at('inquiry-attestation', ['new-inquiries']),
  },
  'bpo-estimate-value': { ...asks('value-estimate', ['no-value']), unsure: at('value-estimate', ['unsure-value']) },
  'product-assets': { ...asks('assets-prequal', ['short-income']), verified: at('verified-assets', ['income-far-lower']) },
  'product-prequal-winback': {
    ...asks('requalify', ['high-mortgage'], { mayBeEmpty: true }),
    appraised: at('final-requalify', ['appraised-lower']),
    'value-disputed': at('final-requalify', ['appraised-lower', 'value-disputed']),
  },
  'product-select': {
    offered: at('chosen-offer'),
    debts: at('chosen-offer', ['many-debts']),
    'required-payoffs': at('chosen-offer', ['pays-off-a-card']),
    colorado: at('chosen-offer', ['colorado']),
    texas: at('chosen-offer', ['texas']),
    'chosen-before': at('chosen-offer', ['income-corrected'], { acts: [{ until: 'You corrected your income' }] }),
    'chosen-already': at('about-you'),
    revised: at('revised-offer', ['income-lower']),
    'revised-by-visit': at('final-revised-offer', ['visit-values-lower']),
    'change-amount': at('final-revised-offer', ['amount-change-asked']),
    loading: at('chosen-offer', [], { answers: { [OFFERS]: 'never' } }),
    failed: at('chosen-offer', [], { answers: { [OFFERS]: 'fails' } }),
    'not-offered': at('first-decision'),
    done: { application: { item: 'identity-documents' } },
  },
  'product-select-confirm': {
    asked: chosen({}),
    saving: chosen({ [CHOOSE]: 'never' }, ['submit']),
    'not-saved': chosen({ [CHOOSE]: 'fails' }, ['submit']),
    moved: chosen(
      { [CHOOSE]: { status: 412, message: 'This application changed since you opened it. Reload the page to see the latest.' } },
      ['submit'],
    ),
    // Unreadable offers are reported on the previous screen.
    loading: chosen({ [OFFERS]: 'never' }),
  },
  'error-decline': {
    score: at('chosen-offer', ['low-score']),
    debts: at('chosen-offer', ['high-debts']),
    steps: at('chosen-offer', ['several-limits']),
    ineligible: at('chosen-offer', ['listed-for-sale']),
    plan: { application: { item: 'chosen-offer', situations: ['high-debts'], plan: 'SAVED' } },
    'plan-would-pass': { application: { item: 'chosen-offer', situations: ['high-debts'], plan: 'WOULD_PASS' } },
    'plan-would-not-pass': { application: { item: 'chosen-offer', situations: ['high-debts'], plan: 'WOULD_NOT_PASS' } },
    appraised: at('final-requalify', ['appraised-far-lower']),
    'appraised-disputed': at('final-requalify', ['appraised-far-lower', 'value-disputed']),
    'by-a-person': at('chosen-offer', ['refused-by-person']),
    'decision-loading': at('chosen-offer', ['low-score'], { answers: { [DECISION]: 'never' } }),
    'decision-failed': at('chosen-offer', ['low-score'], { answers: { [DECISION]: 'fails' } }),
    loading: at('chosen-offer', ['low-score'], { answers: { 'GET /service-application/api/v1/application/heloc/:uuid': 'never' } }),
    failed: at('chosen-offer', ['low-score'], { answers: { 'GET /service-application/api/v1/application/heloc/:uuid': 'fails' } }),
  },
  'error-income': {
    debts: { ...at('chosen-offer', ['high-debts']), leadsTo: DECLINED },
    'not-in-the-way': at('income-sources', [], notOpenYet),
  },
  'error-timeout': {
    ...shows('soft-credit'),
    'given-up': { application: { item: 'soft-credit', gaveUp: true } },
    'property-data': { address: '/account/heloc/:uuid/review-app/property-data', application: { item: 'find-property' } },
    'document-signing': { address: '/account/heloc/:uuid/review-app/document-signing', application: { item: 'closing-disclosure' } },
  },
}
