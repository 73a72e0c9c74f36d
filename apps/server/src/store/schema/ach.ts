/** What the file adapter of the payments keeps: entries for the bank, the files that carry them, and what the bank answered. */
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgSequence, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })
const day = (name: string) => date(name, { mode: 'string' })

/** Seven digits of every trace number: never given twice before ten million entries. */
export const achTrace = pgSequence('ach_trace', { minValue: 1, maxValue: 9_999_999, cycle: true })

export const achFiles = pgTable(
  'ach_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** the lender's company, as its bank names it */
    companyId: text('company_id').notNull(),
    name: text('name').notNull().unique(),
    madeOn: day('made_on').notNull(),
    modifier: text('modifier').notNull(),
    contentSealed: text('content_sealed').notNull(),
    sha256: text('sha256').notNull(),
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
    debitCents: bigint('debit_cents', { mode: 'number' }).notNull(),
    /** BUILT: kept here. STAGED: with the bank under a name that it does not read. DELIVERED: under its own. VOID: given up here, and its entries with it. */
    state: text('state').notNull().$type<'BUILT' | 'STAGED' | 'DELIVERED' | 'VOID'>(),
    deliveredAt: moment('delivered_at'),
    /** until then one node is at it */
    leasedUntil: moment('leased_until'),
  },
  (table) => [unique('ach_files_of_day').on(table.companyId, table.madeOn, table.modifier)],
)

export const achEntries = pgTable(
  'ach_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: text('company_id').notNull(),
    /** of the call that asked for it: the same call is the same entry */
    key: text('key').notNull().unique(),
    traceNumber: text('trace_number').notNull().unique(),
    /** whose it is; null of what was made by no application */
    applicationId: uuid('application_id').references(() => applications.id),
    organizationCode: text('organization_code'),
    kind: text('kind').notNull().$type<'DISBURSEMENT' | 'PRENOTE' | 'FEE'>(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** name, bank and number of the receiver */
    receiverSealed: text('receiver_sealed').notNull(),
    fileOn: day('file_on').notNull(),
    settlesOn: day('settles_on').notNull(),
    fileId: uuid('file_id').references(() => achFiles.id),
    /** stopped before any file carried it: none ever does */
    withdrawnOn: day('withdrawn_on'),
    /** the bank's reason, of one that came back */
    returnCode: text('return_code'),
    returnedOn: day('returned_on'),
    /** a notification of change: its code, and what the bank says instead */
    changeCode: text('change_code'),
    changeSealed: text('change_sealed'),
    changedOn: day('changed_on'),
  },
  (table) => [
    index('ach_entries_to_file').on(table.companyId, table.fileOn).where(sql`${table.fileId} is null`),
    index('ach_entries_of_file').on(table.fileId),
    index('ach_entries_of_organization').on(table.organizationCode, table.fileOn),
    // A test entry carries nothing, and no other entry does.
    check('ach_entries_amount', sql`${table.amountCents} >= 0 and (${table.amountCents} = 0) = (${table.kind} = 'PRENOTE')`),
    check('ach_entries_withdrawn', sql`${table.withdrawnOn} is null or (${table.fileId} is null and ${table.returnCode} is null)`),
    // The bank says nothing of what it was never given.
    check('ach_entries_answered', sql`${table.fileId} is not null or (${table.returnCode} is null and ${table.changeCode} is null)`),
    check('ach_entries_returned', sql`(${table.returnCode} is null) = (${table.returnedOn} is null)`),
  ],
)

/** Files of the bank that were read, by their content: the same one is taken once, under whatever name it comes. */
export const achAnswers = pgTable('ach_answers', {
  sha256: text('sha256').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  readAt: moment('read_at').notNull(),
  /** what a person has to look at; null where everything was taken */
  problem: text('problem'),
})

/** What of the bank's files needs a person, until one has said what was done about it. */
export const achProblems = pgTable(
  'ach_problems',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: text('company_id').notNull(),
    /** of the entry that it is about; null where it is about none of ours, or about a whole file */
    organizationCode: text('organization_code'),
    applicationId: uuid('application_id').references(() => applications.id),
    /** the bank's file */
    fileName: text('file_name').notNull(),
    /** in words without a name or number of an account */
    problem: text('problem').notNull(),
    foundAt: moment('found_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by'),
    reason: text('reason'),
  },
  (table) => [
    index('ach_problems_found').on(table.foundAt),
    check(
      'ach_problems_acknowledged',
      sql`(${table.acknowledgedAt} is null) = (${table.acknowledgedBy} is null) and (${table.acknowledgedAt} is null) = (${table.reason} is null)`,
    ),
  ],
)

/** Test entries of $0 to borrowers' accounts, watched until the bank has had its days. */
export const prenotes = pgTable(
  'prenotes',
  {
    traceNumber: text('trace_number').notNull(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    organizationCode: text('organization_code').notNull(),
    sentOn: day('sent_on').notNull(),
    settlesOn: day('settles_on').notNull(),
    state: text('state').notNull().$type<'SENT' | 'CLEAR' | 'ANSWERED'>(),
    /** the bank's, of one that it answered */
    code: text('code'),
    endedOn: day('ended_on'),
    lookedAt: moment('looked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.traceNumber] }),
    index('prenotes_watched').on(table.lookedAt).where(sql`${table.state} = 'SENT'`),
    check(
      'prenotes_ended',
      sql`(${table.state} = 'SENT') = (${table.endedOn} is null) and (${table.state} = 'ANSWERED') = (${table.code} is not null)`,
    ),
  ],
)
