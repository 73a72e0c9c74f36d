/** The content of a document, as bytes; the rules of a dead session are those of every other call. */
import { requestUrl } from '@hearthline/contract/request-url'
import { currentOrganisation } from '../session/organisation.ts'
import { endSession, readToken } from '../session/session.ts'
import { errorOfAnswer, RequestError } from './request-error.ts'

const PATH = '/console/api/v1/applications/:uuid/documents/:document'

/** Twenty megabytes on a slow line. */
const TIMEOUT_MS = 120_000

/** Throws a RequestError for anything but a success. */
export async function requestContent(uuid: string, document: string): Promise<Blob> {
  const token = readToken()
  const headers = new Headers({ 'x-org': currentOrganisation().orgCode, 'x-origin': window.location.origin })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(requestUrl(PATH, { uuid, document }, undefined), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new RequestError('The server did not answer', { cause })
    },
  )
  if (response.ok) return response.blob()
  if (response.status === 401) endSession('ended')
  throw errorOfAnswer(response.status, await response.json().catch(() => null))
}
