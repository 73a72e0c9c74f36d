/** PostgreSQL by a pool: several nodes may share one database. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db, Orm, Session, Statement } from './db.ts'
import { hearNodes } from './hear-nodes.ts'

/** @param connectionString postgres://… ; @throws with the driver's own message when nobody answers there */
export async function openPostgres(connectionString: string, connections = 20): Promise<Db> {
  // Pipelined: statements that do not wait for one another are on their way together.
  const pool = new pg.Pool({ connectionString, max: connections, pipeline: true } as pg.PoolConfig)
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  await pool.query('select 1')
  const run = runOn(pool)
  return {
    kind: 'postgres',
    shared: true,
    orm: drizzle({ client: pool }) as unknown as Orm,
    query: async (text, values) => await pool.query(text, values),
    run,
    atCommit: async (statement, values) => void (await run(statement, values)),
    queue: { kind: 'postgres', connectionString },
    afterCommit: (after) => after(),
    hearNodes: (ears) => hearNodes(connectionString, ears),
    transaction: (inside) => inTransaction(pool, inside),
    close: () => pool.end(),
  }
}

const runOn =
  (client: pg.Pool | pg.PoolClient): Session['run'] =>
  async ({ name, text }, values) =>
    await client.query({ name, text, values: [...values] })

async function inTransaction<T>(pool: pg.Pool, inside: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const committed: (() => void)[] = []
  const last: [Statement, readonly unknown[]][] = []
  const run = runOn(client)
  let broken: Error | undefined
  let outcome: T
  try {
    // Not awaited: what comes next is sent along, and fails too where this does.
    const begun = client.query('begin')
    begun.catch(() => undefined)
    outcome = await inside({
      shared: true,
      orm: drizzle({ client }) as unknown as Orm,
      query: async (text, values) => await client.query(text, values),
      run,
      atCommit: async (statement, values) => void last.push([statement, values]),
      afterCommit: (after) => void committed.push(after),
    })
    const sent = [begun, ...last.map(([statement, values]) => run(statement, values)), client.query('commit')]
    // All of them are over before anything is said: a commit after a statement that failed has rolled back, and reports no error of its own.
    const failed = (await Promise.allSettled(sent)).find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  } catch (problem) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw problem
  } finally {
    client.release(broken)
  }
  for (const after of committed) after()
  return outcome
}
