/** Keys come from the settings, or lie in the data folder, readable by the owner alone, and survive a restart. */
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32

/**
 * The key of that name, base64 of 32 bytes; made on first use.
 * @throws when its file holds no such key: what was sealed with the lost one must not be joined by what another one seals
 */
export function keyFrom(folder: string, name: string, setting: string | undefined): string {
  if (setting) return setting
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.key`)
  if (!existsSync(path)) makeKey(path)
  const key = readFileSync(path, 'utf8').trim()
  if (Buffer.from(key, 'base64').length !== KEY_BYTES) throw new Error(`The key file ${path} is damaged. Put back the file that was there.`)
  return key
}

/** Written and on the disk before it has its name: a crash in between must not leave half a key under which data is sealed. */
function makeKey(path: string): void {
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
