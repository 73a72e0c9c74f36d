/** The signed-in person's profile (seed 000 §3), and what happens when it cannot be had. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { RequestError, request } from '../api/request.ts'
import { isSignerPath } from '../frame/access.ts'
import { startAnew } from './start-anew.ts'
import { clearToken, readToken } from './token.ts'
import { useSignedIn } from './use-signed-in.ts'

/** What to say when it fails (seed 001 §8). */
export const PROFILE_FAILED = 'Failed to fetch profile details.'
/** No answer at all. */
export const REQUEST_FAILED = 'Request failed.'
/** Asked for without a token. */
export const NO_TOKEN = 'JWT error'

/** A 401 has removed the token already: that is the rule of every call (api/session-end.ts). */
export async function readProfile(signal?: AbortSignal) {
  if (readToken() === undefined) throw new RequestError(NO_TOKEN)
  try {
    return await request('GET', '/service-profile/api/v1/profile', { signal })
  } catch (cause) {
    const { status, data, response } = cause instanceof RequestError ? cause : new RequestError(REQUEST_FAILED)
    throw new RequestError(status === 0 ? REQUEST_FAILED : PROFILE_FAILED, { status, data, response, cause })
  }
}

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => readProfile(signal) })

/** Asked only with a token at hand. */
export function useProfile() {
  const signedIn = useSignedIn()
  const profile = useQuery({ ...profileQuery, enabled: signedIn && readToken() !== undefined })
  const type = profile.data?.type
  const { pathname } = useLocation()
  useEffect(() => {
    if (!leavesNormalApplication(type, pathname)) return
    clearToken()
    startAnew()
  }, [type, pathname])
  return profile
}

/** An additional signer has a login and a flow of their own: the normal application forgets the session and reloads (seed 000 §6). */
export const leavesNormalApplication = (type: string | undefined, pathname: string): boolean =>
  type === 'CO_DEEDER' && /^\/account\/heloc(\/|$)/.test(pathname) && !isSignerPath(pathname)
