/** The registers of an organization: versions of entries, added and never changed, and the second person's word where it takes two (migration 0065). */

import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

export const registerEntries = pgTable(
  'register_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** '*': every organization. */
    organizationCode: text('organization_code').notNull(),
    register: text('register').notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').notNull(),
    ended: boolean('ended').notNull().default(false),
    reason: text('reason'),
    /** It counts once a second person has confirmed it; a trigger asks for it where it must be. */
    twoPersons: boolean('two_persons').notNull().default(false),
    /** Of a file that was imported. */
    batch: uuid('batch'),
    /** Null for what came with an earlier release or the sandbox. */
    writtenBy: uuid('written_by'),
    writtenByName: text('written_by_name'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    unique('register_entries_version').on(table.organizationCode, table.register, table.key, table.version),
    // What a confirmation names, so that it cannot name another writer.
    unique('register_entries_named').on(table.id, table.organizationCode, table.writtenBy),
    check('register_entries_written', sql`NOT ${table.twoPersons} OR ${table.writtenBy} IS NOT NULL`),
    index('register_entries_of_key').on(table.register, table.key, table.version),
    index('register_entries_of_batch').on(table.batch).where(sql`${table.batch} IS NOT NULL`),
  ],
)

/** The database itself refuses the one who wrote it. */
export const registerConfirmations = pgTable(
  'register_confirmations',
  {
    entry: bigint('entry', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    writtenBy: uuid('written_by').notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    confirmedByName: text('confirmed_by_name').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'register_confirmations_of_entry',
      columns: [table.entry, table.organizationCode, table.writtenBy],
      foreignColumns: [registerEntries.id, registerEntries.organizationCode, registerEntries.writtenBy],
    }),
    check('register_confirmations_by_another', sql`${table.confirmedBy} <> ${table.writtenBy}`),
  ],
)
