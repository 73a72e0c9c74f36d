/** An application's row by plain SQL, with the columns that the schema names: polling, locking and reading a file do so all day. */
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applications } from './schema.ts'

export type ApplicationRow = typeof applications.$inferSelect

const COLUMNS = Object.entries(getTableColumns(applications) as Readonly<Record<string, PgColumn>>)

/** Moments as the database writes them, not as a driver's dates. */
const selected = (key: string, column: PgColumn): string =>
  `applications."${column.name}"${column.getSQLType().startsWith('timestamp') ? '::text' : ''} as "${key}"`

/** What stands between select and from. */
export const ROW_COLUMNS = COLUMNS.map(([key, column]) => selected(key, column)).join(', ')

/** One row of a select of ROW_COLUMNS; members beside them are left out. */
export function rowOf(found: Readonly<Record<string, unknown>>): ApplicationRow {
  const row: Record<string, unknown> = {}
  for (const [key, column] of COLUMNS) row[key] = found[key] === null ? null : column.mapFromDriverValue(found[key])
  return row as ApplicationRow
}
