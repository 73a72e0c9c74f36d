/** What the portal configures in the API client. */
import type { ClientSettings } from '@hearthline/client'
import { currentOrganization } from '../session/organization.ts'
import { readToken, storeToken } from '../session/token.ts'
import { endSession } from './session-end.ts'

export const clientSettings: ClientSettings = {
  organization: () => currentOrganization().orgCode,
  session: { read: readToken, renew: storeToken, end: endSession },
  headers: (url) => {
    // A session replay tool puts its link on the window when an organization runs one; support finds the visit by it.
    const replay = (window as { sessionReplayUrl?: unknown }).sessionReplayUrl
    return {
      // The broker serves several products and receives which one asks [api/requests].
      ...(url.startsWith('/identity-broker/') && { 'x-application-name': 'heloc' }),
      ...(typeof replay === 'string' && { 'x-session-replay': replay }),
    }
  },
  whileUnavailable: 'retry',
}
