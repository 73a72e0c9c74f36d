import { readAporFile } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Db } from '../db.ts'
import { migrate } from '../migrate.ts'
import { inScope } from '../scope.ts'
import { addAporRows, aporOn } from './apor.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await migrate(db, async () => undefined)
})
afterAll(() => db.close())

const file = (...weeks: readonly (readonly [day: string, rate: string])[]) =>
  readAporFile(weeks.map(([day, rate]) => [day, ...Array.from({ length: 50 }, () => rate)].join('|')).join('\n'), '2026-11-24')
const load = (kind: 'FIXED' | 'ADJUSTABLE', rows: ReturnType<typeof file>) =>
  addAporRows(db, { kind, rows, source: 'YieldTable.txt', digest: 'd', at: '2026-11-23T12:00:00.000Z' })

describe('the average prime offer rates that were loaded', () => {
  it('answer for a day once both tables have its week, and only for that week', async () => {
    expect(await load('FIXED', file(['11/16/2026', '6.10'], ['11/23/2026', '6.20']))).toEqual({ added: 2, changed: [], unchanged: 0 })
    expect(await aporOn(db, '2026-11-24')).toBeUndefined()
    await load('ADJUSTABLE', file(['11/16/2026', '5.90'], ['11/23/2026', '5.80']))
    expect(await aporOn(db, '2026-11-24')).toMatchObject({ from: '2026-11-23', fixed: { 30: '6.20' }, adjustable: '5.80' })
    expect(await aporOn(db, '2026-11-22')).toMatchObject({ from: '2026-11-16', adjustable: '5.90' })
    expect(await aporOn(db, '2026-11-30')).toBeUndefined()
    expect(await aporOn(db, '2026-11-15')).toBeUndefined()
  })

  it('are replaced by a week that is published again, and left alone by one that is the same', async () => {
    expect(await load('FIXED', file(['11/16/2026', '6.10'], ['11/23/2026', '6.25'], ['11/30/2026', '6.30']))).toEqual({
      added: 1,
      changed: ['2026-11-23'],
      unchanged: 1,
    })
    expect((await aporOn(db, '2026-11-24'))?.fixed[30]).toBe('6.25')
    expect((await db.query("select count(*)::int as n from apor_rows where kind = 'FIXED'")).rows[0]!.n).toBe(4)
  })

  it('answer for the newest week that both tables have, whatever one of them has beside it', async () => {
    const [row] = file(['11/30/2026', '6.40'])
    // As an earlier release took them.
    await load('FIXED', [{ ...row!, from: '2026-11-25' }])
    expect(await aporOn(db, '2026-11-26')).toMatchObject({ from: '2026-11-23', fixed: { 30: '6.25' } })
    // That of 11/30 is there in one table alone, until the other has it.
    expect(await aporOn(db, '2026-11-30')).toBeUndefined()
    await load('ADJUSTABLE', file(['11/30/2026', '5.70']))
    expect(await aporOn(db, '2026-12-02')).toMatchObject({ from: '2026-11-30', adjustable: '5.70' })
  })

  it('are read by everyone and written by the installation alone, and never changed', async () => {
    const visitor = { kind: 'visitor', organizations: ['HEARTH'] } as const
    expect(await inScope(visitor, () => aporOn(db, '2026-11-24'))).toBeDefined()
    await expect(inScope(visitor, () => load('FIXED', file(['12/7/2026', '1'])))).rejects.toThrow()
    await expect(db.query("update apor_rows set source = 'x'")).rejects.toThrow()
    await expect(db.query('delete from apor_rows')).rejects.toThrow()
  })
})
