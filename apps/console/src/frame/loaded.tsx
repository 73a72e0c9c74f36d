import { Alert } from '@hearthline/ui/alert'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeProblem } from '../api/request.ts'

/** What is read when a panel opens: a placeholder until it is here, and what went wrong beside whatever was read before. */
export function Loaded<Data>(props: {
  readonly query: UseQueryResult<Data>
  /** what is being loaded, for whoever cannot see the placeholder */
  readonly label: string
  readonly children: (data: Data) => ReactNode
}) {
  const { query, label, children } = props
  return (
    <>
      {query.isPending && (
        <SkeletonGroup label={label}>
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {query.error && <Alert kind="error">{describeProblem(query.error)}</Alert>}
      {query.data !== undefined && <div className="loaded">{children(query.data)}</div>}
    </>
  )
}
