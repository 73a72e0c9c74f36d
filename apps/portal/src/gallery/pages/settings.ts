/** What someone sets for themselves, and where the links of their mail lead. */
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { WALLET, WALLET_OF_TWO } from '../wallet-of-two.ts'
import { begun } from './signing.ts'

const SIGNING = 'GET /service-application/api/v1/application/heloc/:uuid/signing'
const PROFILE = 'GET /service-profile/api/v1/profile'
const EMAIL_CHANGE = 'POST /identity/secure/api/v1/email-changes'
const EMAIL_CONFIRM = 'POST /identity/api/v1/email-changes/confirm'
const MAIL = 'GET /service-comms-prefs/secure/api/v1/mail/preferences'
const STOP = 'POST /email/stop'
const SESSIONS = 'GET /identity/secure/api/v1/sessions'

const byLink = (path: string, answers?: Answers): PageState => ({
  address: `${path}?token=REMINDERS.example`,
  leadsTo: path,
  ...(answers && { answers }),
})

export const settingsPages: ScreenPages = {
  settings: {
    shown: {},
    loading: { answers: { [PROFILE]: 'never' } },
    failed: { answers: { [PROFILE]: 'fails' } },
    wallet: { answers: { [WALLET]: { body: WALLET_OF_TWO } } },
    'wallet-failed': { answers: { [WALLET]: 'fails' } },
    'one-part-failed': { answers: { [SESSIONS]: 'fails' } },
    applied: {
      application: { item: 'chosen-offer' },
      answers: { [SIGNING]: { body: { ...begun, mailTo: '12 Alder Way, Sacramento, CA 95814' } } },
    },
    'on-paper': {
      application: { item: 'chosen-offer' },
      answers: { [SIGNING]: { body: { ...begun, onPaperSince: '2026-11-22T10:00:00.000Z' } } },
    },
    'email-invalid': { acts: [{ press: 'Change the email' }] },
    'email-sent': {
      acts: [{ choose: 'New email=ana.new@example.test' }, { choose: 'Your password=Correct-horse9!' }, { press: 'Change the email' }],
      answers: { [EMAIL_CHANGE]: { body: { accepted: true } } },
    },
    'phone-changing': { acts: [{ press: 'Change (415) 555-0132' }] },
    'choices-failed': { answers: { [MAIL]: 'fails' } },
  },
  'confirm-email': {
    asked: byLink('/auth/confirm-email'),
    done: { ...byLink('/auth/confirm-email', { [EMAIL_CONFIRM]: { body: null } }), acts: ['submit'] },
    gone: {
      ...byLink('/auth/confirm-email', {
        [EMAIL_CONFIRM]: { status: 410, message: 'This link has been used or has expired. Ask for a new one in your settings.' },
      }),
      acts: ['submit'],
    },
    'no-token': { address: '/auth/confirm-email' },
  },
  'email-stop': {
    asked: byLink('/email/stop'),
    done: { ...byLink('/email/stop', { [STOP]: { body: { accepted: true } } }), acts: ['submit'] },
    failed: { ...byLink('/email/stop', { [STOP]: 'fails' }), acts: ['submit'] },
    'no-token': { address: '/email/stop' },
  },
}
