/** Several rows by one parameter: they travel as JSON, and the database reads them by the types that the schema names. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const quoted = (name: string): string => `"${name}"`

/**
 * "insert … select" from the JSON list at a placeholder. Columns with a default are the database's to fill, but for those that each row gives; what
 * else a row leaves out is null.
 */
export function jsonInsert(table: PgTable, placeholder: string, given: readonly string[] = []): string {
  const columns = Object.entries(getTableColumns(table) as Readonly<Record<string, PgColumn>>).filter(
    ([key, column]) => !column.hasDefault || given.includes(key),
  )
  const names = columns.map(([, { name }]) => quoted(name)).join(', ')
  const read = columns.map(([key]) => `r.${quoted(key)}`).join(', ')
  const types = columns.map(([key, column]) => `${quoted(key)} ${column.getSQLType()}`).join(', ')
  return `insert into ${quoted(getTableName(table))} (${names}) select ${read} from json_to_recordset(${placeholder}::json) as r(${types})`
}
