/** Sends one file with progress, which `fetch` does not report; the headers and the error rules are those of every other call. */
import type { CallAt, PathsOf, ReplyOf } from '@hearthline/contract'
import { requestUrl } from '@hearthline/contract/request-url'
import { type ClientSettings, headersOf } from './client-settings.ts'
import { RequestError, requestErrorMessages } from './request-error.ts'
import type { RequestOptions } from './request-options.ts'
import { endsSession } from './session-rule.ts'

/** A telephone on a weak line; the server gives up a little later. */
const TIMEOUT_MS = 170_000

export type Sending<C> = Pick<RequestOptions<C>, 'params' | 'query'> & {
  readonly file: File
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Throws a RequestError for anything but a success. */
export function sendFile<P extends PathsOf<'POST'>>(
  settings: ClientSettings,
  path: P,
  { file, onProgress, signal, ...address }: Sending<CallAt<'POST', P>>,
): Promise<ReplyOf<CallAt<'POST', P>>> {
  const { session } = settings
  const { params, query } = address as { params?: object; query?: object }
  return new Promise((done, fail) => {
    const sending = new XMLHttpRequest()
    const url = requestUrl(path, params, query)
    sending.open('POST', url)
    sending.timeout = TIMEOUT_MS
    sending.withCredentials = true
    const token = session.read()
    headersOf(settings, url, token).forEach((value, name) => {
      sending.setRequestHeader(name, value)
    })
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    const unanswered = () => fail(new RequestError(requestErrorMessages.noAnswer))
    sending.onerror = unanswered
    sending.ontimeout = unanswered
    sending.onabort = unanswered
    sending.onload = () => {
      const renewed = sending.getResponseHeader('authorization')
      // As every other call: only the session that sent this is renewed or ended by its answer.
      const same = session.read() === token
      if (renewed && same) session.renew(renewed)
      const body = bodyOf(sending)
      if (sending.status >= 200 && sending.status < 300 && body) return done(body as ReplyOf<CallAt<'POST', P>>)
      const problem = body as RequestError['data']
      if (same && endsSession(path, sending.status, problem?.message)) session.end({ stay: false })
      fail(new RequestError(problem?.message ?? requestErrorMessages.noAnswer, { status: sending.status, data: problem }))
    }
    signal.addEventListener('abort', () => sending.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    sending.send(form)
  })
}

function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}
