/** Lists of sanctioned persons, as their publisher published them. */
import { bigserial, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** As the reader of the published file gives them. */
export interface KeptPerson {
  readonly entry: string
  readonly name: string
  readonly otherNames: string[]
  readonly birthDates: string[]
  readonly programs: string[]
  readonly remarks?: string | undefined
  readonly isEntity?: true | undefined
}

/** An edition is added and never changed: what an application was compared with stays known. */
export const sanctionsLists = pgTable('sanctions_lists', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  people: jsonb('people').notNull().$type<readonly KeptPerson[]>(),
  /** the file's name and its SHA-256 */
  source: text('source').notNull(),
  digest: text('digest').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
})
