import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
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
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
      {query.error && (
        <Alert
          kind="error"
          title={query.data === undefined ? 'This could not be loaded' : 'This could not be updated'}
          action={
            <Button size="small" variant="secondary" loading={query.isFetching} loadingLabel="Trying" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {describeProblem(query.error)}
        </Alert>
      )}
      {query.data !== undefined && <div className="loaded">{children(query.data)}</div>}
    </>
  )
}
