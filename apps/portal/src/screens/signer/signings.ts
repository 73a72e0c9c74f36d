/** What the person signs, for every page of theirs. */
import type { SigningBody } from '@hearthline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isSame, signingsQuery } from '../../application/signings-query.ts'

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
