/** The content of a file, as bytes of whatever kind; the headers and the rules of a dead session are those of every other call. */
import { requestUrl } from '@hearthline/contract/request-url'
import { type ClientSettings, headersOf } from './client-settings.ts'
import { errorOfAnswer, RequestError, requestErrorMessages } from './request-error.ts'
import { endsSession } from './session-rule.ts'

/** Twenty megabytes on a slow line. */
const TIMEOUT_MS = 120_000

interface Asked {
  readonly query?: object | undefined
  /** What is asked for by POST: to give it out is an act that the server records, with what is said here. */
  readonly body?: object | undefined
}

/** Throws a RequestError for anything but a success. */
export async function requestFile(settings: ClientSettings, path: string, params: object, { query, body }: Asked = {}): Promise<Blob> {
  const { session } = settings
  const url = requestUrl(path, params, query)
  const token = session.read()
  const headers = headersOf(settings, url, token)
  headers.set('accept', '*/*')
  if (body) headers.set('content-type', 'application/json')
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { ...sent, headers, credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new RequestError(requestErrorMessages.noAnswer, { cause })
    },
  )
  if (response.ok) return response.blob()
  const error = errorOfAnswer(response, await response.json().catch(() => null))
  if (session.read() === token && endsSession(path, error.status, error.data?.message)) session.end({ stay: false })
  throw error
}
