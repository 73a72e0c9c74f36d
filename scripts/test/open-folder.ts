/** A temporary folder that every user may pass into: the database's own user is another one when the tests run as root. */
import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** TMPDIR itself is often closed (mktemp -d, a home folder): then the system's own. */
const places = (): string[] => [tmpdir(), '/tmp', '/var/tmp', '/dev/shm']
const PASSABLE = 0o001

/** @throws when no place is open */
export function makeOpenFolder(prefix: string): string {
  const place = places().find(isPassable)
  if (!place) throw new Error(`No temporary folder is open to other users; looked at ${places().join(', ')}. Set TMPDIR to one.`)
  const folder = mkdtempSync(join(place, prefix))
  chmodSync(folder, 0o755)
  return folder
}

/** Every parent folder must be accessible to others. */
function isPassable(place: string): boolean {
  for (let folder = place; ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (!stat || (process.platform !== 'win32' && (stat.mode & PASSABLE) === 0)) return false
    if (folder === dirname(folder)) return true
  }
}
