/** What the signed-in calls answer on every page that does not say otherwise. Open calls are answered by the server itself. */
import type { ReplyOf } from '@hearthline/contract'
import { autopayWords, interestNote } from '@hearthline/domain'
import { type CallName, EXAMPLE_UUID } from './page.ts'

type Bodies = { readonly [N in keyof CallName]?: ReplyOf<CallName[N]> }

const HOUR = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()
const nobody = (last: number): string => EXAMPLE_UUID.slice(0, -2) + String(last).padStart(2, '0')

const profile = {
  uuid: EXAMPLE_UUID,
  email: 'ana@example.test',
  name: { firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: '' },
  dob: { year: 1984, month: 5, day: 17 },
  phoneNumbers: [{ type: 'MOBILE', number: '4155550132' }],
  addresses: [{ uuid: nobody(2), type: 'HOME', street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' }],
  type: 'BORROWER',
  hasSsn: true,
} satisfies Bodies['GET /service-profile/api/v1/profile']

const BEGINS = { paid: ['fee', 'costs', 'payoffs'], drawnOn: '2026-11-30', cashFrom: '2026-12-01' } as const
const INTEREST_NOTE = interestNote({ ...BEGINS, until: '2026-12-09' })
const FIRST_NOTE = interestNote({ ...BEGINS, until: '2026-11-30' })
const ARRIVED_NOTE = 'In your account Tuesday, December 1. You owe interest on it from that day.'

/** Ten days after its first draw. */
export const OPEN_LINE = {
  status: 'OPEN',
  openedOn: '2026-11-24',
  drawsUntil: '2031-11-24',
  limitCents: 8_754_150,
  balanceCents: 8_754_150,
  interestCents: 19_787,
  availableCents: 0,
  notWithThemCents: 0,
  ratePercent: '8.250',
  nextPayment: { amountCents: 74_592, dueOn: '2026-12-25' },
  pastDue: null,
  automaticPayments: { institution: 'Harbor Bank', last4: '6789', isRefused: false },
  onItsWay: [],
  payoffsBack: [],
  recent: [
    { kind: 'INTEREST', on: '2026-12-09', words: 'Interest', note: INTEREST_NOTE, amountCents: 17_808 },
    { kind: 'INTEREST', on: '2026-11-30', words: 'Interest', note: FIRST_NOTE, amountCents: 1_979 },
    { kind: 'SENT', on: '2026-11-30', words: 'Sent to your bank account', note: ARRIVED_NOTE, amountCents: 7_995_700 },
    { kind: 'PAYOFFS_PAID', on: '2026-11-30', words: 'Paid to Cedar Bank for you', amountCents: 500_000 },
    {
      ...{ kind: 'DRAW', on: '2026-11-30', words: 'First draw, with the fee and costs', amountCents: 8_754_150 },
      includes: [
        { words: 'Origination fee', amountCents: 254_150 },
        { words: 'Recording fee', amountCents: 4_300 },
      ],
    },
  ],
} satisfies NonNullable<ReplyOf<CallName['GET /service-application/api/v1/application/heloc/:uuid/line']>['line']>

const identity = {
  uuid: EXAMPLE_UUID,
  organizationCode: 'HEARTH',
  profileType: 'BORROWER',
  type: 'BORROWER',
  email: profile.email,
  aliases: [],
  walletAddresses: [],
  isBroker: false,
  roles: [],
  name: profile.name,
  phoneNumbers: profile.phoneNumbers,
} satisfies Bodies['GET /identity/secure/api/v1_1/identity']

const told = (last: number, title: string, description: string, hours: number, status: 'UNREAD' | 'READ') => ({
  uuid: nobody(last),
  title,
  description,
  created: ago(hours),
  status,
  walletAddress: null,
  ctas: [{ title: 'Continue', redirectPath: '/dashboard' }],
})

const sessionAt = (last: number, agent: string, hours: number, current: boolean) => ({
  uuid: nobody(last),
  organizationCode: 'HEARTH',
  createdAt: ago(hours + 2),
  lastSeenAt: ago(hours),
  expiresAt: ago(-24),
  address: '203.0.113.7',
  agent,
  current,
})

export const exampleAnswers = {
  'GET /service-profile/api/v1/profile': profile,
  'PUT /service-application/api/v1/application/heloc/:uuid/offer/unconfirmed': null,
  'GET /service-application/api/v1/application/heloc/:uuid/signers': [
    {
      party: '00000000000000a1',
      name: 'Sam Reyes',
      part: 'CO_OWNER',
      email: 'sam@example.test',
      state: 'INVITED',
      sentAt: ago(20),
      refusedAt: null,
      mayInvite: true,
    },
    {
      party: '00000000000000a2',
      name: 'Kim Reyes',
      part: 'SPOUSE',
      email: 'kim@example.test',
      state: 'SIGNED',
      sentAt: ago(26),
      refusedAt: null,
      mayInvite: false,
    },
    {
      party: '00000000000000a3',
      name: 'Pat Example',
      part: 'TRUSTEE',
      email: null,
      state: 'NO_EMAIL',
      sentAt: null,
      refusedAt: null,
      mayInvite: false,
    },
  ],
  'GET /service-application/api/v1/application/heloc/:uuid/line': { line: OPEN_LINE },
  'GET /service-application/api/v1/application/heloc/:uuid/offer/changes': {
    since: '2026-11-20',
    report: {
      score: { before: 748, after: 721, used: 721 },
      accounts: [
        {
          change: 'CHANGED',
          creditor: 'Visa',
          last4: '4021',
          before: { balanceCents: 1_218_000, monthlyPaymentCents: 24_400, late30In12Months: 0 },
          after: { balanceCents: 1_540_000, monthlyPaymentCents: 30_800, late30In12Months: 0 },
        },
        {
          change: 'NEW',
          creditor: 'Fern Street Card',
          last4: '7710',
          before: null,
          after: { balanceCents: 80_000, monthlyPaymentCents: 2_500, late30In12Months: 0 },
        },
      ],
      inquiries: [{ creditor: 'Coastline Auto Finance', on: '2026-11-12' }],
    },
    income: { statedCents: 14_500_000, verifiedCents: 11_600_000 },
    value: null,
    moves: [
      { line: 'RATE', before: 8_500, after: 8_750, parts: [{ causes: ['HARD_PULL'], by: 250 }] },
      {
        line: 'PAYMENT',
        before: 75_970,
        after: 54_608,
        parts: [
          { causes: ['HARD_PULL'], by: 1_392 },
          { causes: ['INCOME', 'OWN'], by: -22_754 },
        ],
      },
      { line: 'DRAW', before: 8_500_000, after: 6_000_000, parts: [{ causes: ['INCOME', 'OWN'], by: -2_500_000 }] },
    ],
  },
  'PUT /service-profile/api/v1/profile/name': profile,
  'POST /service-profile/api/v1/profile/phone-numbers': profile,
  'GET /service-profile/api/v1/profile/consent-types': [],
  'GET /service-profile/api/v1/tracker': { trackerUuid: nobody(3) },
  'GET /identity/secure/api/v1_1/identity': identity,
  'GET /identity/secure/api/v1/identity': identity,
  'GET /identity/secure/api/v1/sessions': {
    sessions: [
      sessionAt(10, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', 0, true),
      sessionAt(11, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 50, false),
    ],
  },
  'GET /service-notifications/secure/api/v1/notifications': {
    notifications: [
      told(20, 'Your offers are ready', 'Choose the one that suits you. They are good for 30 days.', 1, 'UNREAD'),
      told(21, 'We have your application', 'You can follow it on your dashboard.', 26, 'UNREAD'),
      told(22, 'We found your credit file', 'This was a soft credit pull and did not affect your score.', 27, 'READ'),
      told(23, 'Welcome', 'Your account is ready.', 24 * 40, 'READ'),
    ],
  },
  'GET /service-application/api/v1/application/heloc/:uuid/uploads': [],
  'GET /service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants': [],
  'GET /service-wallet/secure/api/v4/account': [],
  'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application': {
    canStartApplication: true,
    organizationsWithActiveApplication: [],
    reason: null,
    modal: null,
  },
  'GET /service-comms-prefs/secure/api/v1/mail/preferences': {
    preferences: [
      { kind: 'NEWS', isOn: true },
      { kind: 'REMINDERS', isOn: true },
      { kind: 'OFFERS', isOn: false },
    ],
  },
  'GET /service-comms-prefs/secure/api/v1/consent/records': {
    consents: [
      {
        ...{ type: 'AUTOPAY', title: 'Authorization of automatic payments', answer: 'ACCEPTED', version: '2026-11-23', at: ago(3) },
        ...{ source: 'item:payment-method', address: '203.0.113.7', texts: ['w2'] },
        account: { institution: 'Harbor Bank', last4: '6789', isRefused: true },
      },
      {
        ...{ type: 'TERMS_PRIVACY', title: 'Terms and privacy', answer: 'ACCEPTED', version: '2026-11-22+2026-11', at: ago(26) },
        ...{ source: 'APPLICATION', address: '203.0.113.7', texts: ['w1', 't1'] },
      },
      {
        ...{ type: 'SOFT_CREDIT', title: 'Permission for a soft credit check', answer: 'ACCEPTED', version: '2026-10', at: ago(24 * 40) },
        ...{ source: 'APPLICATION', address: '203.0.113.7', texts: [] },
      },
    ],
    texts: [
      {
        ...{ name: 'consent', version: '2026-11-23', effectiveOn: null, title: 'Authorization of automatic payments', digest: 'w2' },
        ...{ summary: [{ text: autopayWords('Hearth Lending LLC') }], parts: [] },
      },
      {
        ...{ name: 'consent', version: '2026-11-22', effectiveOn: null, title: 'Terms and privacy', digest: 'w1' },
        ...{ summary: [{ text: 'I agree to the Terms of Service and the Privacy Policy.' }], parts: [] },
      },
      {
        ...{ name: 'terms', version: '2026-11', effectiveOn: '2026-11-01', title: 'Terms of Service', digest: 't1' },
        summary: [{ text: 'For your use of this website.' }],
        parts: [
          { id: 'who', title: 'Who may use it', blocks: [{ kind: 'paragraph', words: [{ text: 'You must be of age in your state.' }] }] },
        ],
      },
    ],
  },
  'POST /service-comms-prefs/secure/api/v1/consent/user/get': { consent_type: 'SMS', opt_in_out: 'NOT_ANSWERED', answeredAt: null },
  'POST /service-application/external/api/v1/events/:event': { accepted: true },
  'POST /ft/:context/session': { sessionKey: { uuid: nobody(30), epoch: 1, trackerUuid: nobody(31) } },
  'POST /ft/:context/event': { recorded: true },
} satisfies Bodies
