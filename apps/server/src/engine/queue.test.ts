import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../store/db.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { openQueue, type Queue } from './queue.ts'

let db: Db
let queue: Queue
beforeAll(async () => {
  db = await openTestDatabase()
  queue = await openQueue(db, () => undefined)
})
afterAll(async () => {
  await queue.stop()
  await db.close()
})

it('accepts a job in a transaction even as its first call, as from a command that claims nothing', async () => {
  await db.transaction(async (session) => queue.send(session, [{ kind: 'outbox', outbox: 40 }]))
  expect((await db.query("select data from jobs.job where name = 'work'")).rows).toEqual([{ data: { kind: 'outbox', outbox: 40 } }])
  await queue.claim(1)
})

it('a retry comes due by the database’s clock, however wrong the node’s clock is', async () => {
  const { now } = Date
  await db.transaction(async (session) => {
    // Only while it is sent: timers of the libraries go by the same clock.
    Date.now = () => now() - 3_600_000
    await queue.send(session, [{ kind: 'outbox', outbox: 41 }], 90_000).finally(() => {
      Date.now = now
    })
  })
  const { rows } = await db.query(
    "select extract(epoch from start_after - created_on)::int as seconds from jobs.job where data ->> 'outbox' = '41'",
  )
  expect(rows).toEqual([{ seconds: 90 }])
})

it('gives up no job, however often it failed and however long it waits, and a queue of an earlier release neither', async () => {
  await db.query("update jobs.queue set retry_limit = 1000, retention_seconds = 1209600 where name = 'work'")
  await queue.stop()
  queue = await openQueue(db, () => undefined)
  await db.transaction(async (session) => queue.send(session, [{ kind: 'outbox', outbox: 42 }]))
  const { rows } = await db.query(
    "select retry_limit > 1000000 as retried, keep_until > now() + interval '5 years' as kept from jobs.job where data ->> 'outbox' = '42'",
  )
  expect(rows).toEqual([{ retried: true, kept: true }])
})
