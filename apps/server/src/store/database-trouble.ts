/** Distinguishes a database outage (unreachable, too slow, out of space) from an internal error, whichever driver or wrapper reports it. */

/**
 * away: nothing is known to be wrong with the request; the same request may succeed in a moment. A commit whose answer was lost is among
 * these: it may have been kept, so whoever asks again uses the same Idempotency-Key.
 * full: the database or the folder has no room to write; reads continue.
 * read-only: writes are refused. The embedded database is put into that state while its folder is full; a PostgreSQL server is in it as a
 * standby, or where its host does the same.
 */
export type DatabaseTrouble = 'away' | 'full' | 'read-only'

/** SQLSTATE, PostgreSQL's appendix A; the first two characters name a class. */
const AWAY_STATES = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
])
const CONNECTION_EXCEPTION = '08'

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const READ_ONLY_TRANSACTION = '25006'
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The driver gives these no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

export function databaseTrouble(problem: unknown): DatabaseTrouble | undefined {
  for (let at = problem; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown }
    if (typeof code === 'string') {
      if (FULL_CODES.has(code)) return 'full'
      if (code === READ_ONLY_TRANSACTION) return 'read-only'
      if (AWAY_STATES.has(code) || AWAY_CODES.has(code) || (code.length === 5 && code.startsWith(CONNECTION_EXCEPTION))) return 'away'
    }
    if (AWAY_WORDS.test(at.message)) return 'away'
    // Every address of a host name was tried.
    if (at instanceof AggregateError && at.errors.some((each) => databaseTrouble(each) === 'away')) return 'away'
  }
  return undefined
}
