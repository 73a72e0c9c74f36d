import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
  vi.restoreAllMocks()
  await queue.stop()
  await db.close()
})

it('a retry comes due by the clock of the database, however wrong the node is about the time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2001, 0, 1))
  await db.transaction((session) => queue.send(session, [{ outbox: 41 }], 90_000))
  const { rows } = await db.query("select extract(epoch from start_after - created_on)::int as seconds from jobs.job where name = 'work'")
  expect(rows).toEqual([{ seconds: 90 }])
})
