/** The windows that borrowers opened at the aggregator to link an account. */
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** What a window gives counts for the application that opened it, once. */
export const bankLinks = pgTable(
  'bank_links',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** what its account is for; not known of windows that an earlier release opened */
    purpose: text('purpose', { enum: ['DISBURSEMENT', 'AUTOPAY'] }),
    /** the aggregator's token of the window, which asks it what came of the window */
    tokenSealed: text('token_sealed').notNull(),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** keyed digest of the public token that is being exchanged, or was */
    resultMac: text('result_mac'),
    claimedAt: moment('claimed_at'),
    finishedAt: moment('finished_at'),
    /** the aggregator's name of what was linked: its announcements name it */
    reference: text('reference'),
  },
  (table) => [
    index('bank_links_application').on(table.applicationId),
    index('bank_links_expired').on(table.expiresAt),
    index('bank_links_reference').on(table.reference),
  ],
)
