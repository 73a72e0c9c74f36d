/** The one way out to the server: typed by the contract, with the headers, the time limit and the error rules of design 4.1. */
import type { AnyCall, Call, CallAt, PathsOf, ReplyOf } from '@hearthline/contract'
import { requestUrl } from '@hearthline/contract/request-url'
import { currentOrganisation } from '../session/organisation.ts'
import { authorizationHeader, readToken, storeToken } from '../session/token.ts'
import { errorOfAnswer, RequestError, requestErrorMessages } from './request-error.ts'
import type { RequestOptions } from './request-options.ts'
import { retryWhileAway } from './retry-while-away.ts'
import { endSession, endsSession } from './session-end.ts'

export { RequestError } from './request-error.ts'

const TIMEOUT_MS = 30_000

type OptionsFor<C> = Record<never, never> extends RequestOptions<C> ? [options?: RequestOptions<C>] : [options: RequestOptions<C>]

export interface FullReply<Body> {
  readonly body: Body
  readonly etag: string | undefined
  readonly status: number
}

const listeners = new Set<(error: RequestError) => void>()

/** Told of every answer that is not a success; answers the way to stop listening. */
export function onRequestError(listener: (error: RequestError) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Makes a call and gives its body. Throws a RequestError for anything but a success. */
export async function request<M extends Call['method'], P extends PathsOf<M>>(
  method: M,
  path: P,
  ...[options]: OptionsFor<CallAt<M, P>>
): Promise<ReplyOf<CallAt<M, P>>> {
  return (await call(method, path, options)).body as ReplyOf<CallAt<M, P>>
}

/** As `request`, with the status and the ETag beside the body. */
export async function requestFull<M extends Call['method'], P extends PathsOf<M>>(
  method: M,
  path: P,
  ...[options]: OptionsFor<CallAt<M, P>>
): Promise<FullReply<ReplyOf<CallAt<M, P>>>> {
  return (await call(method, path, options)) as FullReply<ReplyOf<CallAt<M, P>>>
}

/** The same without types: what they say was checked where the call is made. */
async function call(method: string, path: string, options: object | undefined): Promise<FullReply<unknown>> {
  const given = (options ?? {}) as RequestOptions<AnyCall>
  const url = requestUrl(path, given.params as object | undefined, given.query as object | undefined)
  const sentAs = readToken()
  try {
    const response = await retryWhileAway({ method, ...given }, () => send(method, url, given))
    const body = await readBody(response, url)
    keepRenewedToken(response, sentAs)
    if (!response.ok) throw errorOfAnswer(response, body)
    return { body, etag: response.headers.get('etag') ?? undefined, status: response.status }
  } catch (error) {
    const failed = error instanceof RequestError ? error : new RequestError(requestErrorMessages.noAnswer, { cause: error })
    for (const listener of listeners) listener(failed)
    // A late answer to somebody who has logged out, or in anew, says nothing of the session of now.
    if (readToken() === sentAs && endsSession(path, failed.status, failed.data?.message)) endSession({ stay: given.sessionEnd === 'stay' })
    throw failed
  }
}

async function send(
  method: string,
  url: string,
  { body, idempotencyKey, ifMatch, signal, cache }: RequestOptions<AnyCall>,
): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json, application/pdf',
    'x-org': currentOrganisation().orgCode,
    'x-origin': window.location.origin,
  })
  // The external context never carries a session (seed 001 §7).
  const token = url.includes('/external/') ? undefined : readToken()
  if (token) headers.set('authorization', authorizationHeader(token))
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (ifMatch) headers.set('if-match', ifMatch)
  // The broker serves several products and is told which one asks (seed 001 §7).
  if (url.startsWith('/identity-broker/')) headers.set('x-application-name', 'heloc')
  // A session replay tool puts its link on the window when an organisation runs one; support finds the visit by it.
  const replay = (window as { sessionReplayUrl?: unknown }).sessionReplayUrl
  if (typeof replay === 'string') headers.set('x-session-replay', replay)
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    cache,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  if (!response) throw new RequestError(requestErrorMessages.noResponse(url))
  return response
}

/** JSON, PDF as a Blob, other text as text, null for an empty answer. */
async function readBody(response: Response, url: string): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('application/pdf')) return response.blob()
  const text = await response.text()
  if (text === '') return null
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError(requestErrorMessages.notJson(url), { status: response.status, response, cause })
  }
}

/** The server renews a token near its end by the answer's own Authorization header (design 4.1); only the one that was sent is replaced. */
function keepRenewedToken(response: Response, sentAs: string | undefined): void {
  const renewed = response.headers.get('authorization')
  if (renewed && readToken() === sentAs) storeToken(renewed)
}
