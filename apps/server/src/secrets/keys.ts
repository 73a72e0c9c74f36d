/** Keys come from the settings, or are in the data folder, readable by the owner alone, and survive a restart. */
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

const KEY_BYTES = 32

export type KeyKind = 'data' | 'token'

export const keyFile = (folder: string, kind: KeyKind): string => join(folder, `${kind}.key`)

/**
 * The keys of a kind, base64, newest first: from the setting, else from the lines of the file; undefined where there is neither.
 * @throws StartRefused when the file is there and holds something else: what was sealed with the lost key must not be joined by what another one seals
 */
export function readKeys(folder: string, kind: KeyKind, setting: readonly string[] | undefined): readonly string[] | undefined {
  if (setting) return setting
  const path = keyFile(folder, kind)
  if (!existsSync(path)) return undefined
  const keys = textOf(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (keys.length === 0 || keys.some((key) => Buffer.from(key, 'base64').length < KEY_BYTES)) {
    throw new StartRefused(`The key file ${path} is damaged. Put back the file that was there.`)
  }
  return keys
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'EISDIR') throw new StartRefused(`The key file ${path} cannot be read: it is a folder. Put back the file that was there.`)
    if (code === 'EACCES' || code === 'EPERM')
      throw new StartRefused(`The key file ${path} cannot be read by this account. Change its owner to the account that runs the server.`)
    throw problem
  }
}

/** Makes the first key of a kind in the data folder. */
export function makeKeyFile(folder: string, kind: KeyKind): readonly string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeKeyFile(keyFile(folder, kind))
  return readKeys(folder, kind, undefined)!
}

/** Written and on the disk before it has its name: a crash in between must not leave half a key under which data is sealed. */
function writeKeyFile(path: string): void {
  const draft = `${path}.${process.pid}.new`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, randomBytes(KEY_BYTES).toString('base64'))
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(draft, path)
  } catch (problem) {
    // Another process was first: its key counts.
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  } finally {
    unlinkSync(draft)
  }
}
