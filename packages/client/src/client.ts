/** All calls to the server go through here: typed by the contract, with the headers, the time limit and the rules for errors [api/requests]. */
import type { AnyCall, Call, CallAt, PathsOf, ReplyOf } from '@hearthline/contract'
import { requestUrl } from '@hearthline/contract/request-url'
import { type ClientSettings, headersOf } from './client-settings.ts'
import { errorOfAnswer, RequestError, requestErrorMessages } from './request-error.ts'
import type { RequestOptions } from './request-options.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import { endsSession } from './session-rule.ts'

const TIMEOUT_MS = 30_000

type OptionsFor<C> = Record<never, never> extends RequestOptions<C> ? [options?: RequestOptions<C>] : [options: RequestOptions<C>]

export interface FullReply<Body> {
  readonly body: Body
  readonly etag: string | undefined
  readonly status: number
}

export interface Client {
  /** Makes a call and gives its body. Throws a RequestError for anything but a success. */
  readonly request: <M extends Call['method'], P extends PathsOf<M>>(
    method: M,
    path: P,
    ...[options]: OptionsFor<CallAt<M, P>>
  ) => Promise<ReplyOf<CallAt<M, P>>>
  /** As `request`, with the status and the ETag beside the body. */
  readonly requestFull: <M extends Call['method'], P extends PathsOf<M>>(
    method: M,
    path: P,
    ...[options]: OptionsFor<CallAt<M, P>>
  ) => Promise<FullReply<ReplyOf<CallAt<M, P>>>>
  /** Called for every response that is not a success; returns the function that unsubscribes. */
  readonly onRequestError: (listener: (error: RequestError) => void) => () => void
}

/** The client of one application. Everything it sends carries what the settings say at that moment. */
export function createClient(settings: ClientSettings): Client {
  const { session, whileUnavailable } = settings
  const listeners = new Set<(error: RequestError) => void>()

  /** The same without types: what they say was checked where the call is made. */
  async function call(method: string, path: string, options: object | undefined): Promise<FullReply<unknown>> {
    const given = (options ?? {}) as RequestOptions<AnyCall>
    const url = requestUrl(path, given.params as object | undefined, given.query as object | undefined)
    const sentAs = given.token ?? session.read()
    // A late answer to someone who has signed out, or in again, says nothing of the session of now; nor does one under another token.
    const isOfThisSession = () => given.token === undefined && session.read() === sentAs
    try {
      const send = () => sendCall(settings, method, url, given, sentAs)
      const response = await (whileUnavailable === 'retry' ? retryWhileUnavailable({ method, ...given }, send) : send())
      const body = await readBody(response, url)
      // The server renews a token near its end by the answer's own Authorization header [api/requests]; only the one that was sent is replaced.
      const renewed = response.headers.get('authorization')
      if (renewed && isOfThisSession()) session.renew(renewed)
      if (!response.ok) throw errorOfAnswer(response, body)
      return { body, etag: response.headers.get('etag') ?? undefined, status: response.status }
    } catch (error) {
      const failed = error instanceof RequestError ? error : new RequestError(requestErrorMessages.noAnswer, { cause: error })
      for (const listener of listeners) listener(failed)
      if (isOfThisSession() && endsSession(path, failed.status, failed.data?.message)) session.end({ stay: given.sessionEnd === 'stay' })
      throw failed
    }
  }

  return {
    request: async (method, path, ...[options]) => (await call(method, path, options)).body as never,
    requestFull: async (method, path, ...[options]) => (await call(method, path, options)) as never,
    onRequestError: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

async function sendCall(
  settings: ClientSettings,
  method: string,
  url: string,
  { body, idempotencyKey, ifMatch, signal, cache }: RequestOptions<AnyCall>,
  token: string | undefined,
): Promise<Response> {
  // The external context never carries a session [api/requests].
  const headers = headersOf(settings, url, isExternal(url) ? undefined : token)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (ifMatch) headers.set('if-match', ifMatch)
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

/** JSON, PDF as a Blob, other text, null for an empty answer. */
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

/** By its path, but for the conditions: those are external applicants', who are signed in [conditions/external-applicants]. */
const isExternal = (url: string): boolean => url.includes('/external/') && !/\/conditions\/external-applicants(\?|$)/.test(url)
