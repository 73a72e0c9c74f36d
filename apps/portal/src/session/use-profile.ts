/** The signed-in person's profile (seed 000 §3). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { readToken } from './token.ts'
import { useSignedIn } from './use-signed-in.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => request('GET', '/service-profile/api/v1/profile', { signal }),
})

/** Asked only with a token at hand; 'Failed to fetch profile details.' is what to say when it fails (seed 001 §8). */
export function useProfile() {
  const signedIn = useSignedIn()
  return useQuery({ ...profileQuery, enabled: signedIn && readToken() !== undefined })
}

export const PROFILE_FAILED = 'Failed to fetch profile details.'
