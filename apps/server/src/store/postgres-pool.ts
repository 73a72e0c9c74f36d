/** A pool of PostgreSQL connections that outlives the server's restarts: every connection is listened to, every wait has an end. */
import pg from 'pg'
import { NamingClient } from './naming-client.ts'

/** Milliseconds; 0 waits without end. */
export interface DatabaseTimeouts {
  /** until a connection is made, or one of the pool is free */
  readonly connectMs: number
  /** one statement, as the server counts it; the client waits a little longer, for a server that has fallen silent */
  readonly statementMs: number
  /** one lock */
  readonly lockMs: number
  /** between two statements of one transaction */
  readonly idleMs: number
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = { connectMs: 5_000, statementMs: 20_000, lockMs: 10_000, idleMs: 30_000 }

/** A transaction that brings tables up to date takes as long as it takes, and waits for the other nodes. */
export const NO_TIMEOUTS: DatabaseTimeouts = { connectMs: 5_000, statementMs: 0, lockMs: 0, idleMs: 0 }

/** How much longer than the server the client waits: time for the response to arrive. */
const ON_THE_WAY_MS = 5_000
/** A peer that vanished without a word is noticed by the system's probes. */
const PROBE_AFTER_MS = 10_000

interface PoolRequest {
  readonly connectionString: string
  readonly most: number
  readonly patience: DatabaseTimeouts
  /** Statements that do not wait for one another are in progress together. */
  readonly pipeline?: boolean
  /** server settings of each connection, as psql's PGOPTIONS */
  readonly options?: string
}

export function openPool({ connectionString, most, patience, pipeline = false, options }: PoolRequest): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString,
    max: most,
    pipeline,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    connectionTimeoutMillis: patience.connectMs,
    ...(options !== undefined && { options }),
    ...(patience.statementMs > 0 && { statement_timeout: patience.statementMs, query_timeout: patience.statementMs + ON_THE_WAY_MS }),
    ...(patience.lockMs > 0 && { lock_timeout: patience.lockMs }),
    ...(patience.idleMs > 0 && { idle_in_transaction_session_timeout: patience.idleMs }),
  } as pg.PoolConfig)
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor one in use: the pool takes its own listener off while a connection is lent, and an unhandled error ends the process.
  // Whoever has borrowed it learns of the break from its next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
