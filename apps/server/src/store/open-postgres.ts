/** PostgreSQL by a pool: several nodes may share one database. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { checkAppRole, makeAppRole } from './app-role.ts'
import type { Db, Orm, Session, Statement } from './db.ts'
import { hearNodes } from './hear-nodes.ts'
import { appOptions, beginScoped, type Queries, scopedPool } from './scoped-statements.ts'

/** @param connectionString postgres://… ; @throws with the driver's own message when nobody answers there */
export async function openPostgres(connectionString: string, connections = 20): Promise<Db> {
  await asOwner(connectionString, makeAppRole)
  // Pipelined: statements that do not wait for one another are on their way together.
  const pool = new pg.Pool({ connectionString, max: connections, pipeline: true, options: appOptions() } as pg.PoolConfig)
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  await checkAppRole({ query: async (text, values) => await pool.query(text, values) }).catch(async (problem: unknown) => {
    await pool.end()
    throw problem
  })
  const scoped = scopedPool(pool)
  const run = runOn(scoped)
  return {
    kind: 'postgres',
    shared: true,
    orm: drizzle({ client: scoped as pg.Pool }) as unknown as Orm,
    query: async (text, values) => await scoped.query(text, values),
    run,
    atCommit: async (statement, values) => void (await run(statement, values)),
    asOwner: (work) => asOwner(connectionString, work),
    // A claim that a crash forgets is a job that is claimed again: nobody has to wait until the disk has it.
    queue: { kind: 'postgres', connectionString, options: appOptions({ synchronous_commit: 'off' }) },
    afterCommit: (after) => after(),
    hearNodes: (ears) => hearNodes(connectionString, ears),
    transaction: (inside) => inTransaction(pool, inside),
    close: () => pool.end(),
  }
}

const runOn =
  (client: Queries): Session['run'] =>
  async ({ name, text }, values) =>
    await client.query({ name, text, values: [...values] })

/** On a connection of its own, as whoever the connection string names: the tables are theirs. */
async function asOwner<T>(connectionString: string, work: (owner: Session) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  const committed: (() => void)[] = []
  await client.connect()
  const run = runOn(client)
  try {
    await client.query('begin')
    const done = await work({
      shared: true,
      orm: drizzle({ client }) as unknown as Orm,
      query: async (text, values) => await client.query(text, values),
      run,
      atCommit: async (statement, values) => void (await run(statement, values)),
      afterCommit: (after) => void committed.push(after),
    })
    await client.query('commit')
    for (const after of committed) after()
    return done
  } finally {
    await client.end()
  }
}

async function inTransaction<T>(pool: pg.Pool, inside: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const committed: (() => void)[] = []
  const last: [Statement, readonly unknown[]][] = []
  const run = runOn(client)
  let broken: Error | undefined
  let outcome: T
  try {
    const begun = beginScoped(client)
    outcome = await inside({
      shared: true,
      orm: drizzle({ client }) as unknown as Orm,
      query: async (text, values) => await client.query(text, values),
      run,
      atCommit: async (statement, values) => void last.push([statement, values]),
      afterCommit: (after) => void committed.push(after),
    })
    const sent = [...begun, ...last.map(([statement, values]) => run(statement, values)), client.query('commit')]
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
