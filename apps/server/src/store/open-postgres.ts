/** PostgreSQL by a pool: several nodes may share one database. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db, Orm, Session } from './db.ts'
import { ANNOUNCE, hearMoves } from './hear-moves.ts'

/** @param connectionString postgres://… ; @throws with the driver's own message when nobody answers there */
export async function openPostgres(connectionString: string, connections = 20): Promise<Db> {
  const pool = new pg.Pool({ connectionString, max: connections })
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  await pool.query('select 1')
  return {
    kind: 'postgres',
    orm: drizzle({ client: pool }) as unknown as Orm,
    query: async (text, values) => await pool.query(text, values),
    queue: { kind: 'postgres', connectionString },
    afterCommit: (run) => run(),
    announceMove: async (id) => void (await pool.query(ANNOUNCE, [id])),
    hearMoves: (ears) => hearMoves(connectionString, ears),
    transaction: (run) => inTransaction(pool, run),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, run: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const committed: (() => void)[] = []
  let broken: Error | undefined
  let outcome: T
  try {
    await client.query('begin')
    outcome = await run({
      orm: drizzle({ client }) as unknown as Orm,
      query: async (text, values) => await client.query(text, values),
      afterCommit: (after) => void committed.push(after),
      announceMove: async (id) => void (await client.query(ANNOUNCE, [id])),
    })
    await client.query('commit')
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
