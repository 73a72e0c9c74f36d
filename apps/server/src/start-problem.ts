/** Why a start failed, in one sentence that says what to do; undefined for an internal error, whose trace is needed. */
import { relative } from 'node:path'
import { BrandError } from '@hearthline/brands/load'
import type { Config } from './config.ts'
import { StartRefused } from './start-refused.ts'
import { RoleMissing } from './store/app-role.ts'
import { DatabaseMissing } from './store/data-folder.ts'
import { databaseTrouble } from './store/database-trouble.ts'
import { FolderInUse } from './store/lock-folder.ts'
import { MigrationFailed, NewerSchema } from './store/migrate.ts'
import { EmbeddedDatabaseBroken } from './store/open-embedded.ts'
import { NoRoomToStart } from './store/space-reserve.ts'

/** These say themselves what was found and what to do. */
const SENTENCES = [
  StartRefused,
  RoleMissing,
  FolderInUse,
  DatabaseMissing,
  NoRoomToStart,
  EmbeddedDatabaseBroken,
  NewerSchema,
  MigrationFailed,
]

type Known = Pick<Config, 'port' | 'host' | 'dataFolder' | 'brandsFolder' | 'databaseUrl'>

export function startProblem(problem: unknown, config: Known | undefined): string | undefined {
  if (SENTENCES.some((kind) => problem instanceof kind)) return (problem as Error).message
  if (!(problem instanceof Error) || !config) return undefined
  if (problem instanceof BrandError) return brandProblem(problem, config)
  const { code, syscall } = problem as NodeJS.ErrnoException
  if (syscall === 'listen' || syscall === 'bind') return listenProblem(code, config)
  // HOST may be a name that no one knows.
  if (syscall === 'getaddrinfo' && (problem as { hostname?: string }).hostname === config.host)
    return listenProblem('EADDRNOTAVAIL', config)
  return (config.databaseUrl ? postgresProblem(problem, code, config.databaseUrl) : undefined) ?? folderProblem(problem, config)
}

/** Every empty field of one new brand; enough to begin with of a folder that holds something else altogether. */
const MOST_FAULTS = 12

function brandProblem({ faults }: BrandError, { brandsFolder }: Known): string {
  const named = faults.slice(0, MOST_FAULTS).map((fault) => fault.replace(/\s+/g, ' ').replace(/\.$/, ''))
  if (faults.length > MOST_FAULTS) named.push(`and ${faults.length - MOST_FAULTS} more`)
  return `The brands in ${brandsFolder} cannot be used: ${named.join('; ')}. Correct them, or name another folder with HEARTHLINE_BRANDS.`
}

function listenProblem(code: string | undefined, { port, host }: Known): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${port + 1} npm start.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Check the setting HOST.`
  return `The server cannot listen on ${host}:${port} (${code}). Check the settings HOST and PORT.`
}

const UNNAMED = 'the address in DATABASE_URL'

/** Of the address the place alone: what stands before the @ is a secret. */
function placeOf(url: string): { readonly place: string; readonly user: string; readonly database: string } {
  try {
    const { host, username, pathname, searchParams } = new URL(url)
    const place = host || searchParams.get('host') || UNNAMED
    return { place, user: decodeURIComponent(username), database: pathname.slice(1) }
  } catch {
    return { place: UNNAMED, user: '', database: '' }
  }
}

/** SQLSTATE, PostgreSQL's appendix A. */
function postgresProblem(problem: Error, code: string | undefined, url: string): string | undefined {
  const { place, user, database } = placeOf(url)
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${place} does not accept the user name or password for ${user || 'this account'}. Check DATABASE_URL.`
  if (code === '3D000') return `PostgreSQL at ${place} has no database named ${database}. Create it, or check DATABASE_URL.`
  if (code === '42501')
    return `The account ${user} may not create tables in the database ${database} at ${place}. Grant it the right, or check DATABASE_URL.`
  if (code === '57P03') return `PostgreSQL at ${place} is starting up or shutting down. Start again in a moment.`
  if (code === '53300') return `PostgreSQL at ${place} has no connection left. Raise max_connections there, or lower DATABASE_CONNECTIONS.`
  if (databaseTrouble(problem) === 'full') return `PostgreSQL at ${place} has no room left on its disk. Make room and start again.`
  // A socket that is not there is a file that is not there.
  if (databaseTrouble(problem) === 'away' || (problem as NodeJS.ErrnoException).syscall === 'connect')
    return `PostgreSQL at ${place} cannot be reached (${code ?? problem.message}). Start it, or check DATABASE_URL.`
  if (/password must be a string|SASL/.test(problem.message)) return `PostgreSQL at ${place} asks for a password. Put it into DATABASE_URL.`
  return undefined
}

function folderProblem(problem: NodeJS.ErrnoException, { dataFolder }: Known): string | undefined {
  const { code, syscall, path } = problem
  const inside = path === undefined ? '' : relative(dataFolder, path)
  // Neither in the data folder nor on the way to it: an internal error.
  if (inside.startsWith('..') && !isOnTheWay(inside)) return undefined
  const at = path === undefined || inside.startsWith('..') ? dataFolder : path
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder ${dataFolder} cannot be written by this account. Change its owner, or name another folder with HEARTHLINE_DATA.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${at} is not a folder. Name another one with HEARTHLINE_DATA.`
  if (code === 'EISDIR') return `${at} is a folder where a file is needed. Move it away, or name another data folder with HEARTHLINE_DATA.`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `There is no room left for the data folder ${dataFolder}. Make room and start again.`
  // On a file system that cannot be written the system may say that the folder is not there.
  if (syscall === 'mkdir')
    return `The data folder ${dataFolder} cannot be made. Make it for this account, or name another folder with HEARTHLINE_DATA.`
  return undefined
}

const isOnTheWay = (up: string): boolean => /^\.\.(?:[\\/]\.\.)*$/.test(up)
