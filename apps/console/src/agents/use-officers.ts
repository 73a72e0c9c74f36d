import type { CallAt, ReplyOf } from '@hearthline/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { LOOK_AGAIN_MS } from './agent-words.ts'

export type SentLinks = ReplyOf<CallAt<'GET', '/console/api/v1/agent/links'>>
export type Officer = SentLinks['officers'][number]

/** For whom they send, with what was sent. */
export const useLinks = (page: number) =>
  useQuery({
    queryKey: ['agent-links', page],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/agent/links', { signal, query: { page } }),
    refetchInterval: LOOK_AGAIN_MS,
  })

export const useOfficers = () => useLinks(1)
