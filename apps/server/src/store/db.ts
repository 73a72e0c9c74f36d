/** The one small interface behind which PGlite and PostgreSQL are the same database. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Ears } from './hear-moves.ts'

/** The ORM bound to a connection or a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>

/** Plain SQL with $1 placeholders on the same connection: what the job queue speaks. */
export interface Sql {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export interface Session extends Sql {
  readonly orm: Orm
  /** Runs once the transaction has committed, and never when it did not; at once outside a transaction. */
  afterCommit(run: () => void): void
  /** Tells the other nodes, when this commits, that an application has moved; nothing to do where there is one process. */
  announceMove(id: string): Promise<void>
}

export interface Db extends Session {
  readonly kind: 'embedded' | 'postgres'
  /** Everything inside commits together or not at all. */
  transaction<T>(run: (session: Session) => Promise<T>): Promise<T>
  /** Hears moves of all nodes until the function that it gives is called. */
  hearMoves(ears: Ears): () => Promise<void>
  /** What the job queue needs to open its own connections, or this one where there is only one. */
  readonly queue: QueueConnection
  close(): Promise<void>
}

export type QueueConnection =
  | { readonly kind: 'embedded'; readonly execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }
  | { readonly kind: 'postgres'; readonly connectionString: string }
