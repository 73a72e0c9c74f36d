import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { REFETCH_MS } from '../query-client.ts'
import { nextCursor } from './queue-pages.ts'

export type QueueView = 'needs-person' | 'money' | 'all'

/** The queue, page after page, asked again every quarter of a minute. */
export const useQueue = (show: QueueView, search: string) =>
  useInfiniteQuery({
    queryKey: ['queue', show, search],
    queryFn: ({ pageParam, signal }) =>
      request('GET', '/console/api/v1/queue', { query: { show, search: search || undefined, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })
