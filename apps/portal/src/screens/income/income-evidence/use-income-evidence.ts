/** Reads what is shown of the income, and saves changes of it without leaving the page. */
import type { IncomeReview, IncomeSource, IncomeWay } from '@hearthline/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { RequestError, request } from '../../../api/request.ts'
import { applicationQuery } from '../../../application/application-query.ts'
import { ITEM_PATH, itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'

export type ListedSource = Pick<IncomeSource, 'id' | 'person' | 'way' | 'documents'>

export interface IncomeEvidence {
  readonly review: IncomeReview | undefined
  readonly error: unknown
  /** Saves the list as it then is; false where it was not taken, which `problem` says. */
  readonly save: (sources: readonly ListedSource[]) => Promise<boolean>
  readonly busy: boolean
  readonly problem: unknown
}

export const listedOf = ({ sources }: IncomeReview): ListedSource[] =>
  sources.map(({ id, person, way, documents }) => ({ id, person, way, documents }))

/** The one of this way and person that nothing was shown by yet, or a new one at the end. */
export function withSource(review: IncomeReview, way: IncomeWay, person: string): { source: ListedSource; sources: ListedSource[] } {
  const sources = listedOf(review)
  const open = review.sources.find((source) => source.way === way && source.person === person && source.state === 'TO_DO')
  const found = sources.find(({ id }) => id === open?.id)
  if (found) return { source: found, sources }
  const source = { id: crypto.randomUUID(), person, way, documents: [] }
  return { source, sources: [...sources, source] }
}

export function useIncomeEvidence(): IncomeEvidence {
  const { uuid, etag, refresh } = useApplication()
  const item = useQuery(itemQuery(uuid, 'income-sources', etag))
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const save = useCallback(
    async (sources: readonly ListedSource[]) => {
      setBusy(true)
      setProblem(undefined)
      try {
        await request('PUT', ITEM_PATH, {
          params: { uuid, item: 'income-evidence' },
          body: { sources: sources.map((source) => ({ ...source })) },
          // As it was read last: what another tab has listed since is not dropped unseen.
          ifMatch: client.getQueryData(applicationQuery(uuid).queryKey)?.etag,
        })
        await refresh()
        return true
      } catch (error) {
        if (error instanceof RequestError && error.status === 412) await refresh().catch(() => undefined)
        setProblem(error)
        return false
      } finally {
        setBusy(false)
      }
    },
    [uuid, refresh, client],
  )
  return { review: item.data?.about, error: item.error, save, busy, problem }
}
