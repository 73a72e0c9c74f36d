/** PostgreSQL by a pool: several nodes may share one database. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { checkAppRole, makeAppRole } from './app-role.ts'
import type { Db, Orm, Session, Statement } from './db.ts'
import { createParsedFacts, type ParsedFacts } from './parsed-facts.ts'
import { type DatabaseTimeouts, DEFAULT_TIMEOUTS, NO_TIMEOUTS, openPool } from './postgres-pool.ts'
import { appOptions, beginScoped, type Queries, scopedPool } from './scoped-statements.ts'
import { createStorageWatch } from './storage-watch.ts'
import { subscribeToNodes } from './subscribe-to-nodes.ts'

/** The job queue's own connections: its statements must not wait behind a burst of requests. */
const QUEUE_CONNECTIONS = 4

/** The queue also tidies its tables, which takes longer than a request may; no one waits for it. */
const QUEUE_STATEMENT_MS = 300_000
const queuePatience = (patience: DatabaseTimeouts): DatabaseTimeouts => ({
  ...patience,
  statementMs: patience.statementMs === 0 ? 0 : Math.max(patience.statementMs, QUEUE_STATEMENT_MS),
})

/** @param connectionString postgres://… ; @throws with the driver's own message when no one answers there */
export async function openPostgres(connectionString: string, connections = 20, patience: DatabaseTimeouts = DEFAULT_TIMEOUTS): Promise<Db> {
  const asOwner = ownerOf(connectionString)
  await asOwner(makeAppRole)
  const pool = openPool({ connectionString, most: connections, patience, pipeline: true, options: appOptions() })
  // A claim that a crash forgets is a job that is claimed again: no one has to wait until the disk has it.
  const queue = openPool({
    connectionString,
    most: QUEUE_CONNECTIONS,
    patience: queuePatience(patience),
    options: appOptions({ synchronous_commit: 'off' }),
  })
  await checkAppRole({ query: async (text, values) => await pool.query(text, values) }).catch(async (problem: unknown) => {
    await Promise.allSettled([pool.end(), queue.end()])
    throw problem
  })
  const scoped = scopedPool(pool)
  const run = runOn(scoped)
  const room = createStorageWatch()
  const parsedFacts = createParsedFacts()
  return {
    kind: 'postgres',
    shared: true,
    parsedFacts,
    orm: drizzle({ client: scoped as pg.Pool }) as unknown as Orm,
    query: async (text, values) => await scoped.query(text, values),
    run,
    atCommit: async (statement, values) => void (await run(statement, values)),
    asOwner,
    queue: { kind: 'postgres', connectionString, execute: async (text, values) => await queue.query(text, values) },
    afterCommit: (after) => after(),
    subscribeToNodes: (handlers) => subscribeToNodes(connectionString, handlers),
    transaction: (inside) => room.watch(inTransaction(pool, parsedFacts, inside)),
    storage: room.state,
    async close() {
      await Promise.all([pool.end(), queue.end()])
    },
  }
}

const runOn =
  (client: Queries): Session['run'] =>
  async ({ name, text }, values) =>
    await client.query({ name, text, values: [...values] })

/** On a connection of its own, as whoever the connection string names: the tables are theirs. */
const ownerOf =
  (connectionString: string): Db['asOwner'] =>
  async (work) => {
    const one = openPool({ connectionString, most: 1, patience: NO_TIMEOUTS })
    try {
      return await inTransaction(one, createParsedFacts(), work)
    } finally {
      await one.end()
    }
  }

async function inTransaction<T>(pool: pg.Pool, parsedFacts: ParsedFacts, inside: (session: Session) => Promise<T>): Promise<T> {
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
      parsedFacts,
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
