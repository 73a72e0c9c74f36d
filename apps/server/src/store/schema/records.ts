/** What is kept for ever or sent later: audit, outbox, consents, mail, and the small registers of the outer calls. */
import { sql } from 'drizzle-orm'
import { bigint, bigserial, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** Tamper-evident: one keyed chain per organization (repositories/audit-chain.ts). */
export const auditLog = pgTable(
  'audit_log',
  {
    organizationCode: text('organization_code').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    applicationId: uuid('application_id'),
    detail: jsonb('detail').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationCode, table.sequence] }), index('audit_application').on(table.applicationId)],
)

/** The end of each organization's chain: locked while a row is appended. */
export const auditHeads = pgTable('audit_heads', {
  organizationCode: text('organization_code').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** The last row that was chained before there was a key, and the proof of the chain up to there; null where every row is keyed. */
  anchorSequence: bigint('anchor_sequence', { mode: 'number' }),
  anchor: text('anchor'),
})

/** Written in the transaction that changed a fact; sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    applicationId: uuid('application_id'),
    payload: jsonb('payload').notNull().$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** why it could not be read, where it could not: it is kept, and tried again at every start */
    problem: text('problem'),
  },
  (table) => [
    index('outbox_application').on(table.applicationId),
    index('outbox_unreadable').on(table.id).where(sql`${table.problem} is not null`),
  ],
)

/** Jobs whose data could not be read: taken off the queue, kept, and tried again at every start. */
export const unreadableJobs = pgTable('unreadable_jobs', {
  /** the job's own */
  id: uuid('id').primaryKey(),
  data: jsonb('data').notNull(),
  problem: text('problem').notNull(),
  at: moment('at').notNull(),
})

/** What a person was told in the application. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** in the order in which they were given */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    identityId: uuid('identity_id').notNull(),
    organizationCode: text('organization_code').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** links under it: a title and a path of this site each */
    ctas: jsonb('ctas').notNull().$type<{ title: string; redirectPath: string }[]>(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('notifications_of_person').on(table.identityId, table.organizationCode, table.sequence)],
)

/** Consents are kept for ever with source, version, time and address (E-SIGN 101(c), TCPA). */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    identityId: uuid('identity_id').notNull(),
    applicationId: uuid('application_id'),
    organizationCode: text('organization_code').notNull(),
    type: text('type').notNull(),
    /** ACCEPTED or DECLINED; OPT_IN or OPT_OUT for messages */
    answer: text('answer').notNull(),
    promptUuid: uuid('prompt_uuid'),
    version: text('version').notNull(),
    source: text('source').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    /** Digests of what was agreed to: the words beside the box, then each text that they name (agreed_texts). Empty before texts were kept. */
    texts: text('texts').array().notNull().default([]),
    at: moment('at').notNull(),
  },
  (table) => [
    index('consents_identity').on(table.identityId),
    index('consents_application').on(table.applicationId),
    index('consents_phone').on(table.organizationCode, table.phone).where(sql`${table.phone} is not null`),
  ],
)

/** What someone agreed to, word for word, kept once for each organization however many agreed to it; the digest is the SHA-256 of the content. */
export const agreedTexts = pgTable(
  'agreed_texts',
  {
    organizationCode: text('organization_code').notNull(),
    digest: text('digest').notNull(),
    /** terms, privacy, communications; consent: the words beside a box */
    name: text('name').notNull(),
    version: text('version').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationCode, table.digest] })],
)

/** Mail that the sandbox kept instead of sending; in development it is read at /dev/mailbox. Text and HTML are sealed (purpose `mail`). */
export const mails = pgTable('mails', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  organizationCode: text('organization_code').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** null where a message has none: a code by text, and mail from before mails had it */
  html: text('html'),
  sentAt: moment('sent_at').notNull(),
})

export const waitlist = pgTable('waitlist', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  organizationCode: text('organization_code').notNull(),
  entry: jsonb('entry').notNull(),
  at: moment('at').notNull(),
  /** when they were mailed that they can apply */
  toldAt: moment('told_at'),
  /** when they left the list themselves */
  leftAt: moment('left_at'),
})

/** Started, registered, and whatever else the event posts report; a dedupe key is counted once. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    name: text('name').notNull(),
    dedupeKey: text('dedupe_key').unique(),
    detail: jsonb('detail').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('events_at').on(table.at)],
)

/** Names and values that the installation keeps for itself: the sandbox clock, schema notes. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: jsonb('value').notNull() })

/**
 * Average prime offer rates as the regulator publishes them: a row for each week of each table. A week that is published again is added beside
 * the first, and the last one loaded counts; each decision keeps the rates that it was tested against. No organization's: they are public.
 */
export const aporRows = pgTable(
  'apor_rows',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** FIXED or ADJUSTABLE */
    kind: text('kind').notNull(),
    weekFrom: date('week_from', { mode: 'string' }).notNull(),
    /** percent, for 1 to 50 years */
    rates: text('rates').array().notNull(),
    /** the file's name and its SHA-256 */
    source: text('source').notNull(),
    digest: text('digest').notNull(),
    loadedAt: moment('loaded_at').notNull(),
  },
  (table) => [index('apor_rows_of_week').on(table.kind, table.weekFrom, table.id)],
)
