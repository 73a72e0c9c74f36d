import type { CallAt, ReplyOf } from '@hearthline/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { REFETCH_MS } from '../query-client.ts'

export type SentLinks = ReplyOf<CallAt<'GET', '/console/api/v1/agent/links'>>
export type Officer = SentLinks['officers'][number]

/** For whom they send, with what was sent. */
export const useLinks = (page: number) =>
  useQuery({
    queryKey: ['agent-links', page],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/agent/links', { signal, query: { page } }),
    refetchInterval: REFETCH_MS,
  })

export const useOfficers = () => useLinks(1)

/** For whom a row is, where the reader sends for several. */
export const officerWords = (officers: readonly Officer[], officer: string): string | undefined =>
  officers.length > 1 ? officers.find(({ id }) => id === officer)?.name : undefined

/** Of two windows side by side both are visible: what is shown is asked again at once when someone comes back to this one. */
export function useLookAgainOnFocus(client: QueryClient): void {
  useEffect(() => {
    const look = () => void client.refetchQueries({ type: 'active', predicate: isOfArea }, { cancelRefetch: false })
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [client])
}

const isOfArea = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }): boolean =>
  /^agent-(applicants|links|entries)$/.test(String(name))
