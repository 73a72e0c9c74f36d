import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrandError, loadBrands } from '@hearthline/brands/load'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openInstallation } from './open-installation.ts'
import { startProblem } from './start-problem.ts'
import { NewerSchema } from './store/migrate.ts'

const config = {
  port: 4400,
  host: '127.0.0.1',
  dataFolder: '/srv/hearthline/data',
  brandsFolder: '/srv/brands',
  databaseUrl: undefined,
}
const withPostgres = { ...config, databaseUrl: 'postgres://heloc:a-secret@db.internal:5432/hearthline' }
const bySocket = { ...config, databaseUrl: 'postgres:///hearthline?host=/run/postgresql' }
const coded = (code: string, syscall?: string, more: { path?: string; hostname?: string } = {}) =>
  Object.assign(new Error('connect'), { code, syscall, ...more })

it.each([
  [coded('EADDRINUSE', 'listen'), config, 'Port 4400 is in use by another program.'],
  [coded('EACCES', 'listen'), config, 'Port 4400 may not be used by this account.'],
  [coded('EADDRNOTAVAIL', 'listen'), config, 'This machine has no address 127.0.0.1.'],
  [coded('ENOTFOUND', 'getaddrinfo', { hostname: '127.0.0.1' }), config, 'This machine has no address 127.0.0.1.'],
  [coded('ENOTFOUND', 'getaddrinfo', { hostname: '127.0.0.1' }), withPostgres, 'This machine has no address 127.0.0.1.'],
  [coded('EACCES', 'mkdir'), config, 'The data folder /srv/hearthline/data cannot be written by this account.'],
  [coded('EEXIST', 'mkdir'), config, '/srv/hearthline/data is not a folder.'],
  [coded('ENOTDIR', 'mkdir', { path: '/srv/hearthline/data' }), config, '/srv/hearthline/data is not a folder.'],
  [coded('ENOTDIR', 'scandir', { path: '/srv/hearthline/data/pg' }), config, '/srv/hearthline/data/pg is not a folder.'],
  [coded('EISDIR', 'open', { path: '/srv/hearthline/data/lock' }), config, '/srv/hearthline/data/lock is a folder'],
  [coded('ENOENT', 'mkdir', { path: '/srv/hearthline' }), config, 'The data folder /srv/hearthline/data cannot be made.'],
  [coded('ENAMETOOLONG', 'mkdir', { path: '/srv/hearthline/data' }), config, 'The data folder /srv/hearthline/data cannot be made.'],
  [coded('ENOSPC', 'write'), config, 'There is no room left for the data folder /srv/hearthline/data.'],
  [coded('ENOENT', 'connect'), bySocket, 'PostgreSQL at /run/postgresql cannot be reached (ENOENT).'],
  [new BrandError(['acme/brand.json: hosts: wrong.']), config, 'The brands in /srv/brands cannot be used: acme/brand.json: hosts: wrong.'],
  [coded('ECONNREFUSED', 'connect'), withPostgres, 'PostgreSQL at db.internal:5432 cannot be reached (ECONNREFUSED).'],
  [coded('ENOTFOUND', 'getaddrinfo'), withPostgres, 'PostgreSQL at db.internal:5432 cannot be reached (ENOTFOUND).'],
  [coded('28P01'), withPostgres, 'PostgreSQL at db.internal:5432 does not accept the user name or password for heloc.'],
  [coded('3D000'), withPostgres, 'PostgreSQL at db.internal:5432 has no database named hearthline.'],
  [coded('53300'), withPostgres, 'PostgreSQL at db.internal:5432 has no connection left.'],
  [coded('53100'), withPostgres, 'PostgreSQL at db.internal:5432 has no room left on its disk.'],
  [new NewerSchema(2), config, 'it has 2 changes that this version does not know'],
])('%s is one sentence without a secret in it', (problem, known, sentence) => {
  const said = startProblem(problem, known)
  expect(said).toContain(sentence)
  expect(said).not.toContain('a-secret')
  expect(said).not.toContain('\n')
})

it('many faults of brands are one line: the first twelve, and how many more', () => {
  const faults = Array.from({ length: 14 }, (_, index) => `b${index}/brand.json cannot\nbe read`)
  expect(startProblem(new BrandError(faults), config)).toBe(
    `The brands in /srv/brands cannot be used: ${Array.from({ length: 12 }, (_, index) => `b${index}/brand.json cannot be read`).join('; ')}; and 2 more. Correct them, or name another folder with HEARTHLINE_BRANDS.`,
  )
})

describe('unusable files on disk are reported in one sentence', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearthline-start-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const said = async (settings: Record<string, string>): Promise<string | undefined> => {
    const read = readConfig({ NODE_ENV: 'test', HEARTHLINE_DATA: join(folder, 'data'), ...settings })
    // In the order of a start.
    const opened = loadBrands(read.brandsFolder).then(() => openInstallation(read))
    return await opened.then(
      async ({ db }) => {
        await db.close()
        return 'started'
      },
      (problem: unknown) => startProblem(problem, read),
    )
  }

  it('brands that are no folder, are not there, or are empty', async () => {
    writeFileSync(join(folder, 'file'), '')
    mkdirSync(join(folder, 'empty'))
    const sentence = (name: string, why: string) =>
      `The brands in ${join(folder, name)} cannot be used: ${why}. Correct them, or name another folder with HEARTHLINE_BRANDS.`
    expect(await said({ HEARTHLINE_BRANDS: join(folder, 'none') })).toBe(sentence('none', 'there is no such folder'))
    expect(await said({ HEARTHLINE_BRANDS: join(folder, 'file') })).toBe(sentence('file', 'it is not a folder'))
    expect(await said({ HEARTHLINE_BRANDS: join(folder, 'empty') })).toBe(sentence('empty', 'There is no brand folder'))
  })

  it('a brand that cannot be read, by its file', async () => {
    const brand = (name: string) => join(folder, 'brands', name)
    for (const name of ['none', 'folder', 'broken']) mkdirSync(brand(name), { recursive: true })
    mkdirSync(join(brand('folder'), 'brand.json'))
    writeFileSync(join(brand('broken'), 'brand.json'), '{\n  "orgCode": x\n}')
    await expect(loadBrands(join(folder, 'brands'))).rejects.toBeInstanceOf(BrandError)
    const sentence = await said({ HEARTHLINE_BRANDS: join(folder, 'brands') })
    expect(sentence).toContain('none/brand.json cannot be read: there is no such file')
    expect(sentence).toContain('folder/brand.json cannot be read: it is a folder')
    expect(sentence).toMatch(/broken\/brand\.json cannot be read: .*JSON/)
    expect(sentence).not.toContain('\n')
  })

  it('a key file that is a folder', async () => {
    mkdirSync(join(folder, 'data', 'data.key'), { recursive: true })
    expect(await said({})).toBe(
      `The key file ${join(folder, 'data', 'data.key')} cannot be read: it is a folder. Put back the file that was there.`,
    )
  })

  it('a data folder that is a file, is below a file, or cannot be created', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await said({ HEARTHLINE_DATA: join(folder, 'file') })).toContain(`${join(folder, 'file')} is not a folder.`)
    expect(await said({ HEARTHLINE_DATA: join(folder, 'file', 'data') })).toContain(`${join(folder, 'file', 'data')} is not a folder.`)
    expect(await said({ HEARTHLINE_DATA: join(folder, 'x'.repeat(300)) })).toMatch(/^The data folder .* cannot be made\. /)
  })

  it('a database, a lock or a reserve that is of the wrong kind', async () => {
    const data = join(folder, 'data')
    const spoiled = (name: string, spoil: (path: string) => void) => {
      rmSync(data, { recursive: true, force: true })
      mkdirSync(data)
      spoil(join(data, name))
      return said({})
    }
    expect(await spoiled('pg', (path) => writeFileSync(path, 'x'))).toContain(`${join(data, 'pg')} is not a folder.`)
    for (const name of ['lock', 'reserve']) {
      expect(await spoiled(name, (path) => mkdirSync(join(path, 'x'), { recursive: true }))).toContain(`${join(data, name)} is a folder`)
    }
  })
})

it('an internal error keeps its stack trace', () => {
  expect(startProblem(coded('ENOENT', 'open', { path: '/srv/hearthline/apps/server/src/x.sql' }), config)).toBeUndefined()
  expect(startProblem(coded('EISDIR', 'read', { path: '/elsewhere' }), config)).toBeUndefined()
  expect(startProblem(new TypeError('x is not a function'), config)).toBeUndefined()
})
