import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeKeyFile, readKeys } from './keys.ts'

const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER = Buffer.alloc(32, 2).toString('base64')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a key of 32 bytes is made once and kept across restarts', () => {
  const [first] = makeKeyFile(folder, 'token')
  expect(Buffer.from(first!, 'base64')).toHaveLength(32)
  expect(readKeys(folder, 'token', undefined)).toEqual([first])
  expect(makeKeyFile(folder, 'token')).toEqual([first])
  expect(makeKeyFile(folder, 'data')).not.toEqual([first])
})

it('looking up a key creates none', () => {
  expect(readKeys(folder, 'data', undefined)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

it('its file is readable by the owner alone', () => {
  makeKeyFile(join(folder, 'new'), 'token')
  expect(statSync(join(folder, 'new', 'token.key')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
})

it('a file may hold several keys, a line each, the newest first', () => {
  writeFileSync(join(folder, 'data.key'), `${OTHER}\n${KEY}\n\n`)
  expect(readKeys(folder, 'data', undefined)).toEqual([OTHER, KEY])
})

it('a setting takes precedence over the file and is not stored', () => {
  expect(readKeys(folder, 'token', [KEY])).toEqual([KEY])
  expect(() => readFileSync(join(folder, 'token.key'))).toThrow('ENOENT')
})

it.each(['', `${KEY.slice(0, 20)}`, `${KEY}\nhalf`])(
  'half a key is refused, not used: what was sealed with the whole one would be lost',
  (text) => {
    writeFileSync(join(folder, 'data.key'), text)
    expect(() => readKeys(folder, 'data', undefined)).toThrow('is damaged')
  },
)

it('nothing but the key is left in the folder', () => {
  makeKeyFile(folder, 'token')
  expect(readdirSync(folder)).toEqual(['token.key'])
})
