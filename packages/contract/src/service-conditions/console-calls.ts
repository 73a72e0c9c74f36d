/** Conditions for the team: raised, decided, and written about. */
import { CONDITION_CATEGORIES, CONDITION_DUES, conditionText, MOST_CONDITION_DOCUMENTS, NOT_COUNTED } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { condition } from './calls.ts'

const base = '/console/api/v1/applications/:uuid/conditions'
const uuid = z.object({ uuid: z.uuid() })
const one = uuid.extend({ condition: z.uuid() })
const instant = z.iso.datetime()
const staff = { access: 'operator', roles: ['operator', 'underwriter', 'administrator'] } as const

/** Why it counts no more: another person gave it, or it came from a mailbox that was not theirs. Null of what counts. */
const notCounted = z.object({ notCounted: z.enum(NOT_COUNTED).nullable() })

const staffCondition = condition.omit({ messages: true, answers: true }).extend({
  /** Of a check: the part of the open item that it is decided as; null of what the team raised. */
  part: z.string().nullable(),
  /** The borrower, or the signer by name. */
  whose: z.string(),
  raisedBy: z.string().nullable(),
  answers: z.array(condition.shape.answers.element.extend(notCounted.shape)),
  messages: z.array(condition.shape.messages.element.extend({ by: z.string(), ...notCounted.shape })),
  decided: z.array(
    notCounted.extend({
      outcome: z.enum(['CLEARED', 'REJECTED', 'WAIVED']),
      reason: z.string(),
      toApplicant: z.string().nullable(),
      at: instant,
      by: z.string(),
      askedBy: z.string().nullable(),
      /** Their reason; null also where an earlier release kept none. */
      askedWhy: z.string().nullable(),
    }),
  ),
  /** A waiver that waits for a second person. */
  waiver: z.object({ reason: z.string(), at: instant, by: z.string() }).nullable(),
})
export type StaffConditionBody = z.output<typeof staffCondition>

const list = z.object({
  conditions: z.array(staffCondition),
  /** Whom a condition can be raised for. */
  parties: z.array(z.object({ party: z.string(), name: z.string(), hasEmail: z.boolean() })),
  /** What can still be held. */
  dues: z.array(z.enum(CONDITION_DUES)),
  version: z.int(),
})

export const consoleConditionCalls = {
  conditions: call({
    method: 'GET',
    path: base,
    access: 'operator',
    summary: 'Every condition of an application, with answers, messages and decisions',
    params: uuid,
    replies: { 200: list },
  }),
  raise: call({
    ...staff,
    method: 'POST',
    path: base,
    summary: 'Raises a condition for the borrower or for a signer',
    params: uuid,
    body: z.object({
      category: z.enum(CONDITION_CATEGORIES),
      party: z.string().min(1),
      due: z.enum(CONDITION_DUES),
      asked: conditionText,
      documents: z.int().min(0).max(MOST_CONDITION_DOCUMENTS),
    }),
    replies: { 200: list },
    idempotent: true,
  }),
  decideCondition: call({
    ...staff,
    method: 'POST',
    path: `${base}/:condition/decision`,
    summary: 'Clears, rejects or waives a condition that the team raised, with a reason; some waivers take a second person',
    params: one,
    body: z.object({
      outcome: z.enum(['CLEARED', 'REJECTED', 'WAIVED']),
      reason: conditionText,
      toApplicant: z.optional(conditionText),
    }),
    replies: { 200: list },
    idempotent: true,
  }),
  write: call({
    ...staff,
    method: 'POST',
    path: `${base}/:condition/messages`,
    summary: 'Writes to the applicant about a condition',
    params: one,
    body: z.object({ text: conditionText }),
    replies: { 200: list },
    idempotent: true,
  }),
  markRead: call({
    ...staff,
    method: 'POST',
    path: `${base}/:condition/messages/read`,
    summary: 'Marks the messages of a condition as read by the team',
    params: one,
    replies: { 204: z.null() },
  }),
}
