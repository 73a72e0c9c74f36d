/** The additional signer's pages. */
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { LIST, OF_SIGNER } from './conditions.ts'

const SIGNINGS = 'GET /service-application/api/v1/signer/applications'
const CODES = 'POST /identity/api/v1/signer/codes'
const LOGIN = 'POST /identity/api/v1/signer/login'

const shown = { shown: {} }

const SIGNING = {
  uuid: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f',
  party: '9ae5fa49434cdf67',
  name: 'Sam Reyes',
  borrower: 'Ana Reyes',
  property: '12 Alder Way, Sacramento, CA 95814',
  state: 'WAITING' as const,
  step: 'CO_DEED_REQ' as const,
  openItem: null,
  title: 'Before you sign',
  why: '',
}
const signing = (answers: Answers, more: PageState = {}): PageState => ({
  ...more,
  signedIn: true,
  answers: { [SIGNINGS]: { body: [SIGNING] }, ...answers },
})
const asked = signing({ [LIST]: { body: [OF_SIGNER] } })
const UPLOAD = `/account/heloc/heloc-signer/conditions/upload-document?conditionUuid=${OF_SIGNER.uuid}&conditionType=DOCUMENT&conditionEnum=${OF_SIGNER.categoryEnum}`
const NOT_THEIRS = { status: 403, message: 'This session may not do that' }
const code: PageState = {
  answers: { [CODES]: { body: { accepted: true, request: 'example' } } },
  acts: [{ choose: 'Email=sam@example.test' }, 'submit', { until: 'What is the code' }],
}

export const signerPages: ScreenPages = {
  'signer-login': {
    ...shown,
    invalid: { acts: ['submit'] },
    'code-sent': code,
    'wrong-code': {
      ...code,
      answers: { ...code.answers, [LOGIN]: { status: 401, message: 'The code is not right' } },
      acts: [...(code.acts ?? []), { choose: 'Code=123456' }, 'submit', { until: 'no longer good' }],
    },
    failed: { answers: { [CODES]: 'fails' }, acts: [{ choose: 'Email=sam@example.test' }, 'submit'] },
  },
  'signer-resume': shown,
  'signer-intro': shown,
  'signer-identity': shown,
  'signer-sign': shown,
  'signer-documents': shown,
  'signer-cancelled': shown,
  'signer-error': shown,
  'signer-conditions': {
    shown: asked,
    empty: signing({ [LIST]: { body: [] } }),
    loading: signing({ [LIST]: 'never' }),
    failed: { signedIn: true, answers: { [SIGNINGS]: 'fails' } },
    'not-theirs': { signedIn: true, answers: { [SIGNINGS]: NOT_THEIRS } },
  },
  'signer-conditions-upload-document': {
    shown: { ...asked, address: UPLOAD },
    empty: { ...asked, address: UPLOAD, acts: ['submit', { until: 'Upload the document' }] },
    gone: signing({ [LIST]: { body: [] } }, { address: UPLOAD }),
    failed: { signedIn: true, address: UPLOAD, answers: { [SIGNINGS]: 'fails' } },
  },
  'signer-conditions-identity': shown,
}
