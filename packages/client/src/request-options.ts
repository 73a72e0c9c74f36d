/** What a call of the contract may be given: its own params, query and body where it declares them, and what any call may have. */
import type { BodyOf, ParamsOf, QueryOf } from '@hearthline/contract'

/** Required where the schema has something required in it; absent where the call declares none. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

export type RequestOptions<C> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    /** One key for one intent: kept by the caller until it is answered, so that a second press does nothing twice. */
    readonly idempotencyKey?: string
    /** ETag the change rests on; 412 when another tab was faster. */
    readonly ifMatch?: string
    readonly signal?: AbortSignal
    /** no-store: never from the browser's own cache. */
    readonly cache?: RequestCache
    /** stay: a dead session is only cleared; for pages that are open to anyone. Otherwise it leaves for the login. */
    readonly sessionEnd?: 'stay'
    /** Asks under this token (without prefix; '' is none) and leaves the session alone: to look who someone is before letting them in. */
    readonly token?: string
  }
