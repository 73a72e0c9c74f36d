/**
 * Whose rows the database shows. Row-level security reads it (migration 0005), so a query that forgets its filter finds nothing of others.
 * Work of the node itself is the system's; each request runs in the narrower scope of whoever makes it (docs/decisions/0024).
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Scope =
  /** The engine, the timekeeper, mail, the start. */
  | { readonly kind: 'system' }
  /** Nobody is signed in: accounts are opened and logged in to, applications are out of sight. */
  | { readonly kind: 'visitor'; readonly organizations: readonly string[] }
  /** A person's own applications; what they add belongs to the organizations they are at. */
  | { readonly kind: 'borrower'; readonly identityId: string; readonly organizations: readonly string[] }
  /** Staff of some organizations. */
  | { readonly kind: 'staff'; readonly identityId: string; readonly organizations: readonly string[] }
  /** Staff of the platform, who serve every organization. */
  | { readonly kind: 'platform'; readonly identityId: string }

const SYSTEM: Scope = { kind: 'system' }

const scopes = new AsyncLocalStorage<Scope>()

/** Everything that `run` starts, awaited or not, sees what the scope shows. */
export const inScope = <T>(scope: Scope, run: () => T): T => scopes.run(scope, run)

/** For work of the node's own that a request happens to start. */
export const asSystem = <T>(run: () => T): T => scopes.run(SYSTEM, run)

export const currentScope = (): Scope => scopes.getStore() ?? SYSTEM

/** Sets the scope until the transaction ends: with its begin, on the same trip. */
export const SET_SCOPE =
  "select set_config('hearthline.scope', $1, true), set_config('hearthline.identity', $2, true), set_config('hearthline.organizations', $3, true)"

/** The values of SET_SCOPE; undefined for the system, in whose scope each connection begins. */
export function scopeSettings(scope: Scope): [string, string, string] | undefined {
  if (scope.kind === 'system') return undefined
  const identity = 'identityId' in scope ? scope.identityId : ''
  const organizations = 'organizations' in scope ? scope.organizations.join(',') : ''
  return [scope.kind, identity, organizations]
}
