import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseMissing, markInstalled, refuseEmptyPostgres, refuseLostDatabase } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function makeDatabase(): void {
  for (const name of ['global', 'pg_wal', 'base', 'pg_xact']) mkdirSync(join(folder, 'pg', name), { recursive: true })
  for (const name of ['PG_VERSION', 'global/pg_control']) writeFileSync(join(folder, 'pg', name), 'x')
}

describe('a data folder', () => {
  it('that is new may be filled', () => {
    expect(() => refuseLostDatabase(folder)).not.toThrow()
  })

  it('that holds its database is used', () => {
    makeDatabase()
    markInstalled(folder, 'embedded')
    expect(() => refuseLostDatabase(folder)).not.toThrow()
  })

  it.each(['data.key', 'token.key', 'installation.json'])(
    'with %s and no database is refused, with what was found and what to do',
    (name) => {
      writeFileSync(join(folder, name), 'x')
      expect(() => refuseLostDatabase(folder)).toThrow(DatabaseMissing)
      expect(() => refuseLostDatabase(folder)).toThrow(`(${name} is there), but its database is gone. Restore the folder from a backup`)
      expect(() => refuseLostDatabase(folder)).toThrow('name an empty folder with HEARTHLINE_DATA')
    },
  )

  it.each(['PG_VERSION', 'pg_wal', 'base', 'pg_xact'])('whose database has lost %s is damaged and not empty, keys or no keys', (name) => {
    makeDatabase()
    rmSync(join(folder, 'pg', name), { recursive: true })
    expect(() => refuseLostDatabase(folder)).toThrow(`is damaged: ${name} is missing.`)
  })

  it('left behind by a first start that was killed half way may be filled', () => {
    mkdirSync(join(folder, 'pg', 'base'), { recursive: true })
    expect(() => refuseLostDatabase(folder)).not.toThrow()
  })

  it.each(['postgres', 'embedded'] as const)(
    'of an installation on %s refuses an empty PostgreSQL: its own was lost, or this is another',
    (kind) => {
      markInstalled(folder, kind)
      expect(() => refuseEmptyPostgres(folder, false)).not.toThrow()
      expect(() => refuseEmptyPostgres(folder, true)).toThrow(DatabaseMissing)
      expect(() => refuseEmptyPostgres(folder, true)).toThrow('The PostgreSQL database is empty, but the data folder')
    },
  )

  it('that is new may be given an empty PostgreSQL, keys put there before the first start or not', () => {
    expect(() => refuseEmptyPostgres(folder, true)).not.toThrow()
    writeFileSync(join(folder, 'data.key'), 'x')
    expect(() => refuseEmptyPostgres(folder, true)).not.toThrow()
  })

  it('that does not exist records nothing, and hinders no node on PostgreSQL', () => {
    expect(() => markInstalled(join(folder, 'none'), 'postgres')).not.toThrow()
  })

  it('is marked once, for its owner alone', () => {
    markInstalled(folder, 'embedded', new Date('2026-11-22T10:00:00Z'))
    markInstalled(folder, 'embedded', new Date('2027-01-01T10:00:00Z'))
    const path = join(folder, 'installation.json')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ database: 'embedded', since: '2026-11-22T10:00:00.000Z' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })
})
