/**
 * Sends a file piece by piece by the tus protocol, and goes on where an earlier try stopped; the headers and the rules of the session are
 * those of every other call.
 */
import { requestUrl } from '@hearthline/contract/request-url'
import { type DetailedError, Upload } from 'tus-js-client'
import { type ClientSettings, headersOf } from './client-settings.ts'
import { RequestError, requestErrorMessages } from './request-error.ts'
import { endsSession } from './session-rule.ts'

/** As much as the server takes at once: what was answered for is never sent again. */
const PIECE_BYTES = 512 * 1024
/** Without an answer the line is taken for broken, and the piece is sent again. */
const STALLED_MS = 45_000
const RETRY_AFTER_MS = [0, 1000, 3000, 6000]

export interface Resuming {
  /** The path of all uploads, with its params. */
  readonly path: string
  readonly params: object
  /** The id of an upload that has begun; undefined for one that has not been announced. */
  readonly upload: string | undefined
  readonly file: File
  readonly metadata: Readonly<Record<string, string>>
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Gives the id of the upload, all of whose bytes have arrived. Throws a RequestError for anything else. */
export function resumeFile(
  settings: ClientSettings,
  { path, params, upload, file, metadata, onProgress, signal }: Resuming,
): Promise<string> {
  const { session } = settings
  const endpoint = requestUrl(path, params, undefined)
  const token = session.read()
  return new Promise((done, fail) => {
    let stalled: ReturnType<typeof setTimeout> | undefined
    const over = () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', stop)
    }
    const sending = new Upload(file, {
      endpoint,
      uploadUrl: upload === undefined ? null : `${endpoint}/${upload}`,
      metadata: { ...metadata },
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_AFTER_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        watch()
        headersOf(settings, request.getURL(), session.read()).forEach((value, name) => {
          request.setHeader(name, value)
        })
      },
      onAfterResponse: (_request, response) => {
        watch()
        const renewed = response.getHeader('authorization')
        if (renewed && session.read() === token) session.renew(renewed)
      },
      onShouldRetry: (error) => mayBeSentAgain(error.originalResponse?.getStatus() ?? 0),
      onProgress: (sent, total) => {
        watch()
        onProgress(total === 0 ? 1 : sent / total)
      },
      onError: (error) => {
        over()
        const failed = errorOf(error)
        if (session.read() === token && endsSession(path, failed.status, failed.data?.message)) session.end({ stay: false })
        fail(failed)
      },
      onSuccess: () => {
        over()
        done(idIn(sending.url ?? ''))
      },
    })
    const giveUp = () => {
      over()
      void sending.abort()
      fail(new RequestError(requestErrorMessages.noAnswer))
    }
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(giveUp, STALLED_MS)
    }
    const stop = () => giveUp()
    signal.addEventListener('abort', stop, { once: true })
    sending.start()
  })
}

/** A place that another piece took, a lock, a busy server and no answer at all pass; what was refused stays refused. */
const mayBeSentAgain = (status: number): boolean => status < 400 || status === 409 || status === 423 || status === 429 || status >= 500

const idIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

function errorOf(error: Error | DetailedError): RequestError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return new RequestError(requestErrorMessages.noAnswer, { cause: error })
  const data = bodyOf(response.getBody())
  return new RequestError(data?.message ?? requestErrorMessages.noAnswer, { status: response.getStatus(), ...(data && { data }) })
}

function bodyOf(text: string): RequestError['data'] {
  try {
    return JSON.parse(text) as RequestError['data']
  } catch {
    return undefined
  }
}
