import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import type { Db } from './db.ts'

const WORD = 'select $1::text as word'

describe.runIf(inject('testDatabases').postgres)('a statement that is sent to PostgreSQL', () => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  it('is planned once on a connection, however often it is sent with other values, also side by side', async () => {
    const prepared = await db.transaction(async ({ query }) => {
      const sent = await Promise.all(['one', 'two', 'three'].map((word) => query(WORD, [word])))
      expect(sent.map(({ rows }) => rows)).toEqual([[{ word: 'one' }], [{ word: 'two' }], [{ word: 'three' }]])
      return await query('select name, statement from pg_prepared_statements where statement = $1', [WORD])
    })
    expect(prepared.rows).toHaveLength(1)
  })

  it('is not kept where it has no values, and may then be several', async () => {
    await db.transaction(async ({ query }) => {
      await query('create temporary table sent (word text) on commit drop; insert into sent values (2), (3)', [])
      const { rows } = await query("select count(*)::int as rows from pg_prepared_statements where statement like 'create temporary%'", [])
      expect(rows).toEqual([{ rows: 0 }])
    })
  })

  it('can be sent again after it failed, and after the transaction around it did', async () => {
    const divide = (by: number) => db.query('select 6 / $1::int as quotient', [by])
    await expect(divide(0)).rejects.toThrow(/division by zero/)
    expect((await divide(2)).rows).toEqual([{ quotient: 3 }])
    const insideBroken = db.transaction(async ({ query }) => {
      await query('select 6 / $1::int as quotient', [0]).catch(() => undefined)
      await query('select 12 / $1::int as dozen', [3])
    })
    await expect(insideBroken).rejects.toThrow(/aborted/)
    expect((await db.query('select 12 / $1::int as dozen', [3])).rows).toEqual([{ dozen: 4 }])
  })
})
