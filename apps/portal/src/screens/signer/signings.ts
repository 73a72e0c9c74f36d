/** What the person signs: read once for every page of theirs, and each page's own by its address. */
import type { SigningBody } from '@hearthline/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request } from '../../api/request.ts'
import { isSame } from './signer-page.ts'

const SIGNINGS = '/service-application/api/v1/signer/applications'

/** A check of photos takes seconds; whoever else is waited for takes hours. */
const SOON_MS = 2_500
const LATER_MS = 60_000

export const signingsQuery = queryOptions({
  queryKey: ['signings'],
  queryFn: ({ signal }) => request('GET', SIGNINGS, { signal }),
  retry: false,
  refetchInterval: ({ state: { data = [] } }) => (data.some(({ standsAt }) => standsAt === 'signer-identity-check') ? SOON_MS : LATER_MS),
})

export interface Signings {
  readonly pending: boolean
  readonly error: Error | null
  /** Newest first. */
  readonly signings: readonly SigningBody[]
}

export function useSignings(): Signings {
  const { data = [], error, isPending } = useQuery(signingsQuery)
  return { pending: isPending && !error, error: data.length > 0 ? null : error, signings: data }
}

/** Takes what a call answered for one of them, or reads all again where it answered nothing. */
export function useRefreshSignings(): (now?: SigningBody) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (now) => {
      if (!now) return client.invalidateQueries({ queryKey: signingsQuery.queryKey })
      client.setQueryData(signingsQuery.queryKey, (before) => before?.map((each) => (isSame(each, now) ? now : each)))
    },
    [client],
  )
}
