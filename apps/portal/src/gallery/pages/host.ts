/** The host application: logging in, the dashboard, and what anybody may read. */
import type { Answers, ScreenPages } from '../page.ts'

const LOGIN = 'POST /identity/api/v1/login'
const ALL = 'GET /service-application/api/v1/application/heloc/all'
const LICENCES = 'GET /service-application/external/api/v1/heloc/state-licenses'
const HOURS = 'GET /service-operating-hours/external/api/v1/hours/:department'

const refused: Answers = { [LOGIN]: { status: 401, message: 'The email or the password is wrong' } }

export const hostPages: ScreenPages = {
  login: {
    asked: {},
    invalid: { acts: ['submit'] },
    refused: { acts: [{ choose: 'Email=ana@example.test' }, { choose: 'Password=not-the-one' }, 'submit'], answers: refused },
    failed: { acts: [{ choose: 'Email=ana@example.test' }, { choose: 'Password=not-the-one' }, 'submit'], answers: { [LOGIN]: 'fails' } },
  },
  logout: { leaving: { signedIn: true, answers: { 'POST /identity/secure/api/v1/logout': 'never' } } },
  dashboard: {
    empty: { more: [] },
    'your-turn': { application: { item: 'chosen-offer' } },
    'our-turn': { application: { item: 'income-verification' } },
    revised: { application: { item: 'revised-offer', situations: ['income-lower'] } },
    signing: { application: { item: 'note-signing' } },
    cancelled: { application: { item: 'about-you', cancelled: true } },
    declined: { application: { item: 'chosen-offer', situations: ['low-score'] } },
    complete: { application: { item: 'complete' } },
    several: {
      application: { item: 'identity-documents' },
      more: [{ item: 'chosen-offer', situations: ['low-score'] }, { item: 'complete' }],
    },
    loading: { application: { item: 'chosen-offer' }, answers: { [ALL]: 'never' } },
    failed: { application: { item: 'chosen-offer' }, answers: { [ALL]: 'fails' } },
  },
  terms: { shown: {} },
  privacy: { shown: {} },
  communications: { shown: {} },
  licenses: { shown: {}, loading: { answers: { [LICENCES]: 'never' } }, failed: { answers: { [LICENCES]: 'fails' } } },
  contact: { shown: {}, loading: { answers: { [HOURS]: 'never' } }, failed: { answers: { [HOURS]: 'fails' } } },
  'plaid-oauth-success': { unknown: {} },
}
