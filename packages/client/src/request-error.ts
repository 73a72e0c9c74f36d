/** What every failed call throws, and the words it gives the reader [errors/messages]. */
import type { ErrorBody } from '@hearthline/contract'
import { joinErrors } from '@hearthline/domain'

export const requestErrorMessages = {
  /** The server answered, but with nothing to read out. */
  unexpected: 'Something unexpected happened',
  /** No answer at all: offline, aborted, or 30 seconds gone. */
  noAnswer: 'Error fetching',
  noResponse: (url: string) => `Response was not defined for the url ${url}`,
  notJson: (url: string) => `Response was not convertible to json for the url ${url}`,
} as const

export class RequestError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The error body; undefined when there was none. */
  readonly data: ErrorBody | undefined
  readonly response: Response | undefined

  constructor(
    message: string,
    { status = 0, data, response, cause }: { status?: number; data?: ErrorBody; response?: Response; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'RequestError'
    this.status = status
    this.data = data
    this.response = response
  }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null && 'message' in body

/** The error of an answer that is not a success: its errors joined, else its message, else the fallback sentence [errors/messages]. */
export function errorOfAnswer(response: Response, body: unknown): RequestError {
  const data = isErrorBody(body) ? body : undefined
  const joined = Array.isArray(data?.errors) && data.errors.length > 0 ? joinErrors(data.errors) : ''
  const message = joined || (typeof data?.message === 'string' ? data.message : '') || requestErrorMessages.unexpected
  return new RequestError(message, { status: response.status, data, response })
}
