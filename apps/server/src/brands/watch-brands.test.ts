import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stateOfFolders } from './watch-brands.ts'

let dir: string
const file = () => join(dir, 'gambrel', 'brand.json')
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hearthline-watched-'))
  mkdirSync(join(dir, 'gambrel'))
  writeFileSync(file(), '{}')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('a change in a brand folder', () => {
  it('is seen without being told of: a file that is saved by renaming, and then in place', async () => {
    const seen = [await stateOfFolders(dir)]
    writeFileSync(`${file()}.new`, '{ "a": 1 }')
    renameSync(`${file()}.new`, file())
    seen.push(await stateOfFolders(dir))
    writeFileSync(file(), '{ "a": 12 }')
    seen.push(await stateOfFolders(dir))
    expect(new Set(seen).size).toBe(3)
    expect(await stateOfFolders(dir)).toBe(seen[2])
  })

  it('is seen behind a link, and where a folder goes', async () => {
    renameSync(join(dir, 'gambrel'), join(dir, '.there'))
    symlinkSync(join(dir, '.there'), join(dir, 'gambrel'))
    const before = await stateOfFolders(dir)
    writeFileSync(file(), '{ "a": 1 }')
    const after = await stateOfFolders(dir)
    rmSync(join(dir, 'gambrel'))
    expect(new Set([before, after, await stateOfFolders(dir)]).size).toBe(3)
  })
})
