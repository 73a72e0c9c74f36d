/** The portal's calls to the server. */
import { createClient, RequestError } from '@hearthline/client'
import { markWithdrawn } from '../session/withdrawal.ts'
import { clientSettings } from './client-settings.ts'

export { RequestError }

export const { request, requestFull, onRequestError } = createClient(clientSettings)

/** Whatever was asked: the lender takes nothing new any more, and the pages on which an application begins say so. */
export const isOfWithdrawn = (error: unknown): boolean => error instanceof RequestError && error.data?.code === 'no_new_applications'

onRequestError((error) => {
  if (isOfWithdrawn(error)) markWithdrawn()
})
