/** Sends one file with progress, which `fetch` does not tell; the headers and the error rules are those of every other call. */
import type { CallAt, QueryOf, ReplyOf } from '@hearthline/contract'
import { requestUrl } from '@hearthline/contract/request-url'
import { currentOrganisation } from '../session/organisation.ts'
import { authorizationHeader, readToken, storeToken } from '../session/token.ts'
import { RequestError, requestErrorMessages } from './request-error.ts'
import { endSession, endsSession } from './session-end.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents'
type UploadCall = CallAt<'POST', typeof PATH>
export type SentKind = QueryOf<UploadCall>['kind']
export type SentDocument = ReplyOf<UploadCall>

/** A telephone on a weak line; the server gives up a little later. */
const TIMEOUT_MS = 170_000

export interface Sending {
  readonly uuid: string
  readonly kind: SentKind
  readonly file: File
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Throws a RequestError for anything but a success. */
export function sendFile({ uuid, kind, file, onProgress, signal }: Sending): Promise<SentDocument> {
  return new Promise((done, fail) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', requestUrl(PATH, { uuid }, { kind }))
    sending.timeout = TIMEOUT_MS
    sending.withCredentials = true
    const token = readToken()
    if (token) sending.setRequestHeader('authorization', authorizationHeader(token))
    sending.setRequestHeader('accept', 'application/json')
    sending.setRequestHeader('x-org', currentOrganisation().orgCode)
    sending.setRequestHeader('x-origin', window.location.origin)
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    const unanswered = () => fail(new RequestError(requestErrorMessages.noAnswer))
    sending.onerror = unanswered
    sending.ontimeout = unanswered
    sending.onabort = unanswered
    sending.onload = () => {
      const renewed = sending.getResponseHeader('authorization')
      // As every other call: only the session that sent this is renewed or ended by its answer.
      const same = readToken() === token
      if (renewed && same) storeToken(renewed)
      const body = bodyOf(sending)
      if (sending.status === 201 && body) return done(body as SentDocument)
      const problem = body as RequestError['data']
      if (same && endsSession(PATH, sending.status, problem?.message)) endSession({ stay: false })
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
