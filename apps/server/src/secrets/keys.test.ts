import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyFrom } from './keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a key is made once, of 32 bytes, and stays over a restart', () => {
  const first = keyFrom(folder, 'token', undefined)
  expect(Buffer.from(first, 'base64')).toHaveLength(32)
  expect(keyFrom(folder, 'token', undefined)).toBe(first)
  expect(keyFrom(folder, 'data', undefined)).not.toBe(first)
})

it('its file is readable by the owner alone', () => {
  keyFrom(join(folder, 'new'), 'token', undefined)
  expect(statSync(join(folder, 'new', 'token.key')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
})

it('a setting goes before the file, and is not written down', () => {
  expect(keyFrom(folder, 'token', 'from the settings')).toBe('from the settings')
  expect(() => readFileSync(join(folder, 'token.key'))).toThrow('ENOENT')
})

it('half a key is refused, not used: what was sealed with the whole one would be lost', () => {
  writeFileSync(join(folder, 'data.key'), '')
  expect(() => keyFrom(folder, 'data', undefined)).toThrow('is damaged')
})

it('nothing but the key is left in the folder', () => {
  keyFrom(folder, 'token', undefined)
  expect(readdirSync(folder)).toEqual(['token.key'])
})
