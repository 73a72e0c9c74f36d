/** Who has read what applicants say of themselves, application by application: they decide on none of these (12 CFR 1003 appendix B). */
import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { identities } from './people.ts'

export const registerReadings = pgTable(
  'register_readings',
  {
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.applicationId] })],
)
