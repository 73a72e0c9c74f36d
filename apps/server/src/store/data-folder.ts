/** What a data folder says of itself: whether it was used before, and whether its database is still in it. */
import { accessSync, constants, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

/** Written once, when the database of this folder has its tables. */
const MARKER = 'installation.json'
/** Made at the first start where the settings give none. */
const KEYS = ['data.key', 'token.key']
/** Without any of these PostgreSQL's folder is no database. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base', 'pg_xact']

export class DatabaseMissing extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'DatabaseMissing'
  }
}

const ON_PURPOSE = 'To begin anew on purpose, name an empty folder with HEARTHLINE_DATA.'

/**
 * Refuses to make an empty database where there was one: keys without the database that they open mean that it was lost, not that it never was.
 * @throws DatabaseMissing with what was found, and how to start all the same
 */
export function refuseLostDatabase(folder: string): void {
  const before = [MARKER, ...KEYS].filter((name) => existsSync(join(folder, name)))
  const database = join(folder, 'pg')
  const isThere = existsSync(database) && readdirSync(database).length > 0
  // A first start that was killed half way has left some files and nothing that anyone would miss.
  const wasOne = before.length > 0 || existsSync(join(database, 'global/pg_control'))
  const lost = ESSENTIAL.filter((name) => !existsSync(join(database, name)))
  if (lost.length === 0) return
  if (isThere && wasOne) {
    throw new DatabaseMissing(
      `The database in ${database} is damaged: ${lost.join(', ')} ${lost.length === 1 ? 'is' : 'are'} missing. Restore the folder from a backup. ${ON_PURPOSE}`,
    )
  }
  if (!isThere && before.length > 0) {
    throw new DatabaseMissing(
      `The data folder ${folder} was used before (${before.join(', ')} ${before.length === 1 ? 'is' : 'are'} there), but its database is gone. Restore the folder from a backup, or name the PostgreSQL database with DATABASE_URL if the data is there. ${ON_PURPOSE}`,
    )
  }
}

/**
 * The same for PostgreSQL: an installation that has had a database finds an empty one only when its own was lost, or when DATABASE_URL names
 * another. Keys alone say nothing here: they may be put into a new folder before the first start.
 * @param isEmpty whether the database has no tables of ours yet
 * @throws DatabaseMissing when this folder remembers one that had
 */
export function refuseEmptyPostgres(folder: string, isEmpty: boolean): void {
  const path = join(folder, MARKER)
  if (!isEmpty || !existsSync(path)) return
  throw new DatabaseMissing(
    `The PostgreSQL database is empty, but the data folder ${folder} belongs to an installation that has one (${MARKER} is there). Restore the database from a backup, or check DATABASE_URL. ${ON_PURPOSE}`,
  )
}

/** Once the tables are made. Nodes on PostgreSQL that are given their keys may have no folder, and then nothing is remembered. */
export function markInstalled(folder: string, kind: 'embedded' | 'postgres', now: Date = new Date()): void {
  const path = join(folder, MARKER)
  if (existsSync(path) || (kind === 'postgres' && !mayWrite(folder))) return
  writeFileSync(path, `${JSON.stringify({ database: kind, since: now.toISOString() })}\n`, { mode: 0o600 })
}

/** @throws StartRefused where one of the product's files would have to be */
export function refuseFolderAt(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  throw new StartRefused(`${path} is a folder where a file is needed. Move it away, or name another data folder with HEARTHLINE_DATA.`)
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
