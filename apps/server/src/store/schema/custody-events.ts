/** Where the sealed originals have been, and what people did with them. */
import type { CustodyEvent } from '@hearthline/contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications, documents } from './applications.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** Append only, and written by the database itself: no way of keeping, moving or giving out an original goes around it (UCC 9-105; 15 USC 7021(c)). */
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
    /** MOVED: its bytes were sealed with another data key, and lie elsewhere. The others are acts of people (custody_acts). */
    event: text('event').notNull().$type<CustodyEvent>(),
    sha256: text('sha256').notNull(),
    /** of an act: who, why, and what the database says of it */
    actor: text('actor'),
    reason: text('reason'),
    note: text('note'),
    at: moment('at').notNull(),
  },
  (table) => [index('custody_events_application').on(table.applicationId, table.id)],
)

/** What a person does with an original: the database checks each, and writes the custody event of it. */
export type CustodyAct = Exclude<CustodyEvent, 'SEALED' | 'MOVED'>

/** Append only. */
export const custodyActs = pgTable(
  'custody_acts',
  {
    id: uuid('id').primaryKey(),
    /** in their order */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    act: text('act').notNull().$type<CustodyAct>(),
    /** of a confirmation and of a package: the recorded transfer */
    transferId: uuid('transfer_id').references((): AnyPgColumn => custodyActs.id),
    /** of a transfer, and by the database of what follows it */
    holder: text('holder'),
    heldFrom: date('held_from', { mode: 'string' }),
    agreement: text('agreement'),
    /** of a confirmation: the copy that says who holds the original from now on; none where the original was made before sets were kept to be written again */
    copyId: uuid('copy_id').references(() => documents.id),
    /** of a package: what was given out */
    sha256: text('sha256'),
    actor: text('actor').notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('custody_acts_application').on(table.applicationId, table.number),
    // A transfer is confirmed once, and its package is made once.
    uniqueIndex('custody_acts_once').on(table.transferId, table.act).where(sql`${table.transferId} is not null`),
  ],
)
