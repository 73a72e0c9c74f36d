/** What the team asked for, in each state that it can be in, and the pages that answer it. */
import type { Answers, PageState, ScreenPages } from '../page.ts'
import { at, shows } from '../states.ts'

const BASE = '/account/heloc/:uuid'
export const LIST = 'GET /service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants'
const ANSWER = 'POST /service-conditions/api/v1/applications/:uuid/conditions/:condition/answers'
const WRITE = 'POST /service-conditions/api/v1/applications/:uuid/conditions/:condition/messages'
const READ = 'POST /service-conditions/api/v1/applications/:uuid/conditions/:condition/messages/read'
const CODE = 'POST /service-application/api/v1/application/heloc/:uuid/phone-codes'

type Given = Extract<NonNullable<Answers[typeof LIST]>, { body: unknown }>['body']
type Condition = Given[number]

const uuidOf = (last: number): string => `0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e${last}`
const file = (last: number, fileName: string) => ({
  uuid: uuidOf(last),
  type: 'CONDITION_DOCUMENT' as const,
  fileName,
  mediaType: 'application/pdf',
  byteSize: 412_000,
  created: '2026-11-20T18:40:00.000Z',
})

const STUBS: Condition = {
  uuid: uuidOf(60),
  categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
  notes: 'Send your two newest pay stubs. They must show your name, your employer and your pay for the year so far.',
  commentsToBorrower: null,
  actionNeeded: 'Upload 2 documents',
  requestDocuments: true,
  xtraData: { numDocsRequired: 2 },
  created: '2026-11-20T18:30:00.000Z',
  conditionType: 'DOCUMENT',
  title: 'Send your pay stubs',
  why: 'We need your newest pay stubs to confirm your income.',
  state: 'OPEN',
  due: 'SIGNING',
  party: 'borrower',
  answerable: true,
  answers: [],
  messages: [],
  unread: 0,
}
const SENT = {
  at: '2026-11-20T18:42:00.000Z',
  note: 'From my employer’s website.',
  documents: [file(71, 'october.pdf'), file(72, 'november.pdf')],
}
const REFUSED: Condition = {
  ...STUBS,
  state: 'REJECTED',
  commentsToBorrower: 'The first pay stub is from last year. Send the one from this month.',
  answers: [SENT],
}
const IN_REVIEW: Condition = { ...STUBS, state: 'IN_REVIEW', answers: [SENT] }
const CHECKS: Condition = {
  ...STUBS,
  uuid: uuidOf(61),
  categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW',
  notes: 'Tell us about each recent credit check on your report, and whether you took a new loan or card.',
  actionNeeded: 'Send an answer',
  requestDocuments: false,
  xtraData: { numDocsRequired: 0 },
  title: 'Explain recent credit checks',
  why: 'Your credit report shows that other lenders checked your credit recently.',
}
const PHONE: Condition = {
  ...CHECKS,
  uuid: uuidOf(62),
  categoryEnum: 'MISSING_PHONE_NUMBER',
  notes: 'Confirm a phone number with the code that we send to it.',
  actionNeeded: 'Confirm your phone number',
  conditionType: 'PHONE_NUMBER',
  title: 'Confirm your phone number',
  why: 'We need a number at which we can reach you before closing.',
  answerable: false,
}
/** What the title search found, which waits for the borrower from the beginning. */
const RELEASE: Condition = {
  ...STUBS,
  uuid: uuidOf(64),
  categoryEnum: 'ESCALATION_REVIEW',
  notes: 'Send the release or the satisfaction of the judgment, if you have it.',
  actionNeeded: 'Upload 1 document',
  xtraData: { numDocsRequired: 1 },
  title: 'A judgment was found in the title search',
  why: 'A judgment against an owner must be released before we can continue.',
}
const DONE: Condition = { ...IN_REVIEW, state: 'CLEARED', answerable: false }
/** Of someone who signs beside the borrower. */
export const OF_SIGNER: Condition = {
  ...STUBS,
  uuid: uuidOf(63),
  categoryEnum: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  notes: 'Send your newest property tax bill or the recorded deed. It must show your name and the address of the home.',
  actionNeeded: 'Upload 1 document',
  xtraData: { numDocsRequired: 1 },
  title: 'Show that the home is yours',
  why: 'We confirm who owns the home before anyone borrows against it.',
  party: '9ae5fa49434cdf67',
}
const TALKED: Condition = {
  ...CHECKS,
  messages: [
    { from: 'APPLICANT', text: 'Does a check by a car dealer count?', documents: [], at: '2026-11-20T19:00:00.000Z' },
    { from: 'TEAM', text: 'Yes. Tell us its date, and that no loan came of it.', documents: [], at: '2026-11-20T20:15:00.000Z' },
  ],
  unread: 1,
}

const listed = (...conditions: Condition[]): Answers => ({ [LIST]: { body: conditions } })
const page = (conditions: Condition[], more: PageState = {}, address?: string): PageState =>
  at('conditions', ['identity-refused'], { ...(address && { address }), ...more, answers: { ...listed(...conditions), ...more.answers } })

/** Of the list of requests. */
export const conditionStates = {
  requests: page([STUBS, PHONE]),
  'request-sent-back': page([REFUSED, CHECKS]),
  'request-in-review': page([IN_REVIEW]),
  'request-completed': page([DONE, CHECKS]),
  'request-messages': page([TALKED], {
    answers: { [READ]: { body: null } },
    acts: [{ press: 'Messages (2)' }, { until: 'no loan came of it' }],
  }),
  'request-message-not-sent': page([CHECKS], {
    answers: { [WRITE]: 'fails' },
    acts: [{ press: 'Messages' }, { choose: 'Message about=Is this still open?' }, { press: 'Send message' }],
  }),
  'request-early': at('income-sources', [], { answers: listed(STUBS) }),
  several: at('conditions', ['identity-refused', 'account-refused', 'title-judgment'], { answers: listed(RELEASE) }),
  'requests-failed': at('conditions', ['identity-refused'], { answers: { [LIST]: 'fails' } }),
} satisfies Readonly<Record<string, PageState>>

const addressOf = ({ uuid, conditionType, categoryEnum }: Condition): string =>
  `${BASE}/conditions/upload-document?conditionUuid=${uuid}&conditionType=${conditionType}&conditionEnum=${categoryEnum}`
const answering = (condition: Condition, more: PageState = {}): PageState => page([condition], more, addressOf(condition))

export const conditionPages: ScreenPages = {
  'conditions-phone-number': {
    ...shows('conditions', ['identity-refused']),
    'code-sent': at('conditions', ['identity-refused'], {
      answers: { [CODE]: { body: { phoneNumber: '4155550132', channel: 'TEXT', secondsToNext: 30 } } },
      acts: [{ press: 'Send code' }, { until: 'What is the code' }],
    }),
    done: at('income-sources'),
  },
  'conditions-upload-document': {
    ...shows('conditions', ['identity-refused'], { address: addressOf(STUBS), answers: listed(STUBS) }),
    'sent-back': answering(REFUSED),
    'in-review': answering(IN_REVIEW),
    'in-words': answering(CHECKS, { acts: ['fill'] }),
    empty: answering(STUBS, { acts: ['submit', { until: 'Upload at least 2 documents' }] }),
    saving: answering(CHECKS, { answers: { [ANSWER]: 'never' }, acts: ['fill', 'submit'] }),
    'not-saved': answering(CHECKS, { answers: { [ANSWER]: 'fails' }, acts: ['fill', 'submit'] }),
    completed: answering(DONE),
    gone: page([], {}, addressOf(STUBS)),
    'list-failed': at('conditions', ['identity-refused'], { address: addressOf(STUBS), answers: { [LIST]: 'fails' } }),
  },
}
