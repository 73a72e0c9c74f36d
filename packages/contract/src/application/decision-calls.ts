/** A decision that explains itself: what failed, what would pass, the notice of action taken, and the borrower's plan to come back. */
import { change, decisionFigures, figure, LIMITS, localDate, OUTCOMES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, nothing } from '../wire-fields.ts'
import { application } from './bodies.ts'

const uuid = z.object({ uuid: z.uuid() })
const base = '/service-application/api/v1/application/heloc/:uuid'

/** 9,999,999 dollars a year, as the wizard's own income field [registration/income]. */
const annualCents = z.int('Enter whole cents').min(0, 'Enter an income of $0 or more').max(999_999_900, 'Enter at most $9,999,999 a year')

const reason = z.object({ code: z.string(), text: z.string() })

const limitShown = z.object({
  limit: z.enum(LIMITS),
  title: z.string(),
  passed: z.boolean(),
  /** false for what is kept to be read only */
  decides: z.boolean(),
  yours: figure.optional(),
  limitValue: figure.optional(),
  /** the largest line this limit alone allows */
  maximumLineCents: z.int().optional(),
  /** one or two plain sentences with the numbers */
  explanation: z.string(),
})

const way = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** false: the borrower does it, and comes back on `checkOn` */
  takeNow: z.boolean(),
  asks: z.enum(['NOTHING', 'INCOME']),
  /** INCOME: how much more a month, before tax */
  needsCents: z.int().optional(),
  /** the day from which a plan for it can be checked again */
  checkOn: z.nullable(localDate),
  changes: z.array(change),
  /** the figure of every limit that failed, after the change */
  wouldBe: z.array(z.object({ limit: z.enum(LIMITS), figure })),
  /** the largest line then offered */
  maximumLineCents: z.int(),
})

const plan = z.object({
  uuid: z.uuid(),
  way: z.string(),
  title: z.string(),
  checkOn: localDate,
  state: z.enum(['SAVED', 'WOULD_PASS', 'WOULD_NOT_PASS', 'DROPPED']),
  explanation: z.string().optional(),
  checkedAt: z.optional(instant),
})

/** what stands against the firm offer by whose letter they came; absent without one */
const firmOffer = z.object({ title: z.string(), body: z.string() }).optional()

const notice = z.object({
  uuid: z.uuid(),
  kind: z.enum(['ADVERSE_ACTION', 'NOT_OFFERED']),
  /** the same notice as a document of the application, to download; null until one made by an older version has become one */
  document: z.uuid().nullable(),
  madeAt: instant,
  /** the last day on which the law allows it to be sent */
  dueOn: localDate,
  sentAt: z.nullable(instant),
  lender: z.object({ legalName: z.string(), address: z.string(), phone: z.string(), email: z.string(), nmlsNumber: z.string() }),
  applicant: z.object({ name: z.string(), address: z.string() }),
  actionTaken: z.string(),
  reasons: z.array(reason).max(4),
  firmOffer,
  /** the score that was used, as FCRA 615(a) asks for it; null where none was */
  score: z
    .object({ value: z.int(), min: z.int(), max: z.int(), on: localDate, source: z.string(), factors: z.array(z.string()) })
    .nullable(),
  bureau: z.object({ name: z.string(), address: z.string(), phone: z.string(), url: z.string() }).nullable(),
  /** the ECOA notice with the federal agency that administers compliance */
  ecoa: z.string(),
  /** the rights under the FCRA, a paragraph each; empty where no report was used */
  fcra: z.array(z.string()),
})

export const decisionBody = z.object({
  outcome: z.enum(OUTCOMES).nullable(),
  refusal: z
    .object({
      kind: z.enum(['ADVERSE_ACTION', 'NOT_OFFERED']),
      /** TIME: a time that the law sets has passed */
      by: z.enum(['RULES', 'PERSON', 'TIME']),
      on: localDate,
      reasons: z.array(reason).max(4),
      note: z.string().optional(),
      firmOffer,
    })
    .nullable(),
  /** whether a hard pull was really made */
  hardPull: z.boolean(),
  limits: z.array(limitShown),
  figures: decisionFigures.nullable(),
  ways: z.array(way),
  plan: plan.nullable(),
  notice: notice.nullable(),
  /** every other notice of this application, newest first: of the score that was used, and of what is missing */
  letters: z.array(
    z.object({
      uuid: z.uuid(),
      kind: z.enum(['INFORMATION_REQUEST', 'SCORE_DISCLOSURE']),
      document: z.uuid().nullable(),
      madeAt: instant,
      dueOn: localDate,
    }),
  ),
})
export type DecisionBody = z.infer<typeof decisionBody>
export type NoticeBody = z.infer<typeof notice>
export type PlanBody = z.infer<typeof plan>

export const decisionCalls = {
  read: call({
    method: 'GET',
    path: `${base}/decision`,
    access: 'signed-in',
    throttle: 'pricing',
    summary: 'The decision explained: each limit in words, the changes that would qualify, the notice, and a saved plan',
    params: uuid,
    replies: { 200: decisionBody },
  }),
  takeApprovalPath: call({
    method: 'POST',
    path: `${base}/ways/:way`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Applies a change that would qualify; a declined application is decided again with it',
    params: uuid.extend({ way: z.string().max(200) }),
    body: z.object({ coOwnersAnnualIncomeCents: annualCents.optional(), annualIncomeCents: annualCents.optional() }),
    replies: { 200: application },
    idempotent: true,
  }),
  savePlan: call({
    method: 'POST',
    path: `${base}/plan`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Saves a change as a plan and checks it again on its date; replaces an earlier plan',
    params: uuid,
    body: z.object({ way: z.string('Choose a change').min(1, 'Choose a change').max(200), checkOn: z.optional(localDate) }),
    replies: { 200: z.object({ plan }) },
    idempotent: true,
  }),
  dropPlan: call({
    method: 'DELETE',
    path: `${base}/plan/:plan`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Deletes a saved plan',
    params: uuid.extend({ plan: z.uuid() }),
    replies: { 204: nothing },
  }),
}

const noticeRow = z.object({
  uuid: z.uuid(),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string(),
  organizationCode: z.string(),
  kind: z.enum(['ADVERSE_ACTION', 'NOT_OFFERED', 'INFORMATION_REQUEST', 'SCORE_DISCLOSURE']),
  madeAt: instant,
  dueOn: localDate,
  sentAt: z.nullable(instant),
  /** refused, then passed and chosen before it was sent: nothing adverse is left to notify */
  withdrawnAt: z.nullable(instant),
  /** still to be sent, and its last day is over */
  overdue: z.boolean(),
  /** sent, but after its last day */
  late: z.boolean(),
})
export type NoticeRow = z.infer<typeof noticeRow>

export const noticeCalls = {
  list: call({
    method: 'GET',
    path: '/console/api/v1/notices',
    access: 'operator',
    summary: 'Notices that law asks for: overdue first, then by the day they are due, then those sent, newest first',
    query: z.object({ show: z.enum(['due', 'all']).default('all'), limit: z.coerce.number().int().min(1).max(200).default(100) }),
    replies: { 200: z.object({ rows: z.array(noticeRow), due: z.int(), overdue: z.int(), late: z.int() }) },
  }),
}
