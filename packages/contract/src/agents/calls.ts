/** The area of those who send applicants (loan officers, brokers, their processors): their own applicants, and the links that they send. */
import { PIPELINE_STAGES, WAITED_FOR } from '@hearthline/domain'
import { firstName } from '@hearthline/domain/registration'
import { z } from 'zod'
import { AGENT_ROLES } from '../access.ts'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { emailAddress, instant, line } from '../wire-fields.ts'
import { ownEntryCalls } from './own-entry-calls.ts'

const base = '/console/api/v1/agent'
const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** A loan-officer entry that they act for. */
const officer = z.object({ id: z.uuid(), name: z.string(), organizationCode: z.string(), /** their own way in */ link: z.string() })

/** The least by which whoever sent them knows who it is: no last name, no street, and nothing of credit, income, or documents. */
const applicant = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastInitial: z.string(),
  /** of the home */
  state: z.string(),
  officer: z.uuid(),
  stage: z.enum(PIPELINE_STAGES),
  waitsFor: z.enum(WAITED_FOR).nullable(),
  since: instant,
  appliedAt: instant,
})

export const LINK_STATES = ['SENT', 'OPENED', 'BEGUN', 'ENDED', 'REFUSED', 'EXPIRED'] as const
/** ENDED: what they began by it is over. EXPIRED: no one began by it in time. */
export type LinkState = (typeof LINK_STATES)[number]

const link = z.object({
  id: z.uuid(),
  email: z.string(),
  officer: z.uuid(),
  sentAt: instant,
  openedAt: instant.nullable(),
  state: z.enum(LINK_STATES),
  /** what they began by it, in the list of applicants */
  applicant: z.uuid().nullable(),
})

export const agentCalls = {
  ...ownEntryCalls,
  applicants: call({
    method: 'GET',
    path: `${base}/applicants`,
    access: 'operator',
    roles: AGENT_ROLES,
    summary: 'The applicants whom the loan officers of the caller sent, who was sent last first: how far they are and whom that waits for',
    query: z.object({
      stage: z.enum(PIPELINE_STAGES).optional(),
      search: z.string().max(60).optional(),
      applicant: z.uuid().optional(),
      page,
    }),
    replies: {
      200: z.object({
        applicants: z.array(applicant),
        total: z.int(),
        pageSize: z.int(),
        /** of all of theirs, whatever is listed */
        stages: z.array(z.object({ stage: z.enum(PIPELINE_STAGES), count: z.int() })),
      }),
    },
  }),
  links: call({
    method: 'GET',
    path: `${base}/links`,
    access: 'operator',
    roles: AGENT_ROLES,
    summary: 'The links to an application that were sent for the loan officers of the caller, newest first, and for whom they send',
    query: z.object({ page }),
    replies: {
      200: z.object({
        officers: z.array(officer),
        links: z.array(link),
        total: z.int(),
        pageSize: z.int(),
        leftToday: z.int(),
      }),
    },
  }),
  sendLink: call({
    method: 'POST',
    path: `${base}/links`,
    access: 'operator',
    roles: AGENT_ROLES,
    throttle: 'change',
    summary: 'Email a link to an application, which names the loan officer; the answer does not say whether the address has an account',
    body: z.object({
      email: emailAddress,
      firstName,
      officer: z.uuid(),
      /** a referral of theirs that it opens: the form is filled in with it */
      referral: z.uuid().optional(),
      /** the query of an estimate that it opens filled in */
      estimate: line(800).optional(),
    }),
    replies: { 201: z.object({ id: z.uuid(), leftToday: z.int() }) },
  }),
  answerLink: call({
    method: 'POST',
    path: '/service-lead-portal/api/agent-links/answer',
    access: 'external',
    // No limit of its own: others in the same network never bar anyone from asking for no more emails, and the token is no secret that is guessed.
    mostBodyBytes: 1024,
    summary:
      'What whoever was emailed a link does with it: begin, or ask for no more of them; the answer says nothing of whether there is one',
    body: z.object({ token: line(150), answer: z.enum(['BEGIN', 'NO_MORE']) }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  nameAgent: call({
    method: 'PUT',
    path: '/console/api/v1/staff/agents',
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary:
      'Say who sends applicants for which loan officers; someone new gets an account and an email to set its password. With no loan officers, they send for no one, and an account that no one has opened is removed',
    body: z.object({
      email: emailAddress,
      role: z.enum(AGENT_ROLES),
      organizationCode: z.string().max(40),
      officers: z.array(z.uuid()).max(50),
      /** what the account had when the form was opened; null: the email had none. Otherwise whoever was overtaken would undo what they never saw */
      before: z.object({ role: z.enum(AGENT_ROLES), officers: z.array(z.uuid()).max(50) }).nullable(),
      /** with no loan officers: their sessions, the emailed link, and the role end too */
      ends: z.literal(true).optional(),
      reason: reasonText(300),
    }),
    replies: { 200: z.object({ id: z.uuid(), created: z.boolean(), ended: z.boolean() }) },
  }),
}
