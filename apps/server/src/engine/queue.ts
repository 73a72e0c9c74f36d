/** The durable job queue (pg-boss): jobs are sent inside the transaction that makes them due, and claimed once. */

import type { Db as QueueDb } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import type { Db, Session } from '../store/db.ts'
import type { JobData } from './job-kinds.ts'

export interface ClaimedJob {
  readonly id: string
  /** as it was sent, by this version or another: job-kinds.ts reads it */
  readonly data: unknown
}

const QUEUE = 'work'
const NO_JOB = '00000000-0000-4000-8000-000000000000'
/** A claimed job whose node fell silent goes back after this long. */
const HEARTBEAT_SECONDS = 15

/** No job is given up here, and none is deleted before it is done: a mail server may be away for days, and whoever performs a job knows when it is enough. */
const SETTINGS = {
  retryLimit: 1_000_000_000,
  retryDelay: 0,
  retentionSeconds: 10 * 365 * 86_400,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 900,
  deleteAfterSeconds: 3600,
} as const

export interface Queue {
  /** Sends in the caller's transaction; `afterMs` delays it, counted by the database's clock: nodes need not agree on the time. */
  send(session: Session, jobs: readonly JobData[], afterMs?: number): Promise<void>
  /** Work of these items that waits for its next try is due now. */
  hurry(applicationId: string, items: readonly string[]): Promise<void>
  claim(most: number): Promise<readonly ClaimedJob[]>
  /** Done, in the caller's transaction where one is given. */
  complete(ids: readonly string[], session?: Session): Promise<void>
  /** Tells that these jobs are still being worked on. */
  touch(ids: readonly string[]): Promise<void>
  ready(): Promise<boolean>
  stop(): Promise<void>
}

/** The queue has one text for sending and one for completing; what is named is kept by the database, so it must not grow. */
const MOST_NAMED = 16
const named = new Map<string, string>()

function nameOf(text: string): string {
  const name = named.get(text) ?? (named.size < MOST_NAMED ? `jobs:${named.size}` : '')
  if (name !== '') named.set(text, name)
  return name
}

/** With the caller's commit. No one reads what came of it: `rows` are returned to the queue in the form that it expects. */
const withCommit = (session: Session, rows: readonly object[]): QueueDb => ({
  async executeSql(text, values) {
    await session.atCommit({ name: nameOf(text), text }, values ?? [])
    return { rows: [...rows] as never[] }
  },
})

export async function openQueue(db: Db, onError: (problem: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    // Our own connections, not ones the queue opens: its own are not all listened to, and a break in one would end the process.
    db: { executeSql: db.queue.execute as QueueDb['executeSql'] },
    ...(db.queue.kind === 'embedded' && { backend: 'pglite' as const }),
    schema: 'jobs',
    // The migrations make it: it is the role's, which may make nothing else.
    createSchema: false,
    schedule: false,
    // Supervision finds claims of nodes that fell silent. The embedded database has one node, whose claims its next start returns.
    superviseIntervalSeconds: db.queue.kind === 'embedded' ? 60 : 5,
    monitorIntervalSeconds: db.queue.kind === 'embedded' ? 60 : 5,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(QUEUE, SETTINGS)
  // Made by an earlier release, it has the settings of then.
  await boss.updateQueue(QUEUE, SETTINGS)
  // The queue looks up its own settings when it is first used, over its own connection. Within a transaction of the embedded database, which
  // has one connection, it would wait for itself.
  await boss.touch(QUEUE, [NO_JOB])
  // One process owns the embedded folder: whatever is still claimed was claimed by a process that is gone.
  if (db.queue.kind === 'embedded')
    await db.queue.execute(`update jobs.job set state = 'retry', start_after = now() where name = '${QUEUE}' and state = 'active'`)
  return {
    async send(session, jobs, afterMs) {
      if (jobs.length === 0) return
      // An interval, which the database adds to its own now().
      const startAfter = afterMs === undefined ? undefined : `${afterMs} milliseconds`
      await boss.insert(
        QUEUE,
        jobs.map((data) => ({ data, ...(startAfter && { startAfter }) })),
        { db: withCommit(session, []) },
      )
    },
    async hurry(applicationId, items) {
      await db.queue.execute(
        `update jobs.job set start_after = now() where name = '${QUEUE}' and state in ('created', 'retry') and start_after > now()
          and data ->> 'application' = $1 and data ->> 'item' = any($2::text[])`,
        [applicationId, [...items]],
      )
    },
    claim: (most) => boss.fetch<object>(QUEUE, { batchSize: most, orderByCreatedOn: true }),
    async complete(ids, session) {
      await boss.complete(QUEUE, [...ids], null, session ? { db: withCommit(session, [{ count: ids.length }]) } : {})
    },
    async touch(ids) {
      await boss.touch(QUEUE, [...ids])
    },
    ready: async () => (await boss.isInstalled()) === true,
    stop: () => boss.stop({ graceful: false, timeout: 1000 }),
  }
}
