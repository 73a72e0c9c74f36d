/** What applicants say of ethnicity, race and sex (12 CFR 1003 appendix B), apart from everything that is decided by. */
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

/**
 * The role of the product adds rows and cannot read them; `hearthline_register` reads them and nothing else (app-role.ts). A row is never
 * changed: an answer that is given again is another row, and the fact names the one that counts.
 */
export const demographics = pgTable('demographics', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id),
  organizationCode: text('organization_code').notNull(),
  /** in which the answers are: see readHmdaAnswers */
  shape: integer('shape').notNull(),
  /** sealed JSON; clear only in rows of earlier releases that the next start has not sealed yet */
  answers: text('answers').notNull(),
  keptAt: timestamp('kept_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
})
