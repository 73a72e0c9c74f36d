/** Who the stored token belongs to: by the newer path, else by the older one [session/identity-lookup]. */

import { RequestError } from '@hearthline/client'
import { request } from './request.ts'

export const USER_NOT_FOUND = 'User not found'

/** @throws RequestError 'User not found' when both paths fail [session/identity-lookup] */
export async function lookUpIdentity() {
  try {
    return await request('GET', '/identity/secure/api/v1_1/identity', { sessionEnd: 'stay' })
  } catch {
    try {
      return await request('GET', '/identity/secure/api/v1/identity', { sessionEnd: 'stay' })
    } catch (cause) {
      const { status, data, response } = cause instanceof RequestError ? cause : new RequestError('')
      throw new RequestError(USER_NOT_FOUND, { status, data, response, cause })
    }
  }
}
