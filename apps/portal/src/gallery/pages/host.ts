/** The host application: logging in, the dashboard, the settings, what anyone may read, and the shell around all of it. */
import { OPEN_LINE } from '../example-answers.ts'
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { settingsPages } from './settings.ts'
import { signInByCode } from './sign-in-by-code.ts'

const LOGIN = 'POST /identity/api/v1/login'
const OFFER_CHANGES = 'GET /service-application/api/v1/application/heloc/:uuid/offer/changes'
const LINE = 'GET /service-application/api/v1/application/heloc/:uuid/line'
const ALL = 'GET /service-application/api/v1/application/heloc/all'
const LEGAL = 'GET /service-comms-prefs/external/api/v1/legal/:name'
const LICENSES = 'GET /service-application/external/api/v1/heloc/state-licenses'
const HOURS = 'GET /service-operating-hours/external/api/v1/hours/:department'

const FORGOT = 'POST /identity/api/v1/password-resets'
const RESET = 'POST /identity/api/v1/password-resets/redeem'
const NOTIFICATIONS = 'GET /service-notifications/secure/api/v1/notifications'
const DECISION = 'GET /service-application/api/v1/application/heloc/:uuid/decision'

/** A month after its first payment was due. */
const PAST_DUE = {
  nextPayment: { amountCents: 74_592, dueOn: '2027-01-25' },
  pastDue: { amountCents: 74_592, since: '2026-12-25' },
}

const NO_ACCOUNT = 'Your bank has no such account, or it is in another name.'

/** The bank sent the cash back: what was paid for the borrower is owed, and bears interest. */
const moneyBack = (told: string) => ({
  ...OPEN_LINE,
  automaticPayments: { ...OPEN_LINE.automaticPayments, isRefused: told === NO_ACCOUNT },
  ...{ balanceCents: 758_450, notWithThemCents: 7_995_700, interestCents: 1_543, nextPayment: { amountCents: 6_463, dueOn: '2026-12-25' } },
  recent: [
    {
      ...{ kind: 'RETURNED' as const, on: '2026-12-02', words: 'Your bank sent the money back', amountCents: 7_995_700 },
      note: `${told} You owe no interest on it until it is with you.`,
    },
    {
      ...{ kind: 'SENT' as const, on: '2026-11-30', words: 'Sent to your bank account', amountCents: 7_995_700 },
      note: 'Your bank had it on Tuesday, December 1, and did not keep it.',
    },
    ...OPEN_LINE.recent.filter(({ kind }) => kind !== 'INTEREST' && kind !== 'SENT'),
  ],
})

const email = { choose: 'Email=ana@example.test' } as const
const link = (address: string, answers: Answers = {}): PageState => ({
  address: `/auth/reset-password${address}`,
  answers,
  leadsTo: '/auth/reset-password',
})

/** Two announcements, one of each kind. */
const banners: Answers = {
  'GET /banners/:environment.json': {
    body: [
      {
        uuid: 'banner-1',
        message: 'Apply in 5 minutes, receive funding in 5 days',
        variant: 'marketing',
        apps: ['heloc'],
        active: true,
        metadata: { createdAt: '2026-11-02T09:00:00Z' },
      },
      {
        uuid: 'banner-2',
        message: 'Our website will be down for maintenance on Sunday, 2:00 AM to 4:00 AM PT.',
        variant: 'product',
        apps: ['heloc'],
        active: true,
        metadata: { createdAt: '2026-11-01T09:00:00Z' },
      },
    ],
  },
}
const chosen = { item: 'chosen-offer' } as const

const PASSPORT = 'GET /service-profile/api/v1/profile/passport'

const VERIFIED = {
  applications: [
    {
      uuid: '3a54b7a0-0000-4000-8000-000000000001',
      loanNumber: 'HL-48213',
      facts: [
        { kind: 'PHONE' as const, on: '2026-11-20', phoneNumber: '4155550132' },
        { kind: 'IDENTITY' as const, on: '2026-11-20', by: 'CHECK' as const },
        { kind: 'INCOME' as const, on: '2026-11-21', annualCents: 14_500_000 },
        { kind: 'BANK_ACCOUNT' as const, on: '2026-11-21', institution: 'Harbor Bank', last4: '6789' },
      ],
    },
  ],
}

const refused: Answers = { [LOGIN]: { status: 401, message: 'The email or password is incorrect' } }

export const hostPages: ScreenPages = {
  login: {
    asked: {},
    invalid: { acts: ['submit'] },
    refused: { acts: [{ choose: 'Email=ana@example.test' }, { choose: 'Password=not-the-one' }, 'submit'], answers: refused },
    failed: { acts: [{ choose: 'Email=ana@example.test' }, { choose: 'Password=not-the-one' }, 'submit'], answers: { [LOGIN]: 'fails' } },
    ...signInByCode,
  },
  logout: { leaving: { signedIn: true, answers: { 'POST /identity/secure/api/v1/logout': 'never' } } },
  elsewhere: {
    marketplace: { signedIn: true, address: '/universal-marketplace' },
    exchange: { signedIn: true, address: '/exchange' },
  },
  'agent-area': { closed: { address: '/portfolio' } },
  'not-enabled': { groups: { address: '/group-manager' } },
  pay: {
    due: { application: { item: 'complete' }, answers: { [LINE]: { body: { line: OPEN_LINE } } } },
    'past-due': { application: { item: 'complete' }, answers: { [LINE]: { body: { line: { ...OPEN_LINE, ...PAST_DUE } } } } },
    'no-line': { application: { item: 'chosen-offer' }, answers: { [LINE]: { body: { line: null } } } },
    loading: { answers: { [ALL]: 'never' } },
    failed: { answers: { [ALL]: 'fails' } },
  },
  passport: {
    verified: { signedIn: true, answers: { [PASSPORT]: { body: VERIFIED } } },
    empty: { signedIn: true, answers: { [PASSPORT]: { body: { applications: [] } } } },
    loading: { signedIn: true, answers: { [PASSPORT]: 'never' } },
    failed: { signedIn: true, answers: { [PASSPORT]: 'fails' } },
  },
  'forgot-password': {
    asked: {},
    invalid: { acts: ['submit'] },
    sent: { acts: [email, 'submit'], answers: { [FORGOT]: { body: { accepted: true } } } },
    failed: { acts: [email, 'submit'], answers: { [FORGOT]: 'fails' } },
  },
  'reset-password': {
    asked: link('?token=example'),
    invalid: { ...link('?token=example'), acts: ['submit'] },
    gone: {
      ...link('?token=example', { [RESET]: { status: 410, message: 'This link has been used or has expired. Request a new one.' } }),
      acts: [{ choose: 'New password=Correct-horse9!' }, { choose: 'New password again=Correct-horse9!' }, 'submit'],
    },
    'no-token': link(''),
  },
  ...settingsPages,
  dashboard: {
    empty: { more: [] },
    'your-turn': { application: { item: 'chosen-offer' } },
    'our-turn': { application: { item: 'income-verification' } },
    'chosen-before': {
      application: { item: 'chosen-offer', situations: ['income-corrected'] },
      acts: [{ until: 'One thing to do: choose your offer again' }, { until: 'The offer you chose before' }],
    },
    revised: { application: { item: 'revised-offer', situations: ['income-lower'] } },
    signing: { application: { item: 'note-signing' } },
    'nothing-changed': {
      application: { item: 'identity-documents' },
      answers: { [OFFER_CHANGES]: { body: { since: '2026-11-20', moves: [], report: null, income: null, value: null } } },
    },
    'offer-stands': {
      application: { item: 'identity-documents' },
      answers: {
        [OFFER_CHANGES]: {
          body: {
            since: '2026-11-20',
            moves: [],
            report: null,
            income: { statedCents: 14_500_000, verifiedCents: 11_600_000 },
            value: { beforeCents: 48_000_000, afterCents: 52_000_000 },
          },
        },
      },
    },
    canceled: { application: { item: 'about-you', canceled: true } },
    'line-canceled': { application: { item: 'rescission', situations: ['line-canceled'], canceled: true } },
    'notice-held': { application: { item: 'rescission', situations: ['notice-held'], canceled: true } },
    'notice-unchecked': { application: { item: 'rescission', situations: ['notice-unchecked'], canceled: true } },
    'request-open': { application: { item: 'conditions', situations: ['title-judgment'] } },
    'notary-over': { application: { item: 'notary-session', situations: ['notary-over'] } },
    'notary-booked': { application: { item: 'notary-session' } },
    'insurance-asked': { application: { item: 'hazard-insurance' } },
    declined: { application: { item: 'chosen-offer', situations: ['low-score'] } },
    'declined-appraised': { application: { item: 'final-requalify', situations: ['appraised-far-lower'] } },
    'declined-plan': { application: { item: 'chosen-offer', situations: ['high-debts'], plan: 'SAVED' } },
    'declined-would-pass': { application: { item: 'chosen-offer', situations: ['high-debts'], plan: 'WOULD_PASS' } },
    'declined-failed': { application: { item: 'chosen-offer', situations: ['low-score'] }, answers: { [DECISION]: 'fails' } },
    complete: { application: { item: 'complete', situations: ['money-arrived'] } },
    'complete-money-on-its-way': {
      application: { item: 'complete' },
      answers: {
        [LINE]: {
          body: {
            line: {
              ...OPEN_LINE,
              ...{ interestCents: 0, recent: OPEN_LINE.recent.filter(({ kind }) => kind !== 'INTEREST') },
              onItsWay: [{ amountCents: 7_995_700, sentOn: '2026-11-30', asEarlyAs: '2026-12-01', hasLeft: true }],
            },
          },
        },
      },
    },
    'money-back': {
      application: { item: 'replacement-account', situations: ['money-returned'] },
      answers: { [LINE]: { body: { line: moneyBack(NO_ACCOUNT) } } },
    },
    'money-back-reviewed': {
      application: { item: 'disbursement-return-review', situations: ['money-frozen'] },
      answers: { [LINE]: { body: { line: moneyBack('Your bank did not take the payment.') } } },
    },
    'complete-payoff-sent': { application: { item: 'complete', situations: ['payoffs', 'payoff-paid'] } },
    'complete-payoff-confirmed': { application: { item: 'complete', situations: ['payoffs', 'payoff-paid', 'payoff-confirmed'] } },
    'complete-payoff-owed': { application: { item: 'complete', situations: ['payoffs', 'payoff-paid', 'payoff-still-owed'] } },
    'complete-line-loading': { application: { item: 'complete', situations: ['money-arrived'] }, answers: { [LINE]: 'never' } },
    'complete-line-failed': { application: { item: 'complete', situations: ['money-arrived'] }, answers: { [LINE]: 'fails' } },
    'complete-line-repaid': {
      application: { item: 'complete', situations: ['money-arrived'] },
      answers: {
        [LINE]: {
          body: { line: { ...OPEN_LINE, balanceCents: 0, interestCents: 0, availableCents: 8_754_150, nextPayment: null, recent: [] } },
        },
      },
    },
    'complete-line-past-due': {
      application: { item: 'complete', situations: ['money-arrived'] },
      answers: { [LINE]: { body: { line: { ...OPEN_LINE, ...PAST_DUE } } } },
    },
    'complete-payoff-back': {
      application: { item: 'complete', situations: ['payoffs', 'payoff-paid'] },
      answers: {
        [LINE]: {
          body: {
            line: {
              ...OPEN_LINE,
              payoffsBack: [
                {
                  ...{ payee: 'Cedar Bank', amountCents: 500_000, on: '2026-12-08' },
                  next: 'Our team is finding out why. We send the payment to Cedar Bank again, or send the money to you, and email you when we do. Until then make your payments to Cedar Bank. You owe us no interest on this money in the meantime.',
                },
              ],
            },
          },
        },
      },
    },
    'complete-line-unknown': {
      application: { item: 'complete', situations: ['money-arrived'] },
      answers: { [LINE]: { body: { line: null } } },
    },
    several: {
      application: { item: 'identity-documents' },
      more: [
        { item: 'chosen-offer', situations: ['colorado', 'low-score'] },
        { item: 'complete', situations: ['texas'] },
      ],
    },
    announced: { application: chosen, answers: banners },
    notifications: { application: chosen, acts: [{ press: 'Notifications' }] },
    'notifications-empty': {
      application: chosen,
      answers: { [NOTIFICATIONS]: { body: { notifications: [] } } },
      acts: [{ press: 'Notifications' }],
    },
    'notifications-failed': { application: chosen, answers: { [NOTIFICATIONS]: 'fails' }, acts: [{ press: 'Notifications' }] },
    account: { application: chosen, acts: [{ press: 'Your account' }] },
    withdrawing: { application: chosen, acts: [{ press: 'Withdraw' }] },
    loading: { application: { item: 'chosen-offer' }, answers: { [ALL]: 'never' } },
    failed: { application: { item: 'chosen-offer' }, answers: { [ALL]: 'fails' } },
  },
  terms: { shown: {}, loading: { answers: { [LEGAL]: 'never' } }, failed: { answers: { [LEGAL]: 'fails' } } },
  privacy: { shown: {} },
  communications: { shown: {} },
  licenses: { shown: {}, loading: { answers: { [LICENSES]: 'never' } }, failed: { answers: { [LICENSES]: 'fails' } } },
  contact: { shown: {}, loading: { answers: { [HOURS]: 'never' } }, failed: { answers: { [HOURS]: 'fails' } } },
  // No application is remembered by this browser.
  'plaid-oauth-success': { lost: {} },
}
