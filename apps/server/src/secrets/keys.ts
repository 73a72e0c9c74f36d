/** Keys come from the settings, or lie in the data folder, readable by the owner alone, and survive a restart. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** The key of that name, base64 of 32 bytes; made on first use. */
export function keyFrom(folder: string, name: string, setting: string | undefined): string {
  if (setting) return setting
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.key`)
  try {
    writeFileSync(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  }
  return readFileSync(path, 'utf8').trim()
}
