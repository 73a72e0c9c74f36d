/**
 * A connection that has the server plan a statement once, and not each time it is sent: row security makes a plan cost more than the reading of a
 * few rows. Statements with values are given a name by their text; PostgreSQL keeps what is prepared under a name for as long as the connection.
 */
import pg from 'pg'

/** Texts; lists of many lengths and rows by the dozen make more of them than are worth keeping on each connection. */
const MOST_NAMED = 1000

const names = new Map<string, string>()

/** The same name for a text on every connection. Undefined when there are enough. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMED) return known
  const name = `statement-${names.size + 1}`
  names.set(text, name)
  return name
}

/** Without values there may be several statements in one text, and only one can be prepared. */
function named(config: unknown, values: unknown): unknown {
  if (typeof config === 'string') return Array.isArray(values) && values.length > 0 ? { text: config, name: nameOf(config) } : config
  const { text, name, values: own, submit } = (config ?? {}) as Partial<pg.QueryConfig> & { readonly submit?: unknown }
  const given = Array.isArray(values) ? values : own
  // What submits itself, a cursor or a stream, is left as it is.
  if (typeof text !== 'string' || name !== undefined || submit !== undefined || !given || given.length === 0) return config
  return { ...(config as object), name: nameOf(text) }
}

export class NamingClient extends pg.Client {
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    return super.query(named(config, values) as string, values as unknown[], callback as () => void) as never
  }
}
