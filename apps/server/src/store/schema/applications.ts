/** Applications and everything that is known, done and recorded about them. */
import type { ActionTimeKind, DocumentKind } from '@hearthline/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { identities } from './people.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** The step columns are a stored copy of what the walk said in the transaction that changed a fact. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    loanNumber: bigserial('loan_number', { mode: 'number' }).notNull().unique(),
    organizationCode: text('organization_code').notNull(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    version: integer('version').notNull().default(1),
    step: text('step').notNull(),
    previousStep: text('previous_step'),
    openItem: text('open_item'),
    decision: text('decision').notNull(),
    subDecision: text('sub_decision').notNull(),
    /** the status flags [application/status-flags] as the walk gave them, so that polling reads one row */
    statusFlags: jsonb('status_flags').notNull().default({}),
    stepSince: moment('step_since').notNull(),
    /** the team is needed: a wait for an operator, or work that gave up */
    needsOperator: boolean('needs_operator').notNull().default(false),
    cancelledAt: moment('cancelled_at'),
    /** it was complete or canceled before, as the database keeps it: brought back, it stands beside what its owner began since */
    endedOnce: boolean('ended_once').notNull().default(false),
    wakeAt: moment('wake_at'),
    /** which clock of 12 CFR 1002.9 runs, and its last day at the lender's place; null where none does */
    actionKind: text('action_kind').$type<ActionTimeKind>(),
    actionDueOn: date('action_due_on', { mode: 'string' }),
    /** its place in the queue: the moment that last day begins; where no clock runs, 30 days after it began to wait */
    queueAt: moment('queue_at').notNull().default(sql`now() + interval '30 days'`),
    /** what the create call carried beside the answers: utm, versions, referrer, experiments, full-story link */
    origin: jsonb('origin').notNull().default({}).$type<Record<string, unknown>>(),
    /** the lender's version that it began under; null of one that is older than versions: then the lender's first */
    brandVersion: bigint('brand_version', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('applications_identity').on(table.identityId),
    // The queue in its order, from wherever a page begins.
    index('applications_waiting').on(table.queueAt, table.stepSince, table.id).where(sql`${table.needsOperator}`),
    index('applications_wake').on(table.wakeAt, table.id).where(sql`${table.wakeAt} is not null`),
    index('applications_recent').on(table.createdAt, table.id),
    // The same for staff who act for one organization among several.
    index('applications_waiting_at')
      .on(table.organizationCode, table.queueAt, table.stepSince, table.id)
      .where(sql`${table.needsOperator}`),
    index('applications_recent_at').on(table.organizationCode, table.createdAt, table.id),
    index('applications_referrer').on(table.organizationCode, sql`lower(${table.origin} ->> 'referrerId')`),
    index('applications_offer_code').on(table.organizationCode, sql`upper(${table.origin} ->> 'offerCode')`),
    index('applications_referral').on(table.organizationCode, sql`(${table.origin} ->> 'referralId')`),
    index('applications_firm_offer')
      .on(table.organizationCode, sql`(${table.origin} -> 'firmOffer' ->> 'code')`)
      .where(sql`(${table.origin} -> 'firmOffer') is not null`),
    // One application in progress per person and organization, however often "create" is clicked and in however many tabs [application/one-active].
    uniqueIndex('applications_one_active')
      .on(table.identityId, table.organizationCode)
      .where(sql`${table.step} not in ('COMPLETE', 'CANCELLED', 'DECLINED') and not ${table.endedOnce}`),
  ],
)

/** Append only: the newest row of an item is its result; older ones are the file's memory. */
export const facts = pgTable(
  'facts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    item: text('item').notNull(),
    /** whose it is: 'borrower', or one of those who sign beside them (domain: flow/parties.ts) */
    party: text('party').notNull(),
    basis: text('basis').notNull(),
    /** the application's version that this fact made */
    version: integer('version').notNull(),
    data: jsonb('data').notNull(),
    /** in which shape of its item the data is stored (the item's `earlier` shapes, and the present one) */
    shape: integer('shape').notNull(),
    actor: text('actor').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [
    index('facts_newest').on(table.applicationId, table.item, table.party, table.id),
    // What operators search by: the words of names and addresses.
    index('facts_words')
      .using('gin', sql`jsonb_to_tsvector('simple'::regconfig, ${table.data}, '["string"]'::jsonb)`)
      .where(sql`${table.item} in ('legal-name', 'property-address')`),
  ],
)

/**
 * Who has proven to be one of those who sign beside the borrower: an application has several people, each with an account of their own.
 * Whether they still are that signer is the application's to say: a co-owner whose email was corrected is reached at the new one alone.
 */
export const applicationSigners = pgTable(
  'application_signers',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    party: text('party').notNull(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    organizationCode: text('organization_code').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.party, table.identityId] }),
    index('application_signers_identity').on(table.identityId),
  ],
)

/** Every email that an application ever named, lower case: whoever has one may be a party to it (repositories/parties.ts says who is). */
export const applicationParties = pgTable(
  'application_parties',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.email] }), index('application_parties_email').on(table.email)],
)

/** What a borrower has set on the offers' screen and not confirmed: no fact, so nothing rests on it and no version changes with it. */
export const unconfirmedChoices = pgTable('unconfirmed_choices', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id),
  choice: jsonb('choice').notNull().$type<Record<string, unknown>>(),
  at: moment('at').notNull(),
})

/**
 * live: tried, or about to be. overdue: the first window of tries failed, and slow ones continue by themselves. gave-up: a person has to run it
 * again. dropped: what it rested on moved. superseded: a person ran it again.
 */
type RunState = 'live' | 'overdue' | 'done' | 'gave-up' | 'dropped' | 'superseded'

/** One run of a work item on one basis; its state says whether a job is due for it. */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    item: text('item').notNull(),
    party: text('party').notNull(),
    basis: text('basis').notNull(),
    state: text('state').notNull().$type<RunState>(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('runs_one_live').on(table.applicationId, table.item, table.party, table.basis).where(sql`${table.state} = 'live'`),
    index('runs_application').on(table.applicationId),
    // All work that a provider left behind, by item.
    index('runs_unanswered').on(table.item, table.applicationId).where(sql`${table.state} in ('overdue', 'gave-up')`),
  ],
)

/** Each outside call: never overwritten; request and response redacted, then encrypted. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    item: text('item').notNull(),
    provider: text('provider').notNull(),
    outcome: text('outcome').notNull().$type<'ANSWERED' | 'TIMEOUT' | 'SERVER_ERROR' | 'RATE_LIMITED' | 'PENDING' | 'REFUSED' | 'FAILED'>(),
    reference: text('reference'),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    requestSealed: text('request_sealed').notNull(),
    responseSealed: text('response_sealed').notNull(),
  },
  (table) => [
    index('attempts_application').on(table.applicationId),
    // How each provider fares: the newest attempts of each.
    index('attempts_recent').on(table.startedAt),
  ],
)

export const stepHistory = pgTable(
  'step_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    step: text('step').notNull(),
    previousStep: text('previous_step'),
    openItem: text('open_item'),
    decision: text('decision').notNull(),
    /** who or what changed the fact that changed the step */
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('step_history_application').on(table.applicationId)],
)

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** whose it is: the borrower's, or that of one of those who sign beside them, which the borrower does not see */
    party: text('party').notNull(),
    kind: text('kind').notNull().$type<DocumentKind>(),
    mediaType: text('media_type').notNull(),
    /** the id under which the bytes are kept (blobs/): random, and never on the wire */
    blob: uuid('blob').unique(),
    /** the name of the data key that seals those bytes */
    blobKey: text('blob_key'),
    /** where documents were kept before there were blobs: sealed text, moved over after the start (usecases/documents/move-to-blobs.ts) */
    contentSealed: text('content_sealed'),
    /** of what the product made: SHA-256, the proof of what was shown; of what a person sent: keyed, so that files cannot be tried against it */
    sha256: text('sha256').notNull(),
    /** of the content; null where it was made before there were blobs and has not been moved yet */
    byteSize: integer('byte_size'),
    /** what a person sent carries its own name and who sent it; what the product made carries neither */
    fileName: text('file_name'),
    sentBy: text('sent_by'),
    /** of what the product made: the version of the renderer that described it; none where it was made before renderers had one */
    templateVersion: text('template_version'),
    /** of what is signed: the description of it, so that it is written again with what was signed at its places */
    descriptionSealed: text('description_sealed'),
    /** the document of which this one holds the same words as a page of HTML */
    twinOf: uuid('twin_of').references((): AnyPgColumn => documents.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('documents_twin').on(table.twinOf),
    index('documents_application').on(table.applicationId),
    index('documents_to_move').on(table.id).where(sql`${table.blob} is null`),
    check(
      'documents_kept_once',
      sql`(${table.blob} is null) = (${table.contentSealed} is not null) and (${table.blob} is null) = (${table.blobKey} is null)`,
    ),
  ],
)

/** The same Idempotency-Key gives the same answer; another body under it is refused. Kept for two days (engine/expire-idempotency-keys.ts). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationCode: text('organization_code').notNull(),
    identityId: uuid('identity_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** a keyed digest: bodies hold Social Security numbers, of which there are few enough to try them all */
    bodyMac: text('body_mac').notNull(),
    /** ids and steps alone */
    reply: jsonb('reply'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationCode, table.identityId, table.key, table.call] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
