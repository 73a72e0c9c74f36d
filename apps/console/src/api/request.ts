/** The one way out to the server: typed by the contract's declarations alone, with the headers and the time limit of the house. */
import type { BodyOf, Call, CallAt, ParamsOf, PathsOf, QueryOf, ReplyOf } from '@hearthline/contract'
import { requestUrl } from '@hearthline/contract/request-url'
import { currentOrganisation } from '../session/organisation.ts'
import { endSession, readToken, storeToken } from '../session/session.ts'
import { errorOfAnswer, RequestError } from './request-error.ts'

export { problemWords, RequestError } from './request-error.ts'

const TIMEOUT_MS = 30_000

type Part<Name extends string, Value> = [Value] extends [undefined] ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: Value }

export type RequestOptions<C> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    /** One key for one intent: a second press, or a retry after no answer, does nothing twice. */
    readonly idempotencyKey?: string
    /** The version that was read; 412 when what the act rests on has changed since. */
    readonly ifMatch?: string
    readonly signal?: AbortSignal
    /** Asks under this token instead of the session's, and leaves the session alone: to look who somebody is before letting them in. */
    readonly token?: string
  }

type Given<C> = Record<never, never> extends RequestOptions<C> ? [options?: RequestOptions<C>] : [options: RequestOptions<C>]

interface Sent {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly ifMatch?: string
  readonly signal?: AbortSignal
  readonly token?: string
}

/** Makes a call and gives its body. Throws a RequestError for anything but a success. */
export async function request<M extends Call['method'], P extends PathsOf<M>>(
  method: M,
  path: P,
  ...[options]: Given<CallAt<M, P>>
): Promise<ReplyOf<CallAt<M, P>>> {
  const given = (options ?? {}) as Sent
  const own = given.token === undefined
  const token = given.token ?? readToken()
  const response = await send(method, requestUrl(path, given.params, given.query), given, token)
  const body = await readBody(response)
  const renewed = response.headers.get('authorization')
  // Only the session that asked is renewed: an answer that comes after the sign-out must not bring it back.
  if (own && renewed && token !== undefined && token === readToken()) storeToken(renewed)
  if (response.ok) return body as ReplyOf<CallAt<M, P>>
  const error = errorOfAnswer(response.status, body)
  if (own && token !== undefined && token === readToken() && isDeadSession(error)) endSession('ended')
  throw error
}

/** 401, or the 403 that says so (seed 000 section 6). A 403 for a missing role is not the end of a session. */
const isDeadSession = ({ status, data }: RequestError): boolean =>
  status === 401 || (status === 403 && /^(unauthenticated|invalid signature)$/i.test(data?.message ?? ''))

async function send(method: string, url: string, given: Sent, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'x-org': currentOrganisation().orgCode, 'x-origin': window.location.origin })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (given.body !== undefined) headers.set('content-type', 'application/json')
  if (given.idempotencyKey) headers.set('idempotency-key', given.idempotencyKey)
  if (given.ifMatch) headers.set('if-match', given.ifMatch)
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      body: given.body === undefined ? undefined : JSON.stringify(given.body),
      signal: given.signal ? AbortSignal.any([given.signal, limit]) : limit,
    })
  } catch (cause) {
    throw new RequestError('The server did not answer', { cause })
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError('The answer could not be read', { status: response.ok ? 502 : response.status, cause })
  }
}
