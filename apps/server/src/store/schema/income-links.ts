/** What a borrower connects to show income. */
import type { LinkWay } from '@hearthline/domain'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** STARTED: at the provider. CONNECTED: a person completed it. The others are over. */
export type IncomeLinkState = 'STARTED' | 'CONNECTED' | 'FAILED' | 'CANCELLED'

/** The provider's session opens a person's records, so it is sealed, and is no part of a fact. */
export const incomeLinks = pgTable(
  'income_links',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** of the fact income-evidence */
    source: uuid('source').notNull(),
    way: text('way').notNull().$type<LinkWay>(),
    state: text('state').notNull().$type<IncomeLinkState>(),
    sessionSealed: text('session_sealed').notNull(),
    startedAt: moment('started_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** the provider's own name of the person or the connection: its announcements name it */
    reference: text('reference'),
  },
  (table) => [index('income_links_application').on(table.applicationId), index('income_links_reference').on(table.reference)],
)
