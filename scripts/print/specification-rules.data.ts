/** The rules of the product's specification that comments cite in brackets, by name: what each covers, and the tests that hold it beside those that stand next to the code. */
export interface Rule {
  readonly covers: string
  /** Where none is named, the tests beside the citing files hold it. */
  readonly tests?: readonly string[]
}

const domain = (name: string) => `packages/domain/src/${name}.test.ts`
const portal = (name: string) => `apps/portal/src/${name}.test.ts`
const server = (name: string) => `apps/server/src/${name}.test.ts`
const journey = (name: string) => `e2e/journeys/${name}.spec.ts`

export const RULES: Readonly<Record<string, Rule>> = {
  'api/checkable-surface': {
    covers:
      'Names, sentences and pages that clients and reviewers outside this repository go by: exports of the domain, the gallery outside production.',
  },
  'api/idempotency': {
    covers: 'A key of the client makes a repeated create the same create.',
    tests: [server('usecases/idempotency'), journey('once')],
  },
  'api/queries': { covers: 'Queries are not repeated on mount, reconnect or focus; application queries do not retry.' },
  'api/requests': {
    covers:
      'Path parameters and repeated array keys, the headers of each kind of call, the external context without a session, a renewed token in the answer.',
    tests: [portal('api/request'), server('edge/renewed-token')],
  },
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
  'conditions/categories': { covers: 'Conditions before closing have categories.', tests: [server('api/personas-after-offer')] },
  'dashboard/questions': {
    covers: 'The four questions that every support desk gets are answered on the dashboard, from the application itself.',
    tests: [portal('screens/dashboard/dashboard-words')],
  },
  'display/figures': { covers: 'Money, percentages and rates are rounded half to even and shown as en-US shows them.' },
  'display/time': { covers: 'Minutes, hours, days and weeks ago; after four weeks the month and day.' },
  'errors/messages': {
    covers: 'One error body for every answer that is not a success; how its sentences are joined, and the sentences where it has none.',
    tests: ['packages/client/src/request-error.test.ts', portal('forms/form-problem'), domain('values/display'), server('edge/refusals')],
  },
  'fields/address': {
    covers: 'Street, second line, city, state and zip with their messages; the one-line search; an address on one line.',
    tests: [domain('fields/address'), domain('values/display')],
  },
  'fields/date': { covers: 'MM/dd/yyyy and yyyy-MM-dd, Gregorian only.' },
  'fields/email': { covers: 'The form of an email address, with its messages.', tests: [domain('fields/contact')] },
  'fields/files': {
    covers: 'A file of at most 20 MB; its size in bytes, KB or MB.',
    tests: [portal('uploads/format-byte-size'), server('edge/receive-upload')],
  },
  'fields/name': {
    covers: 'First, middle and last name and the suffix, with their messages; digits in a last name outside production only.',
    tests: [domain('fields/name'), domain('registration/step-schemas')],
  },
  'fields/number': { covers: 'The numeric range check.', tests: [domain('fields/numbers')] },
  'fields/password': {
    covers: 'Twelve characters with an upper and a lower case letter, a number and a sign; none that is published.',
    tests: [domain('fields/password'), server('api/guessable-passwords')],
  },
  'fields/phone': {
    covers: 'Ten digits of the North American plan; countries of the picker and their formats.',
    tests: [domain('fields/contact'), 'packages/ui/src/phone-field/format-phone.test.ts'],
  },
  'fields/uuid': {
    covers: 'Eight, four, four, four and twelve hexadecimal digits, of any version.',
    tests: [portal('routing/redirects'), server('edge/refusals')],
  },
  'income/correction': {
    covers: 'Who corrects their own income is priced again, without another credit pull.',
    tests: [server('api/repricing')],
  },
  'income/sources': { covers: 'The sources by which income is shown.', tests: [server('api/application-fields')] },
  'interface/fields': {
    covers: 'Every field has invalid, required, read-only and disabled states with a message.',
    tests: ['packages/ui/src/field/fields.test.tsx', journey('widgets')],
  },
  'interface/pieces': {
    covers: 'Distances, widths, times and standard labels of tooltip, popover, modal, toast, text area, copy button and submit row.',
    tests: [journey('widgets')],
  },
  'interface/variants': {
    covers: 'The two variants of the design system, v2023 and v2024, chosen by the brand.',
    tests: ['packages/brands/src/brands.test.ts', journey('widgets')],
  },
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
  'quality/first-screen': { covers: 'The first step is rendered by the build.', tests: [server('edge/pages')] },
  'quality/personas': {
    covers: 'Every person of the sandbox rests at their first step within ten seconds.',
    tests: [server('api/personas')],
  },
  'registration/age': {
    covers: 'Eighteen years, nineteen in Alabama, 62 by flag; a real date from 1900.',
    tests: [domain('fields/date-of-birth'), domain('policy/policy'), domain('registration/step-schemas')],
  },
  'registration/answers': {
    covers: 'Answers of the wizard stay over a reload, the password never.',
    tests: [domain('registration/register-steps'), journey('registration')],
  },
  'registration/consents': {
    covers: 'Two consents that are required, two for text messages that are not.',
    tests: [domain('registration/step-schemas'), domain('fields/contact')],
  },
  'registration/contact': { covers: 'The step of phone and email.', tests: [domain('registration/step-schemas')] },
  'registration/create': {
    covers: 'The body of the create call, and what the visit adds to it.',
    tests: [domain('registration/to-create-body'), portal('registration/create-context')],
  },
  'registration/entries': {
    covers: 'How people arrive: organization, campaign, referrer, offer code, affiliate cookie.',
    tests: [portal('session/visit'), journey('registration-entries')],
  },
  'registration/for-sale': {
    covers: 'The for-sale question in two wordings.',
    tests: [domain('registration/step-schemas'), journey('brands')],
  },
  'registration/income': {
    covers: 'Income a year before tax, at most $9,999,999; the question back below $15,000; kinds of income and their wire names.',
    tests: [domain('registration/step-schemas'), domain('registration/to-create-body'), domain('fields/numbers')],
  },
  'registration/may-start': {
    covers: 'When a new application may start, and the modals that say why not: account, active application, inquiry, 45 days.',
    tests: [server('api/referred'), domain('registration/registration-words')],
  },
  'registration/offer-codes': {
    covers: 'An offer code is known, ended or unknown.',
    tests: [portal('registration/offer-text'), server('edge/reference-calls')],
  },
  'registration/older-wizard': {
    covers: 'The older wizard: one address, the step in its query.',
    tests: [domain('registration/register-steps'), journey('older-wizard')],
  },
  'registration/prefill': {
    covers: 'Five sources of a prefill, their precedence, and which field they disable.',
    tests: [domain('registration/prepopulation'), journey('registration-entries')],
  },
  'registration/property': {
    covers: 'The first step, and what follows from where the property lies: New York, Hawaii, licensed states, disaster zones.',
    tests: [domain('registration/registration-words'), portal('registration/property-place'), journey('registration-place')],
  },
  'registration/steps': { covers: 'The steps of the wizard, what each needs, and which may be shown.' },
  'registration/submit': {
    covers: 'From the answers to an application, and where each error leads (decision 0022).',
    tests: [portal('registration/submit-registration')],
  },
  'registration/text-consents': {
    covers: 'Prompts of the text-message consents from the secure or the external path, in versions, with their links.',
    tests: [server('edge/reference-calls'), journey('registration')],
  },
  'registration/waitlist': {
    covers: 'Who goes to the waitlist, and the eleven fields of its call.',
    tests: [domain('registration/to-create-body'), portal('registration/property-place')],
  },
  'routes/access': { covers: 'Pages that are open without a session; what automatic redirects carry along.' },
  'routes/additional-signer': {
    covers: 'An additional signer has a login and a flow of their own; who is one.',
  },
  'routes/maintenance': {
    covers: 'The maintenance page replaces the routes that its flag names, and no others.',
    tests: [portal('shell/maintenance/maintenance-routes'), journey('maintenance')],
  },
  'routes/module-reload': { covers: 'A page whose code does not come reloads five times, then says so.' },
  'routes/not-accepting': {
    covers: 'The page in place of registration where applicants come by their loan officer only.',
    tests: [portal('routing/redirects')],
  },
  'routes/pages': {
    covers:
      'Pages beside the flow: timeouts at several addresses, terms, account setup, the return from the aggregator, parts that are not open.',
    tests: [portal('screens'), journey('account-pages')],
  },
  'routes/redirects': { covers: 'Addresses that only lead elsewhere.' },
  'session/broker': {
    covers: 'An organization’s broker says where its people sign in, and where they go after signing out.',
    tests: [portal('api/broker')],
  },
  'session/developer-login': { covers: 'Outside production a developer signs in with a token.', tests: [journey('session')] },
  'session/end': {
    covers: 'Which answers end a session, and where the person goes then.',
    tests: [portal('api/request'), server('edge/refusals')],
  },
  'session/environment': { covers: 'The environment by host name.' },
  'session/identity-lookup': {
    covers: 'Who a token belongs to, by the newer path, else by the older one.',
    tests: [portal('api/broker'), server('edge/access-table')],
  },
  'session/logout': {
    covers: 'Signing out ends the session at the server and in the browser, whatever happens.',
    tests: [journey('access')],
  },
  'session/one-identity': { covers: 'One identity for each email on the whole platform.', tests: [server('edge/refusals')] },
  'session/profile': {
    covers: 'A person’s profile; never a social security number, only whether there is one.',
    tests: [portal('visitor/use-profile'), server('api/application-fields')],
  },
  'session/token': {
    covers: 'The token in local storage, and its Bearer prefix in any case.',
    tests: [portal('session/token'), server('edge/refusals')],
  },
  'shell/announcements': {
    covers: 'Which announcements stand on the page: active, for this application, newest first, two at most.',
    tests: [portal('shell/announcements/banner-list')],
  },
  'shell/document-viewer': {
    covers: 'Pages of a PDF are at most 700 pixels wide; its end is reached when a quarter of its last part is in view.',
    tests: [portal('document-viewer/zoom'), 'apps/portal/src/testing/end-of-document.test.tsx'],
  },
  'shell/feedback': {
    covers: 'Feedback of the main brand’s signed-in people: topics, rules, messages.',
    tests: [portal('shell/feedback/feedback-form'), journey('feedback')],
  },
  'shell/flags': {
    covers: 'Flags and features: standard, brand, operator; a decision needs a telemetry session.',
    tests: [server('edge/reference-calls'), journey('redesign-off')],
  },
  'shell/hours': {
    covers: 'Opening hours in Pacific Time; whether the team is there is asked each minute.',
    tests: [portal('shell/chat/opening-hours'), portal('shell/chat/hours-query'), domain('policy/lender-day')],
  },
  'shell/leave-survey': { covers: 'When the survey opens on signing out.' },
  'shell/loan-officer': {
    covers: 'How a loan officer is shown; the card is cached for ten minutes.',
    tests: [portal('shell/originator/originator-text'), server('edge/reference-calls')],
  },
  'shell/navigation': {
    covers: 'What the side navigation, the apps menu and the profile menu hold for whom.',
    tests: [portal('shell/navigation/navigation'), journey('shell')],
  },
  'shell/notifications': {
    covers: 'What the bell shows, asked again each minute.',
    tests: [portal('shell/notifications/notification-list'), server('api/notifications')],
  },
  'shell/telemetry': { covers: 'Page views, failed calls and events are sent without waiting for an answer.' },
  'shell/test-alerts': { covers: 'One alert of each kind for testers.' },
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
