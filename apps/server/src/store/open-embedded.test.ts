import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUse } from './lock-folder.ts'
import { openEmbedded } from './open-embedded.ts'

const synced = vi.hoisted(() => ({ calls: 0 }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const fsyncSync = (file: number) => {
    synced.calls++
    real.fsyncSync(file)
  }
  return { ...real, fsyncSync, default: { ...real, fsyncSync } }
})

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'hearthline-embedded-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('the embedded database in a folder', () => {
  it('writes each commit to disk before acknowledging it; a read writes nothing; and committed data is read again', async () => {
    const db = await openEmbedded(folder)
    await db.asOwner(async (owner) => void (await owner.query('create table kept (n int); grant all on kept to hearthline_app')))
    for (let n = 1; n <= 3; n++) {
      const before = synced.calls
      await db.transaction(async (session) => void (await session.query('insert into kept values ($1)', [n])))
      expect(synced.calls).toBeGreaterThan(before)
    }
    const before = synced.calls
    await db.query('select n from kept')
    expect(synced.calls).toBe(before)
    expect((await db.query("select current_setting('fsync') || current_setting('synchronous_commit') as durable")).rows).toEqual([
      { durable: 'onon' },
    ])

    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse)

    const open = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => (fs.statSync(join(folder, name)).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
    await db.close()

    const again = await openEmbedded(folder)
    expect((await again.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    await again.close()
    expect(fs.existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('releases the folder when the database cannot be opened', async () => {
    fs.mkdirSync(join(folder, 'pg'))
    fs.writeFileSync(join(folder, 'pg', 'PG_VERSION'), 'nonsense')
    await expect(openEmbedded(folder)).rejects.toThrow()
    expect(fs.existsSync(join(folder, 'lock'))).toBe(false)
  })
})
