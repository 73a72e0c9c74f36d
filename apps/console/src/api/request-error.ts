/** What every failed call throws, with words that can be read out as they are. */
import type { ErrorBody } from '@hearthline/contract'
import { joinErrors } from '@hearthline/domain'

export class RequestError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** The error body; undefined when there was none. */
  readonly data: ErrorBody | undefined

  constructor(message: string, { status = 0, data, cause }: { status?: number; data?: ErrorBody; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'RequestError'
    this.status = status
    this.data = data
  }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null && 'message' in body

/** The error of an answer that is not a success: its errors joined, else its message, else that something unexpected happened. */
export function errorOfAnswer(status: number, body: unknown): RequestError {
  const data = isErrorBody(body) ? body : undefined
  const joined = Array.isArray(data?.errors) && data.errors.length > 0 ? joinErrors(data.errors) : ''
  const message = joined || (typeof data?.message === 'string' ? data.message : '') || 'Something unexpected happened'
  return new RequestError(message, { status, data })
}

/** Any failure in words that say what to do. */
export function problemWords(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Something unexpected happened. Try again.'
  if (error.status === 0) return 'The server did not answer. Check the connection and try again.'
  if (error.status === 429) return 'Too many tries. Wait a minute and try again.'
  return error.message.endsWith('.') ? error.message : `${error.message}.`
}
