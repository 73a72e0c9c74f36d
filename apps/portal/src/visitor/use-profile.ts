/** The signed-in person's profile [session/profile], and what happens when it cannot be had. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { RequestError, request } from '../api/request.ts'
import { isSignerPath } from '../routing/access.ts'
import { reloadPage } from '../session/reload-page.ts'
import { clearToken, readToken } from '../session/token.ts'
import { useSignedIn } from '../session/use-signed-in.ts'

/** What to say when it fails [session/profile]. */
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
    reloadPage()
  }, [type, pathname])
  return profile
}

/** An additional signer has a login and a flow of their own: the normal application forgets the session and reloads [routes/additional-signer]. */
export const leavesNormalApplication = (type: string | undefined, pathname: string): boolean =>
  type === 'CO_DEEDER' && /^\/account\/heloc(\/|$)/.test(pathname) && !isSignerPath(pathname)
