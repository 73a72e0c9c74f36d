/** The console's calls to the server. */
import { type Client, type ClientSettings, createClient, RequestError } from '@hearthline/client'
import { requestFile } from '@hearthline/client/request-file'
import { sendFile } from '@hearthline/client/send-file'
import type { CallAt, QueryOf } from '@hearthline/contract'
import { withStepUp } from '../second-factor/step-up-again.ts'
import { currentOrganization } from '../session/organization.ts'
import { endSession, readToken, storeToken } from '../session/session.ts'

export { RequestError } from '@hearthline/client'
export { describeProblem } from './describe-problem.ts'

const settings: ClientSettings = {
  organization: () => currentOrganization().orgCode,
  session: {
    read: readToken,
    renew: storeToken,
    end: () => {
      // A visitor who was not signed in sees nothing about a session.
      if (readToken() !== undefined) endSession('ended')
    },
  },
  // An operator sees it at once, and a queue refreshes by itself.
  whileUnavailable: 'fail',
}

const client = createClient(settings)

/** The call alone: for signing in and for the second step itself. */
export const requestAsIs: Client['request'] = client.request

type Make = (...call: readonly unknown[]) => Promise<unknown>

/** Where the call needs the second step again, it is asked for in place and the same call made once more. */
const make: Make = async (...call) => {
  try {
    return await withStepUp(() => (client.request as unknown as Make)(...call))
  } catch (error) {
    // Of a session from before the person was staff, or from before there was a second step: it has to be signed in to anew.
    if (error instanceof RequestError && error.data?.code === 'second_factor_required' && readToken() !== undefined) endSession('ended')
    throw error
  }
}

export const request = make as unknown as Client['request']

/** The register of a year as it is filed. Throws a RequestError for anything but a success. */
export const requestRegister = (params: { organization: string; year: number }): Promise<Blob> =>
  requestFile(settings, '/console/api/v1/hmda/:organization/:year/file', params)

/** The offer codes of the organization, as a CSV file. Throws a RequestError for anything but a success. */
export const requestOfferCodes = (): Promise<Blob> => requestFile(settings, '/console/api/v1/registers/offer-code/file', {})

/** The content of a document, as bytes. Throws a RequestError for anything but a success. */
export const requestContent = (uuid: string, document: string): Promise<Blob> =>
  requestFile(settings, '/console/api/v1/applications/:uuid/documents/:document', { uuid, document })

/** What is printed for a meeting with a notary in person, as one PDF. Throws a RequestError for anything but a success. */
export const requestMeetingPrint = (uuid: string): Promise<Blob> =>
  requestFile(settings, '/console/api/v1/applications/:uuid/meeting-print', { uuid })

const ORIGINALS = '/console/api/v1/applications/:uuid/originals/:document'

/** A sealed original, for verification; the server records who asked and why. Throws a RequestError for anything but a success. */
export const requestOriginal = (params: { uuid: string; document: string }, reason: string): Promise<Blob> =>
  requestFile(settings, `${ORIGINALS}/release`, params, { body: { reason } })

/** What the new holder of an original is given, once. Throws a RequestError for anything but a success. */
export const requestPackage = (params: { uuid: string; document: string; transfer: string }): Promise<Blob> =>
  requestFile(settings, `${ORIGINALS}/transfers/:transfer/package`, params, { body: {} })

const DOCUMENTS = '/console/api/v1/applications/:uuid/documents'

interface Receiving {
  /** The application. */
  readonly uuid: string
  readonly kind: QueryOf<CallAt<'POST', typeof DOCUMENTS>>['kind']
  readonly file: File
  /** Of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Keeps a document that someone else sent to the team. Throws a RequestError for anything but a success. */
export const receiveDocument = ({ uuid, kind, ...sending }: Receiving) =>
  sendFile(settings, DOCUMENTS, { params: { uuid }, query: { kind }, ...sending })

/** Takes back what no decision names. */
export const discardDocument = (uuid: string, document: string, reason?: string) =>
  request('DELETE', `${DOCUMENTS}/:document`, { params: { uuid, document }, query: reason === undefined ? {} : { reason } })
