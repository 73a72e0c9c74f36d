import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { Screen } from '../../page/screen.tsx'

/** The dashboard's own shape while it is loading. */
export function DashboardSkeleton() {
  return (
    <Screen title="Dashboard" heading="Your dashboard" why="Loading your application." width="content">
      <SkeletonGroup label="Loading your applications">
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          <div className="grid content-start gap-9">
            <Skeleton shape="button" width="13rem" />
            <Skeleton shape="block" height="26rem" />
          </div>
          <Skeleton shape="block" height="24rem" />
        </div>
      </SkeletonGroup>
    </Screen>
  )
}
