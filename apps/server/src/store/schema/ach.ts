/** What the file adapter of the payments keeps: entries for the bank, the files that carry them, and what the bank answered. */
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgSequence, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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
    /** BUILT: kept here. STAGED: with the bank under a name that it does not read. DELIVERED: under its own. */
    state: text('state').notNull().$type<'BUILT' | 'STAGED' | 'DELIVERED'>(),
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
    kind: text('kind').notNull().$type<'DISBURSEMENT' | 'FEE'>(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** name, bank and number of the receiver */
    receiverSealed: text('receiver_sealed').notNull(),
    fileOn: day('file_on').notNull(),
    settlesOn: day('settles_on').notNull(),
    fileId: uuid('file_id').references(() => achFiles.id),
    /** the bank's reason, of one that came back */
    returnCode: text('return_code'),
    returnedOn: day('returned_on'),
    /** a notification of change: its code, and what the bank says instead */
    changeCode: text('change_code'),
    changeSealed: text('change_sealed'),
  },
  (table) => [
    index('ach_entries_to_file').on(table.companyId, table.fileOn).where(sql`${table.fileId} is null`),
    check('ach_entries_amount', sql`${table.amountCents} > 0`),
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
