/** Conditions for those who answer them: the borrower, and who signs beside them [conditions/external-applicants]. */
import {
  CONDITION_CATEGORIES,
  CONDITION_DUES,
  CONDITION_STATES,
  CONDITION_TYPES,
  conditionText,
  MESSAGE_SIDES,
  MOST_CONDITION_DOCUMENTS,
} from '@hearthline/domain'
import { z } from 'zod'
import { sentDocument } from '../application/document-calls.ts'
import { call } from '../call.ts'

const instant = z.iso.datetime()

const message = z.object({ from: z.enum(MESSAGE_SIDES), text: z.string(), documents: z.array(sentDocument), at: instant })

export const condition = z.object({
  uuid: z.uuid(),
  categoryEnum: z.enum(CONDITION_CATEGORIES),
  /** What is asked for, in plain words. */
  notes: z.string(),
  /** What the team wrote when it refused what was sent; null where it did not. */
  commentsToBorrower: z.string().nullable(),
  actionNeeded: z.string(),
  requestDocuments: z.boolean(),
  xtraData: z.object({ numDocsRequired: z.int() }),
  created: instant,
  /** Ours from here on: how it is answered, and where it stands. */
  conditionType: z.enum(CONDITION_TYPES),
  title: z.string(),
  why: z.string(),
  state: z.enum(CONDITION_STATES),
  due: z.enum(CONDITION_DUES),
  /** Whose it is: the borrower's, or a signer's. */
  party: z.string(),
  answerable: z.boolean(),
  answers: z.array(z.object({ at: instant, note: z.string().nullable(), documents: z.array(sentDocument) })),
  messages: z.array(message),
  /** Messages of the team that were not read yet. */
  unread: z.int(),
})
export type ConditionBody = z.output<typeof condition>

const base = '/service-conditions/api/v1/applications/:uuid/conditions/:condition'
const params = z.object({ uuid: z.uuid(), condition: z.uuid() })
const documents = z.array(z.uuid()).max(MOST_CONDITION_DOCUMENTS, `Send at most ${MOST_CONDITION_DOCUMENTS} files`)
/** The whole list again: the screen shows it at once. */
const conditions = z.array(condition)
const applicants = { access: 'signed-in', parties: ['borrower', 'signer'] } as const

export const serviceConditionsCalls = {
  externalApplicants: call({
    ...applicants,
    method: 'GET',
    path: '/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants',
    summary: 'Conditions of the borrower, or of the signer who asks, sorted by created; only known categories',
    params: z.object({ uuid: z.uuid() }),
    replies: { 200: conditions },
  }),
  answerCondition: call({
    ...applicants,
    method: 'POST',
    path: `${base}/answers`,
    throttle: 'change',
    summary: 'Sends the documents and the note that a condition asks for',
    params,
    body: z.object({ documents, note: z.optional(conditionText) }),
    replies: { 200: conditions },
    idempotent: true,
  }),
  writeOnCondition: call({
    ...applicants,
    method: 'POST',
    path: `${base}/messages`,
    throttle: 'change',
    summary: 'Writes to the team about a condition',
    params,
    body: z.object({ text: conditionText, documents }),
    replies: { 200: conditions },
    idempotent: true,
  }),
  readMessages: call({
    ...applicants,
    method: 'POST',
    path: `${base}/messages/read`,
    throttle: 'change',
    summary: 'Marks the messages of a condition as read',
    params,
    replies: { 204: z.null() },
  }),
}
