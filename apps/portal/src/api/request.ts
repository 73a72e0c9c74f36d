/** The portal's calls to the server. */
import { createClient } from '@hearthline/client'
import { clientSettings } from './client-settings.ts'

export { RequestError } from '@hearthline/client'

export const { request, requestFull, onRequestError } = createClient(clientSettings)
