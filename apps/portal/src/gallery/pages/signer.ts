/** The additional signer's pages. */

import type { ReplyOf, SigningBody } from '@hearthline/contract'
import type { Answer, Answers, CallName, PageState, ScreenPages } from '../page.ts'
import { LIST, OF_SIGNER } from './conditions.ts'
import {
  BOOKED_IN_PERSON,
  BOOKED_ONLINE,
  ENDED,
  HAS_SIGNED,
  IN_REVIEW,
  LEFT_ALONE,
  ON_PAPER,
  OVER_IN_PERSON,
  PAUSED,
  SIGNED_ON_PAPER,
  SIGNING,
  TO_INTRODUCE,
  TO_JOIN,
  TO_MEET,
  TO_READ,
  TO_SIGN,
  TO_VERIFY,
} from './signers-standing.ts'
import { copiesAsked, copiesSent, office, signersState } from './signing.ts'

const { begun, agreed, haveRead, typed, again, done, signedAll } = signersState

const SIGNINGS = 'GET /service-application/api/v1/signer/applications'
const CODES = 'POST /identity/api/v1/signer/codes'
const LOGIN = 'POST /identity/api/v1/signer/login'
const ITEM = 'GET /service-application/api/v1/signer/applications/:uuid/:party/items/:item'
const SAVE = 'PUT /service-application/api/v1/signer/applications/:uuid/:party/items/:item'
const READ = 'GET /service-application/api/v1/signer/applications/:uuid/:party/signing'
const EVENT = 'POST /service-application/api/v1/signer/applications/:uuid/:party/signing/events'
const DOCUMENT = 'GET /service-application/api/v1/signer/applications/:uuid/:party/signing/documents/:document'
const DOCUMENTS = 'GET /service-application/api/v1/signer/applications/:uuid/:party/documents'
const ENTER = 'POST /service-application/api/v1/signer/applications/:uuid/:party/notary/session'
const LOOK = 'POST /service-application/api/v1/signer/applications/:uuid/:party/notary/look'
const MAIL = 'POST /service-application/api/v1/signer/applications/:uuid/:party/notary/mail'
const AWAY = { status: 503, message: 'The notary service isn’t responding right now. Try again in a moment.' }
const session = (own: 'EXPECTED' | 'IDENTIFIED' | 'SIGNED'): Answers => ({ [LOOK]: { body: { state: 'IN_SESSION', own } } })
type ReplyOfItem = ReplyOf<CallName[typeof ITEM]>

const READ_BEFORE = done.documents.map(({ uuid, kind, sha256 }) => ({ uuid, kind, sha256, isToReceive: false }))
/** Of someone who signed in ink. */
const SCAN = { uuid: '00000000-0000-4000-8000-000000000043', kind: 'SIGNED_ON_PAPER' as const, sha256: '8'.repeat(64), isToReceive: false }
const OWN = [
  { uuid: '00000000-0000-4000-8000-000000000041', kind: 'RESCISSION_NOTICE' as const, sha256: '3'.repeat(64), isToReceive: false },
  {
    uuid: '00000000-0000-4000-8000-000000000042',
    kind: 'SIGNED_SET' as const,
    sha256: '4'.repeat(64),
    isToReceive: false,
    original: { sha256: '5'.repeat(64) },
  },
  ...READ_BEFORE,
]

/** What is theirs, once all of it is signed: paper copies can be asked for. */
const KEPT: Answers = { [READ]: { body: signedAll }, [DOCUMENTS]: { body: OWN } }

const AT_PAUSE = '2026-11-22T10:00:00.000Z'

/** Of someone at one place of their part, with what the page of it asks of the server. */
const stands = (signing: SigningBody, answers: Answers = {}, more: PageState = {}): PageState => ({
  ...more,
  signedIn: true,
  answers: { [SIGNINGS]: { body: [signing] }, [LIST]: { body: [] }, ...answers },
})
const signing = (answers: Answers, more: PageState = {}): PageState => stands(SIGNING, answers, more)

const item = <Example extends object>(name: string, title: string, step: SigningBody['step'], example: Example) => ({
  ...{ item: name, kind: 'ask', title, state: 'open', step, answerable: true, data: null, example, schema: {}, labels: {}, about: {} },
})
const INTRO = item('signer-intro', 'Before you sign', 'CO_DEED_REQ', {
  ...{ legalName: { firstName: 'Sam', lastName: 'Reyes' }, bornOn: '1985-02-11' },
})
const OF_OWNER = { ...INTRO, about: { asksMarriage: true, people: [{ party: 'borrower', name: 'Ana Reyes' }] } }
const TOLD = {
  ...INTRO.example,
  marriage: { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okefor', email: 'kim@example.test' } },
}
const PHOTOS = item('signer-identity-documents', 'Verify your identity', 'IDENTITY_VERIFICATION', {
  ...{ document: 'US_PASSPORT', front: '00000000-0000-4000-8000-000000000001', selfie: '00000000-0000-4000-8000-000000000003' },
})
type ItemAnswer = Answer<ReplyOfItem>
const bodyOf = (asked: object): ItemAnswer => ({ body: asked as ReplyOfItem })
const introduces = (answers: Answers = {}, acts?: PageState['acts']): PageState =>
  stands(TO_INTRODUCE, { [ITEM]: bodyOf(INTRO), ...answers }, { ...(acts && { acts }) })
const verifies = (answers: Answers = {}, acts?: PageState['acts']): PageState =>
  stands(TO_VERIFY, { [ITEM]: bodyOf(PHOTOS), ...answers }, { ...(acts && { acts }) })
const signs = (state: typeof begun, answers: Answers = {}, acts?: PageState['acts']): PageState =>
  stands(TO_SIGN, { [READ]: { body: state }, [EVENT]: { body: state }, [DOCUMENT]: 'never', ...answers }, { ...(acts && { acts }) })
const asked = signing({ [LIST]: { body: [OF_SIGNER] } })
const UPLOAD = `/account/heloc/heloc-signer/conditions/upload-document?conditionUuid=${OF_SIGNER.uuid}&conditionType=DOCUMENT&conditionEnum=${OF_SIGNER.categoryEnum}`
const NOT_THEIRS = { status: 403, message: 'This session may not do that' }
const code: PageState = {
  answers: { [CODES]: { body: { accepted: true, request: 'example' } } },
  acts: [{ choose: 'Email=sam@example.test' }, 'submit', { until: 'What is the code' }],
}

export const signerPages: ScreenPages = {
  'signer-login': {
    shown: {},
    invalid: { acts: ['submit'] },
    'code-sent': code,
    'wrong-code': {
      ...code,
      answers: { ...code.answers, [LOGIN]: { status: 401, message: 'The code is not right' } },
      acts: [...(code.acts ?? []), { choose: 'Code=123456' }, 'submit', { until: 'no longer good' }],
    },
    'sent-again': { ...code, acts: [...(code.acts ?? []), { press: 'Send a new code' }, { until: 'You asked for a new code' }] },
    'signed-in': stands(TO_INTRODUCE, { [ITEM]: bodyOf(INTRO) }, { leadsTo: '/account/heloc/heloc-signer/intro' }),
    failed: { answers: { [CODES]: 'fails' }, acts: [{ choose: 'Email=sam@example.test' }, 'submit'] },
  },
  'signer-resume': {
    shown: stands(TO_INTRODUCE, {
      [SIGNINGS]: { body: [TO_INTRODUCE, { ...HAS_SIGNED, party: '9ae5fa49434cdf68', name: 'Kim Reyes' }] },
    }),
    one: stands(TO_INTRODUCE, { [ITEM]: bodyOf(INTRO) }, { leadsTo: '/account/heloc/heloc-signer/intro' }),
    nothing: { signedIn: true, answers: { [SIGNINGS]: { body: [] } } },
    'not-theirs': { signedIn: true, answers: { [SIGNINGS]: NOT_THEIRS } },
    loading: { signedIn: true, answers: { [SIGNINGS]: 'never' } },
    failed: { signedIn: true, answers: { [SIGNINGS]: 'fails' }, leadsTo: '/account/heloc/heloc-signer/error' },
  },
  'signer-intro': {
    asked: introduces(),
    office: stands({ ...TO_INTRODUCE, atOffice: true }, { [ITEM]: bodyOf(INTRO) }),
    // An owner, where the law of the state has each owner's spouse sign.
    'owner-in-texas': introduces({ [ITEM]: bodyOf(OF_OWNER) }),
    'spouse-to-name': introduces({ [ITEM]: bodyOf(OF_OWNER) }, [{ choose: 'Married' }, { choose: 'Someone else' }, 'submit']),
    correcting: stands(
      TO_VERIFY,
      { [ITEM]: bodyOf({ ...OF_OWNER, data: TOLD }) },
      { address: '/account/heloc/heloc-signer/intro?correct' },
    ),
    // They did their part before the team found out that spouses sign.
    'asked-of-marriage': stands(
      {
        ...TO_INTRODUCE,
        title: 'Please tell us whether you are married',
        why: 'The law of the state where the home is asks each owner’s spouse to sign too. We found that out after you began. What you did before stays on file, and you do not begin again.',
      },
      { [ITEM]: bodyOf({ ...OF_OWNER, data: INTRO.example }) },
    ),
    filled: introduces({}, ['fill']),
    invalid: introduces({}, ['empty', 'submit']),
    saving: introduces({ [SAVE]: 'never' }, ['fill', 'submit']),
    'not-saved': introduces({ [SAVE]: 'fails' }, ['fill', 'submit']),
    refused: introduces(
      {
        [SAVE]: {
          status: 422,
          message: 'Check your answers',
          fields: [
            {
              path: 'legalName.firstName',
              message: 'The application names Sam Reyes. If that is not your name, call us: our team corrects it.',
            },
          ],
        },
      },
      ['fill', 'submit'],
    ),
    waiting: stands(SIGNING),
    'not-read': introduces({ [ITEM]: 'fails' }),
    'not-theirs': { signedIn: true, answers: { [SIGNINGS]: NOT_THEIRS } },
    loading: { signedIn: true, answers: { [SIGNINGS]: 'never' } },
  },
  'signer-identity': {
    asked: verifies(),
    filled: verifies({}, ['fill']),
    invalid: verifies({}, ['submit']),
    'photos-missing': verifies({}, [{ choose: 'Passport' }, 'submit']),
    saving: verifies({ [SAVE]: 'never' }, ['fill', 'submit']),
    'not-saved': verifies({ [SAVE]: 'fails' }, ['fill', 'submit']),
    reviewed: stands(IN_REVIEW),
  },
  'signer-sign': {
    asked: signs(begun),
    reading: signs(agreed),
    'deed-again': signs(again),
    signature: signs(haveRead),
    place: signs(typed),
    finish: signs(done),
    saving: signs(done, { [SAVE]: 'never' }, ['submit']),
    'not-saved': signs(done, { [SAVE]: 'fails' }, ['submit']),
    decline: signs(typed, {}, [{ press: 'I don’t want to sign' }]),
    help: signs(agreed, {}, [{ press: 'Help, paper copies, or sign on paper' }]),
    'office-reading': stands(TO_READ, { [READ]: { body: office(agreed) }, [EVENT]: { body: office(agreed) }, [DOCUMENT]: 'never' }),
    'office-finish': stands(TO_READ, { [READ]: { body: office(haveRead) } }),
    'office-help': stands(
      TO_READ,
      { [READ]: { body: office(agreed) }, [DOCUMENT]: 'never' },
      { acts: [{ press: 'Help, paper copies, or read on paper' }] },
    ),
    'office-booked': stands({
      ...BOOKED_IN_PERSON,
      title: 'Come to the office to sign',
      why: 'You sign all documents on Monday, November 23, 11:00 AM CT, at a title company’s office. A notary is there for the deed. Have a government ID with you that is not expired.',
      atOffice: true,
    }),
    'documents-not-ready': stands({ ...TO_SIGN, state: 'WAITING', openItem: null, why: SIGNING.why }),
    paused: stands(PAUSED, { [READ]: { body: { ...begun, isOpen: false, way: 'DECLINED' } } }),
    'asked-for-paper': stands(PAUSED, { [READ]: { body: { ...begun, isOpen: false, way: 'PAPER', onPaperSince: AT_PAUSE } } }),
    'on-paper': stands(ON_PAPER, {
      [READ]: { body: { ...begun, isOpen: false, way: 'PAPER', onPaperSince: AT_PAUSE, mailTo: '9 Elm St, Fresno, CA 93650' } },
    }),
    'not-read': signs(begun, { [READ]: 'fails' }),
    'notary-ahead': stands(TO_MEET),
    'notary-now': stands(TO_JOIN, session('EXPECTED')),
    'notary-begun': stands(TO_JOIN, session('IDENTIFIED')),
    'notary-later': stands(BOOKED_ONLINE),
    'notary-in-person': stands({ ...BOOKED_IN_PERSON, canceling: { lastDay: null } }),
    'notary-over': stands(OVER_IN_PERSON),
    'notary-alone': stands(LEFT_ALONE, session('EXPECTED')),
    'notary-signed': stands(LEFT_ALONE, session('SIGNED')),
    'notary-mailed': stands(
      BOOKED_ONLINE,
      { [MAIL]: { status: 202, body: { email: 'sam@example.test' } } },
      { acts: [{ press: 'Email me again' }] },
    ),
    'notary-opening': stands(TO_JOIN, { ...session('EXPECTED'), [ENTER]: 'never' }, { acts: [{ press: 'Join the session' }] }),
    'notary-away': stands(TO_JOIN, { ...session('EXPECTED'), [ENTER]: AWAY }, { acts: [{ press: 'Join the session' }] }),
  },
  'signer-documents': {
    shown: stands(HAS_SIGNED, KEPT),
    'may-cancel': stands({ ...HAS_SIGNED, canceling: { lastDay: '2026-11-28' } }, KEPT),
    'may-confirm': stands({ ...HAS_SIGNED, confirming: { mailUntil: '2026-12-03' } }, KEPT),
    confirmed: stands({ ...HAS_SIGNED, confirmed: true }, KEPT),
    'confirmed-and-waits': stands({ ...HAS_SIGNED, confirmed: true, waitsUntil: '2026-12-03' }, KEPT),
    notice: stands(
      { ...HAS_SIGNED, canceling: { lastDay: null } },
      { ...KEPT, [DOCUMENTS]: { body: [{ ...OWN[0]!, isToReceive: true }, ...OWN.slice(1)] } },
    ),
    'on-paper': stands(SIGNED_ON_PAPER, {
      ...KEPT,
      [DOCUMENTS]: { body: [{ ...OWN[0]!, comesOnPaper: true }, SCAN, ...READ_BEFORE] },
    }),
    canceling: stands({ ...HAS_SIGNED, canceling: { lastDay: '2026-11-28' } }, KEPT, { acts: [{ press: 'Cancel the line' }] }),
    opened: stands(
      HAS_SIGNED,
      { ...KEPT, [DOCUMENT]: 'never' },
      { address: `/account/heloc/heloc-signer/documents?document=${OWN[0]!.uuid}` },
    ),
    'copies-asked': stands(HAS_SIGNED, { ...KEPT, [READ]: { body: copiesAsked(signedAll) } }),
    'copies-sent': stands(HAS_SIGNED, { ...KEPT, [READ]: { body: copiesSent(signedAll) } }),
    ended: stands(
      { ...ENDED, title: 'The line is canceled', why: 'Kim Reyes canceled it on Tuesday, November 24, 2026, for everyone who signed.' },
      KEPT,
    ),
    none: stands(TO_INTRODUCE, { [DOCUMENTS]: { body: [] }, [READ]: { body: { ...begun, documents: [], mayAskForPaper: false } } }),
    failed: stands(HAS_SIGNED, { [DOCUMENTS]: 'fails' }),
  },
  'signer-cancelled': {
    shown: stands(ENDED),
    rescinded: stands({
      ...ENDED,
      title: 'The line is canceled',
      why: 'Kim Reyes canceled it on Tuesday, November 24, 2026, for everyone who signed.',
    }),
    'notice-unchecked': stands({
      ...ENDED,
      step: 'RESCISSION',
      title: 'We are checking a notice that cancels the line',
      why: 'We recorded a written notice in which Kim Reyes cancels the line. If Kim Reyes did not send or sign it, call us now. A second person on our team checks the notice, and then we email you what happens next. We stop everything that can still be stopped: nothing else is sent, no interest is added, and no payment is due. Money from the line had left, or is too late to stop.',
    }),
    'notice-unchecked-in-time': stands({
      ...ENDED,
      step: 'RESCISSION',
      title: 'We are checking a notice that cancels the line',
      why: 'We recorded a written notice in which Kim Reyes cancels the line. If Kim Reyes did not send or sign it, call us now. A second person on our team checks the notice, and then we email you what happens next. Until then no money is sent, and nothing else happens on the line. If the notice counts, the line is canceled for every owner, the lien is void, and what anyone paid for it is returned by Monday, December 14, 2026.',
      canceling: { lastDay: '2026-11-28' },
    }),
  },
  'signer-error': { shown: { signedIn: true } },
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
  'signer-conditions-identity': { shown: stands(IN_REVIEW, { [ITEM]: bodyOf(PHOTOS) }), 'not-now': stands(TO_SIGN) },
}
