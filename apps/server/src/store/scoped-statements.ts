/** One statement outside a transaction, in the scope of whoever asks: straight to the pool for the system, in a transaction of its own for all others. */
import type pg from 'pg'
import { APP_SETTINGS } from './app-role.ts'
import { currentScope, type ScopeSettings, SET_SCOPE, scopeSettings } from './scope.ts'

/** The options of every connection. */
export const appOptions = (more: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...APP_SETTINGS, ...more })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** A client's `query`, as the mapper and the the store's own statements call it. */
export interface Queries {
  query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
}

export const scopedPool = (pool: pg.Pool): Queries => ({
  query: async (config, values) => {
    const settings = scopeSettings(currentScope())
    return settings ? await inScopedTransaction(pool, settings, config, values) : await pool.query(config as string, values)
  },
})

/** The begin of a transaction in the scope of whoever asks. Not to be awaited: what comes next is sent along, and fails too where this does. */
export function beginScoped(client: pg.PoolClient, settings = scopeSettings(currentScope())): Promise<unknown>[] {
  const begun = [client.query('begin'), ...(settings ? [client.query({ name: 'set-scope', text: SET_SCOPE, values: settings })] : [])]
  for (const sent of begun) sent.catch(() => undefined)
  return begun
}

async function inScopedTransaction(
  pool: pg.Pool,
  settings: ScopeSettings,
  config: string | pg.QueryConfig,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    const begun = beginScoped(client, settings)
    const asked = client.query(config as string, values)
    // All of them are over before the connection is anyone else's. The commit of a statement that failed is a rollback.
    const ends = await Promise.allSettled([...begun, client.query('commit'), asked])
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
    return await asked
  } finally {
    client.release()
  }
}
