/** Rules of the way in and of the frame around every screen. */
import { domain, journey, portal, type Rule, server } from '../specification-rule.ts'

export const WAYS_IN: Readonly<Record<string, Rule>> = {
  'dashboard/questions': {
    covers: 'The four questions that every support desk gets are answered on the dashboard, from the application itself.',
    tests: [portal('screens/dashboard/dashboard-words')],
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
    tests: [portal('document-viewer/zoom'), 'apps/portal/src/document-viewer/seen-parts.test.ts'],
  },
  'shell/feedback': {
    covers: 'Feedback of the main brand’s signed-in people: topics, rules, messages.',
    tests: [portal('shell/feedback/feedback-form'), journey('feedback')],
  },
  'shell/flags': {
    covers: 'Flags and features: standard, brand, file, rules; the fallback address; a decision needs a telemetry session.',
    tests: [server('edge/reference-calls'), server('api/flags'), portal('visitor/flags'), journey('redesign-off')],
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
}
