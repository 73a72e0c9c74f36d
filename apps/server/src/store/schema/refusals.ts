/** What follows a refusal: the notice that law asks for, and the borrower's plan to come back. */
import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications, documents } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** A notice that law asks for, as data: made in the transaction that calls for it, never changed. One for each refusal, request and report. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /**
     * ADVERSE_ACTION: refused, for the credit or for the home. NOT_OFFERED: we do not lend in that state. INFORMATION_REQUEST: something is
     * missing. SCORE_DISCLOSURE: the score that was used.
     */
    kind: text('kind').notNull().$type<'ADVERSE_ACTION' | 'NOT_OFFERED' | 'INFORMATION_REQUEST' | 'SCORE_DISCLOSURE'>(),
    /** names the refusal it reports, the request or the report: the same one is notified once */
    refusal: text('refusal').notNull(),
    /** reasons, score disclosure, addresses: it holds a credit score, so it is sealed */
    contentSealed: text('content_sealed').notNull(),
    /** the same notice as a document; null where it was made before notices were documents and is not yet made one */
    documentId: uuid('document_id').references(() => documents.id),
    madeAt: moment('made_at').notNull(),
    /** the last day to send it */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    sentAt: moment('sent_at'),
    /** refused, then passed and chosen before it was sent: nothing adverse is left to notify */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [uniqueIndex('notices_one_for_each_refusal').on(table.applicationId, table.refusal), index('notices_due').on(table.dueOn)],
)

/** A saved plan to re-apply: one change that would have passed, checked again by the same rules on its day. */
export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    identityId: uuid('identity_id').notNull(),
    organizationCode: text('organization_code').notNull(),
    /** the change as the decision worked it out */
    change: jsonb('change').notNull().$type<Record<string, unknown>>(),
    checkOn: date('check_on', { mode: 'string' }).notNull(),
    state: text('state').notNull().$type<'SAVED' | 'WOULD_PASS' | 'WOULD_NOT_PASS' | 'DROPPED'>(),
    /** what the rules of that day answered */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    checkedAt: moment('checked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('plans_application').on(table.applicationId), index('plans_due').on(table.state, table.checkOn)],
)
