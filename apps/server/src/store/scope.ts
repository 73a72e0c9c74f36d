/**
 * Whose rows the database shows. Row-level security reads it (migrations 0005 and 0016), so a query that forgets its filter finds nothing of others.
 * Work of the node itself is the system's; each request runs in the narrower scope of whoever makes it (docs/decisions/0024).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from './db.ts'

export type Scope =
  /** The engine, the timekeeper, mail, the start. */
  | { readonly kind: 'system' }
  /** No one is signed in: of accounts the one that the visitor names is in sight (`naming`), of applications none. */
  | { readonly kind: 'visitor'; readonly organizations: readonly string[]; readonly names?: AccountName }
  /** A person's own applications; what they add belongs to the organizations they are at. */
  | { readonly kind: 'borrower'; readonly identityId: string; readonly organizations: readonly string[] }
  /** A person's part in the applications that they sign beside a borrower. */
  | { readonly kind: 'signer'; readonly identityId: string; readonly organizations: readonly string[] }
  /** A partner's own system: it reads the applications of its organization. */
  | { readonly kind: 'partner'; readonly organizations: readonly string[] }
  /** Who sends applicants: what they read of those is two functions of the database (migration 0074), and no row of an organization's. */
  | { readonly kind: 'agent'; readonly identityId: string }
  /** Staff of some organizations. */
  | { readonly kind: 'staff'; readonly identityId: string; readonly organizations: readonly string[] }
  /** Staff of the platform, who serve every organization. */
  | { readonly kind: 'platform'; readonly identityId: string }

/** What a visitor knows of an account: its email, or the digest of the secret in a mailed link. */
export type AccountName = { readonly email: string } | { readonly resetDigest: string }

const SYSTEM: Scope = { kind: 'system' }

const scopes = new AsyncLocalStorage<Scope>()

/** Everything that `run` starts, awaited or not, sees what the scope shows. */
export const inScope = <T>(scope: Scope, run: () => T): T => scopes.run(scope, run)

/** For work of the node's own that a request happens to start. */
export const asSystem = <T>(run: () => T): T => scopes.run(SYSTEM, run)

/** For what a visitor does with one account: opening it, logging in to it, setting a new password. Other scopes stay as they are. */
export const naming = <T>(names: AccountName, run: () => T): T => {
  const scope = currentScope()
  return scope.kind === 'visitor' ? scopes.run({ ...scope, names }, run) : run()
}

/**
 * Within a transaction that a request began: what the product itself writes because of it, as entries of a ledger, all of it or none with the rest. Only
 * after the caller was let through in their own scope.
 */
export async function asSystemIn<T>(session: Sql, run: () => Promise<T>): Promise<T> {
  const settings = scopeSettings(currentScope())
  if (!settings) return run()
  await session.query(SET_SCOPE, ['system', '', '', ''])
  const done = await asSystem(run)
  await session.query(SET_SCOPE, settings)
  return done
}

export const currentScope = (): Scope => scopes.getStore() ?? SYSTEM

/** Sets the scope until the transaction ends: with its begin, on the same trip. */
export const SET_SCOPE =
  "select set_config('hearthline.scope', $1, true), set_config('hearthline.identity', $2, true), set_config('hearthline.organizations', $3, true), set_config('hearthline.proof', $4, true)"

export type ScopeSettings = [kind: string, identity: string, organizations: string, proof: string]

/** The values of SET_SCOPE; undefined for the system, in whose scope each connection begins. */
export function scopeSettings(scope: Scope): ScopeSettings | undefined {
  if (scope.kind === 'system') return undefined
  const identity = 'identityId' in scope ? scope.identityId : ''
  const organizations = 'organizations' in scope ? scope.organizations.join(',') : ''
  return [scope.kind, identity, organizations, scope.kind === 'visitor' ? proofOf(scope.names) : '']
}

const proofOf = (names: AccountName | undefined): string =>
  names === undefined ? '' : 'email' in names ? `email:${names.email.toLowerCase()}` : `reset:${names.resetDigest}`
