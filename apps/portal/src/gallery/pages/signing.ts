/** Signing the documents: each part of it, and what can go wrong. */
import type { ReplyOf } from '@hearthline/contract'
import { type CallName, EXAMPLE_UUID, type PageState, type ScreenPages } from '../page.ts'
import { asks, at, notOpenYet, shows } from '../states.ts'

const SIGNERS = 'GET /service-application/api/v1/application/heloc/:uuid/signers'
const NO_EMAIL = {
  ...{ party: '00000000000000a2', name: 'Robin Reyes', part: 'SPOUSE' as const, email: null, state: 'NO_EMAIL' as const },
  ...{ sentAt: null, refusedAt: null, mayInvite: false },
}
const INVITE = 'POST /service-application/api/v1/application/heloc/:uuid/signers/:party/invitation'
const READ = 'GET /service-application/api/v1/application/heloc/:uuid/signing'
const EVENT = 'POST /service-application/api/v1/application/heloc/:uuid/signing/events'
const FILE = 'GET /service-application/api/v1/application/heloc/:uuid/signing/access-check'
const DOCUMENT = 'GET /service-application/api/v1/application/heloc/:uuid/documents/:document'
const ANSWER = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
type State = ReplyOf<CallName[typeof READ]>

const AT = '2026-11-24T18:20:00.000Z'
const named = (last: number) => EXAMPLE_UUID.slice(0, -2) + String(last)
const place = (name: string, label: string, form: 'SIGNATURE' | 'INITIALS' = 'SIGNATURE', signedAt: string | null = null) => ({
  place: name,
  form,
  label,
  signedAt,
})

const DISCLOSURE: State['documents'][number] = {
  uuid: named(31),
  kind: 'CLOSING_DISCLOSURE',
  title: 'Your closing disclosure',
  sha256: '1'.repeat(64),
  part: 'READ',
  openedAt: null,
  readAt: null,
  places: [],
  madeAgain: false,
}
const AGREEMENT: State['documents'][number] = {
  ...DISCLOSURE,
  uuid: named(32),
  kind: 'NOTE',
  title: 'Your agreement',
  sha256: '2'.repeat(64),
  part: 'SIGN',
  places: [place('variable-rate', 'Initials of Ana Reyes: the rate can change', 'INITIALS'), place('agreement', 'Signature of Ana Reyes')],
}
const read = <D extends object>(document: D) => ({ ...document, openedAt: AT, readAt: AT })
const signed = (document: typeof AGREEMENT, count = 9) => ({
  ...read(document),
  places: document.places.map((each, index) => ({ ...each, signedAt: index < count ? AT : null })),
})

export const begun: State = {
  name: 'Ana Reyes',
  isOpen: true,
  way: 'ELECTRONIC',
  consentShownAt: null,
  accessShownAt: null,
  consentedAt: null,
  signature: null,
  documents: [DISCLOSURE, AGREEMENT],
  paperRequestedAt: null,
  mayAskForPaper: true,
  paperSent: null,
  onPaperSince: null,
  mailTo: null,
  atOffice: false,
  complete: false,
  finished: false,
}
export const agreed: State = { ...begun, consentShownAt: AT, accessShownAt: AT, consentedAt: AT }
export const haveRead: State = { ...agreed, documents: [read(DISCLOSURE), read(AGREEMENT)] }
export const typed: State = { ...haveRead, signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'AR' } }
const drawn: State['signature'] = {
  form: 'DRAWN',
  name: 'Ana Reyes',
  initials: 'AR',
  signatureDrawing: [
    [60, 150, 110, 40, 140, 30, 160, 150],
    [80, 110, 160, 100],
    [200, 150, 205, 100, 240, 95, 250, 150, 270, 110, 300, 105, 310, 150, 420, 120],
  ],
  initialsDrawing: [
    [200, 160, 260, 40, 320, 160],
    [230, 110, 290, 110],
  ],
}
/** Of someone who has signed: what they asked for and what was sent. */
export const copiesAsked = (state: State): State => ({ ...state, paperRequestedAt: AT })
export const copiesSent = (state: State): State => ({ ...copiesAsked(state), paperSent: { on: '2026-11-25', how: 'MAIL' } })
export const done: State = { ...typed, documents: [read(DISCLOSURE), signed(AGREEMENT)], complete: true }

export const signedAll: State = { ...done, isOpen: false, finished: true }

/** What is set before a co-owner in Texas: the agreement and the deed to read, and the consent of owners to sign. None of it is the borrower's. */
const DEED: typeof DISCLOSURE = {
  ...DISCLOSURE,
  uuid: named(33),
  kind: 'SECURITY_INSTRUMENT',
  title: 'Your deed or mortgage',
  sha256: '6'.repeat(64),
}
const CONSENT: typeof DISCLOSURE = {
  ...DISCLOSURE,
  ...{ uuid: named(34), kind: 'TEXAS_CONSENT', title: 'Consent of owners and spouses', sha256: '7'.repeat(64), part: 'SIGN' },
  places: [place('consent', 'Signature of Sam Reyes')],
}
const theirs = [DISCLOSURE, { ...AGREEMENT, places: [] }, DEED, CONSENT]
const signersBegun: State = { ...begun, name: 'Sam Reyes', documents: theirs }
const signersAgreed: State = { ...signersBegun, consentShownAt: AT, accessShownAt: AT, consentedAt: AT }
const signersRead: State = { ...signersAgreed, documents: theirs.map(read) }
const signersTyped: State = { ...signersRead, signature: { form: 'TYPED', name: 'Sam Reyes', initials: 'SR' } }
const signersDone: State = { ...signersTyped, documents: [...theirs.slice(0, -1).map(read), signed(CONSENT)], complete: true }

/** Of someone who signs beside the borrower, as far as they have come. */
export const signersState = {
  begun: signersBegun,
  agreed: signersAgreed,
  haveRead: signersRead,
  typed: signersTyped,
  again: {
    ...signersDone,
    complete: false,
    documents: signersDone.documents.map((one) => (one.uuid === DEED.uuid ? { ...DEED, madeAgain: true } : one)),
  } as State,
  done: signersDone,
  signedAll: { ...signersDone, isOpen: false, finished: true } as State,
} as const
/** In Texas: read here, and signed at an office. */
export const office = (state: State): State => ({ ...state, signature: null, atOffice: true })

const reviews = (state: State, more: PageState = {}): PageState =>
  at('closing-review', ['texas'], {
    ...more,
    answers: { [READ]: { body: office(state) }, [EVENT]: { body: office(state) }, [DOCUMENT]: 'never', ...more.answers },
  })

const reads = (state: State, more: PageState = {}): PageState =>
  at('note-signing', [], { ...more, answers: { [READ]: { body: state }, [EVENT]: { body: state }, [DOCUMENT]: 'never', ...more.answers } })

/** signing/intro, when the final offer is accepted. */
/** The deed alone is another one than was read. */
const readsAgain: State = { ...done, complete: false, documents: [...done.documents, { ...DEED, madeAgain: true }] }

export const readyToSign: ScreenPages['signing-intro'] = {
  note: at('note-signing', [], { answers: { [READ]: { body: begun } } }),
  'deed-again': at('note-signing', [], { answers: { [READ]: { body: readsAgain } } }),
  office: at('closing-review', ['texas'], { answers: { [READ]: { body: office(begun) } } }),
  'note-loading': at('note-signing', [], { answers: { [READ]: 'never' } }),
  'note-failed': at('note-signing', [], { answers: { [READ]: 'fails' } }),
}

const WORD = 'This is not the word in the file. Open the file and check it.'
const { loading, failed, done: elsewhere } = asks('note-signing')
const standard = { loading: loading!, failed: failed!, done: elsewhere! }

export const signingPages: ScreenPages = {
  'signing-additional': {
    ...shows('co-owners', ['two-owners']),
    'not-delivered': at('co-owners', ['two-owners'], {
      answers: {
        [SIGNERS]: {
          body: [
            {
              ...{
                party: '00000000000000a1',
                name: 'Sam Reyes',
                part: 'SPOUSE' as const,
                email: 'sam@exmaple.test',
                state: 'INVITED' as const,
              },
              ...{ sentAt: AT, refusedAt: AT, mayInvite: true },
            },
          ],
        },
      },
    }),
    'no-email': at('co-owners', ['two-owners'], { answers: { [SIGNERS]: { body: [NO_EMAIL] } } }),
    'reads-again': at('co-owners', ['two-owners'], {
      answers: {
        [SIGNERS]: { body: [{ ...NO_EMAIL, email: 'robin@example.test', state: 'READS_AGAIN' as const, sentAt: AT, mayInvite: true }] },
      },
    }),
    'no-email-missing': at('co-owners', ['two-owners'], {
      answers: { [SIGNERS]: { body: [NO_EMAIL] } },
      acts: [{ press: 'Invite Robin Reyes' }],
    }),
    'sent-again': at('co-owners', ['two-owners'], {
      answers: { [INVITE]: { status: 202, body: { email: 'sam@example.test' } } },
      acts: [{ press: 'Email Sam Reyes again' }],
    }),
    'sent-too-often': at('co-owners', ['two-owners'], {
      answers: { [INVITE]: { status: 429, message: 'We have emailed them several times today. You can send it again in 5 hours.' } },
      acts: [{ press: 'Email Sam Reyes again' }],
    }),
  },
  'signing-sign': {
    asked: reads(begun),
    reading: at('note-signing', [], { answers: { [READ]: 'never' } }),
    'not-read': at('note-signing', [], { answers: { [READ]: 'fails' } }),
    'consent-missing': reads(begun, { acts: ['submit'] }),
    'test-file': reads(begun, { answers: { [FILE]: 'never' }, acts: [{ press: 'Open the test file' }] }),
    'wrong-word': reads(begun, {
      answers: { [EVENT]: { status: 422, message: WORD, fields: [{ path: 'word', message: WORD }] } },
      acts: ['fill', 'submit'],
    }),
    'first-document': reads(agreed),
    'last-document': reads({ ...agreed, documents: [read(DISCLOSURE), AGREEMENT] }),
    signature: reads(haveRead),
    'signature-missing': reads(haveRead, { acts: ['empty', 'submit'] }),
    drawing: reads(haveRead, { acts: [{ choose: 'Draw my signature' }] }),
    'drawing-missing': reads(haveRead, { acts: [{ choose: 'Draw my signature' }, 'submit'] }),
    initials: reads(typed),
    'second-place': reads({ ...typed, documents: [read(DISCLOSURE), signed(AGREEMENT, 1)] }),
    drawn: reads({ ...typed, signature: drawn }),
    signing: reads(typed, { answers: { [EVENT]: 'never' }, acts: ['submit'] }),
    'document-changed': reads(typed, { answers: { [EVENT]: { status: 412, message: 'This document was changed.' } }, acts: ['submit'] }),
    again: reads({ ...agreed, documents: [DISCLOSURE, { ...AGREEMENT, madeAgain: true }] }),
    'deed-again': reads({ ...done, complete: false, documents: [...done.documents, { ...DEED, madeAgain: true }] }),
    finish: reads(done),
    saving: reads(done, { answers: { [ANSWER]: 'never' }, acts: ['submit'] }),
    'not-saved': reads(done, { answers: { [ANSWER]: 'fails' }, acts: ['submit'] }),
    decline: reads(typed, { acts: [{ press: 'I don’t want to sign' }] }),
    'office-consent': reviews(begun, { acts: ['submit'] }),
    'office-reading': reviews(agreed),
    'office-finish': reviews(haveRead),
    'office-not-saved': reviews(haveRead, { answers: { [ANSWER]: 'fails' }, acts: ['submit'] }),
    paused: at('signing-help', ['signing-declined'], { answers: { [READ]: { body: { ...agreed, isOpen: false, way: 'DECLINED' } } } }),
    'on-paper': at('paper-signing', ['signing-on-paper'], { answers: { [READ]: { body: { ...begun, isOpen: false, way: 'PAPER' } } } }),
    ...standard,
  },
  'signing-support': {
    ...shows('note-signing', [], { answers: { [READ]: { body: agreed } } }),
    office: at('closing-review', ['texas'], { answers: { [READ]: { body: office(agreed) } } }),
    'office-withdraw': at('closing-review', ['texas'], {
      answers: { [READ]: { body: office(agreed) } },
      acts: [{ press: 'Withdraw, and read on paper' }],
    }),
    'copies-sent': at('note-signing', [], {
      answers: { [READ]: { body: copiesSent(agreed) } },
    }),
    'copies-asked': at('note-signing', [], { answers: { [READ]: { body: copiesAsked(agreed) } } }),
    signed: at('complete', [], { ...notOpenYet, answers: { [READ]: { body: signedAll } } }),
    withdraw: at('note-signing', [], { answers: { [READ]: { body: agreed } }, acts: [{ press: 'Withdraw, and sign on paper' }] }),
    paused: at('signing-help', ['signing-declined'], { answers: { [READ]: { body: { ...agreed, isOpen: false, way: 'DECLINED' } } } }),
    'on-paper': at('paper-signing', ['signing-on-paper'], { answers: { [READ]: { body: { ...begun, isOpen: false, way: 'PAPER' } } } }),
  },
}
