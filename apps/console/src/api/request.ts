/** The console's calls to the server. */
import { type ClientSettings, createClient } from '@hearthline/client'
import { requestFile } from '@hearthline/client/request-file'
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

export const { request } = createClient(settings)

/** The register of a year as it is filed. Throws a RequestError for anything but a success. */
export const requestRegister = (params: { organization: string; year: number }): Promise<Blob> =>
  requestFile(settings, '/console/api/v1/hmda/:organization/:year/file', params)

/** The content of a document, as bytes. Throws a RequestError for anything but a success. */
export const requestContent = (uuid: string, document: string): Promise<Blob> =>
  requestFile(settings, '/console/api/v1/applications/:uuid/documents/:document', { uuid, document })
