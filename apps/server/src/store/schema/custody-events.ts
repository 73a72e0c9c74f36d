/** Where the sealed originals have been. */
import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { applications, documents } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** SEALED: made and kept. MOVED: its bytes were sealed with another data key, and lie elsewhere. */
export type CustodyEvent = 'SEALED' | 'MOVED'

/** Append only, and written by the database itself: no way of keeping or moving an original goes around it (UCC 9-105; 15 USC 7021(c)). */
export const custodyEvents = pgTable(
  'custody_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    event: text('event').notNull().$type<CustodyEvent>(),
    sha256: text('sha256').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('custody_events_application').on(table.applicationId, table.id)],
)
