/** The one small interface behind which PGlite and PostgreSQL are the same database. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ParsedFacts } from './parsed-facts.ts'
import type { Storage } from './storage-watch.ts'
import type { NodeEventHandlers } from './subscribe-to-nodes.ts'

/** The ORM bound to a connection or a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>

/** Plain SQL with $1 placeholders on the same connection: what the job queue speaks. */
export interface Sql {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** SQL that is sent repeatedly: PostgreSQL keeps its plan under this name on each connection. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export interface Session extends Sql {
  readonly orm: Orm
  run(statement: Statement, values: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * For what nothing else in the transaction waits for or reads: sent after everything else, in order and together with the commit, so that
   * a lock it takes is held for as short as can be. When it fails, all of it fails. Outside a transaction it is sent at once.
   */
  atCommit(statement: Statement, values: readonly unknown[]): Promise<void>
  /** Runs once the transaction has committed, and never when it did not; at once outside a transaction. */
  afterCommit(run: () => void): void
  /** Whether other nodes may be on the same database, that must be notified of changes. */
  readonly shared: boolean
  /** Of the database, whichever session reads it. */
  readonly parsedFacts: ParsedFacts
}

export interface Db extends Session {
  readonly kind: 'embedded' | 'postgres'
  /** Everything inside commits together or not at all, in the scope in which it was begun (scope.ts). */
  transaction<T>(run: (session: Session) => Promise<T>): Promise<T>
  /** As the owner of the tables, in a transaction, outside every wall, for as long as it takes: for migrations and for whoever repairs; never for a request. */
  asOwner<T>(work: (owner: Session) => Promise<T>): Promise<T>
  /** Receives node events until the returned function is called. */
  subscribeToNodes(handlers: NodeEventHandlers): () => Promise<void>
  /** The job queue's own connections, or the one there is. */
  readonly queue: QueueConnection
  /** 'full' while writes are refused, or were a moment ago, because there is no room for them. */
  storage(): Storage
  close(): Promise<void>
}

/** `execute` runs one statement, or several without values, outside any of our transactions. */
export type QueueConnection = { readonly execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> } & (
  | { readonly kind: 'embedded' }
  | { readonly kind: 'postgres'; readonly connectionString: string }
)
