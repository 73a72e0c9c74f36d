/** Rules of the application and its loan. */
import { domain, journey, portal, type Rule, server } from '../specification-rule.ts'

export const LENDING: Readonly<Record<string, Rule>> = {
  'application/body': {
    covers: 'The fields of an application on the wire: amounts in dollars and percent, the next action, dates.',
    tests: [server('api/application-fields')],
  },
  'application/one-active': {
    covers: 'One application under way for each person and organization, however often and in however many tabs it is created.',
    tests: [server('api/referred'), journey('once')],
  },
  'application/ownership': {
    covers: 'A home is owned SOLE, JOINT or TRUST.',
    tests: [server('api/application-fields'), server('api/personas-after-offer')],
  },
  'application/status-flags': {
    covers: 'The 26 status flags and the values that they take, each derived from the walk.',
    tests: [server('api/audit-and-history'), server('api/application-fields')],
  },
  'application/wallet': {
    covers: 'The wallet of a person who holds digital assets: its account, and addresses shortened to the first six and the last five.',
    tests: [domain('values/display'), server('api/personas-after-offer')],
  },
  'conditions/categories': {
    covers: 'Conditions before closing have twelve categories.',
    tests: [server('api/personas-after-offer'), server('api/raised-conditions')],
  },
  'conditions/external-applicants': {
    covers:
      'Conditions are read by the applicant they are for, and by a signer where the flag opens them; sorted by created, only known categories.',
    tests: [server('api/raised-conditions'), server('api/condition-messages')],
  },
  'income/correction': {
    covers: 'Who corrects their own income is priced again, without another credit pull.',
    tests: [server('api/repricing')],
  },
  'income/sources': { covers: 'The sources by which income is shown.', tests: [server('api/application-fields')] },
  'loan/arithmetic': {
    covers: 'Daily interest, total from draw, level payment, and the states with interest-only or age rules.',
    tests: [domain('loan/payment')],
  },
  'offers/costs': {
    covers: 'The costs beside the line: valuation, notary in person, recorder; the highest origination fee; who receives each.',
    tests: [domain('underwriting/offer/costs'), server('api/offers')],
  },
  'offers/discounts': {
    covers: 'The eight types of discount on the wire, and how discounts combine.',
    tests: ['packages/brands/src/discounts.test.ts', domain('underwriting/pricing/offers'), server('work/decision/offers-by-brand')],
  },
  'offers/draw': {
    covers: 'Draws in steps of $500; what a later draw would cost today.',
    tests: [portal('offer/offered-kinds'), portal('offer/explanations')],
  },
  'offers/lifetime': { covers: 'Offers live thirty days.', tests: [server('api/repricing')] },
  'offers/payoffs': {
    covers: 'Debts by their wire names, and the three ways to fit payoffs in a draw.',
    tests: [domain('loan/payoff'), portal('offer/price-choice'), server('api/application-fields')],
  },
  'offers/terms': {
    covers: 'Types, terms and fees of offers, the range of lines, and the states that are served.',
    tests: [domain('underwriting/pricing/offers'), domain('underwriting/tables/guideline')],
  },
  'offers/wire': {
    covers: 'The fields of an offer and of a choice on the wire; a choice is matched by type, term, fee and draw range.',
    tests: [domain('underwriting/pricing/offers'), server('api/offers')],
  },
  'organization/disclosures': {
    covers: 'The disclosures of the footer with the figures of the product and of the organization; a support phone in any case.',
  },
  'organization/info': {
    covers: 'What every page and /org.json know of the organization.',
    tests: ['packages/brands/src/brands.test.ts', server('edge/reference-calls')],
  },
  'organization/partner-lenders': { covers: 'What is hidden where any partner-lender flag is on (decision 0015).' },
  'organization/pricing-data': {
    covers: 'A list of pricing entries is merged into one; later entries win field by field.',
    tests: ['packages/brands/src/brands.test.ts', 'packages/brands/src/discounts.test.ts'],
  },
  'pricing/recording-tax': {
    covers: 'Recording tax by state and county, at the smallest and the largest draw and linear between them.',
    tests: [domain('loan/recording-tax')],
  },
  'pricing/tables': {
    covers: 'Index and margin by lien position, the grid of scores and CLTV, floor 7.60 and ceiling 17.20 percent.',
    tests: [domain('underwriting/tables/guideline'), domain('underwriting/pricing/offers')],
  },
  'steps/destinations': { covers: 'The screen of each step.' },
  'steps/loader': {
    covers: 'The loader shows for at least a second, goes 300 ms late, and says its seven messages.',
    tests: [domain('registration/registration-words')],
  },
  'steps/machine': {
    covers: 'The client state machine: 43 events, where each leads and from where, and what triggers it.',
    tests: [domain('routing/machine'), domain('routing/triggers')],
  },
  'steps/names': { covers: 'The names of all steps, those that wait, and the group of errors and declines.' },
  'steps/polling': { covers: 'How long the client waits for the next step: 1, 2, 4, then 5 seconds, and when it stops.' },
  'steps/progress': {
    covers: 'The seven steps of the progress bar, by step and by page.',
    tests: [domain('routing/progress'), portal('application/progress-at')],
  },
  'steps/routing': {
    covers: 'Profile, application and step before a screen; automatic routing on a decline, but not from the disclosures.',
    tests: [domain('routing/next-destination'), journey('guards')],
  },
  'underwriting/assets': {
    covers: 'Assets spread over 84 months may carry a short income.',
    tests: [portal('screens/decision/assets-prequal/asset-list'), domain('underwriting/decision/underwrite')],
  },
  'underwriting/limits': {
    covers: 'Each limit of the guideline: score, history, liens, CLTV, DTI, the smallest line and the exception below it.',
    tests: [domain('underwriting/decision/underwrite'), domain('underwriting/tables/guideline')],
  },
  'underwriting/outcomes': {
    covers: 'The outcomes of a decision; what is not offered here is no refusal on credit.',
    tests: [domain('underwriting/decision/underwrite'), portal('screens/decline/outcome-text')],
  },
  'underwriting/valuation': {
    covers: 'A model’s value counts as sure up to a forecast standard deviation of 20 percent; a second model is asked, then a person.',
    tests: [
      portal('screens/property/value-estimate/format-model-answer'),
      domain('underwriting/decision/underwrite'),
      server('api/personas'),
    ],
  },
}
