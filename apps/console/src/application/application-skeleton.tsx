import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

const ROWS = ['one', 'two', 'three', 'four', 'five']

/** The shape of an application that is being read. */
export function ApplicationSkeleton() {
  return (
    <SkeletonGroup label="Loading the application">
      <div className="pane-head">
        <Skeleton width="16rem" />
      </div>
      <div className="detail-body">
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton lines={3} />
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" height="1.75rem" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
