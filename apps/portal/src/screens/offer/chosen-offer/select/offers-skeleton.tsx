import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { Screen } from '../../../../page/screen.tsx'

/** The offer screen's own shape while the offers are loading. */
export function OffersSkeleton() {
  return (
    <Screen title="Choose your offer" heading="Your offers" why="Loading your offers." width="content" above={<ApplicationProgress />}>
      <SkeletonGroup label="Loading your offers">
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,25rem)]">
          <div className="grid content-start gap-9">
            <Skeleton shape="block" height="17rem" />
            <Skeleton shape="block" height="5rem" />
            <Skeleton shape="block" height="10rem" />
            <Skeleton shape="block" height="10rem" />
          </div>
          <div>
            <Skeleton shape="block" height="34rem" />
          </div>
        </div>
      </SkeletonGroup>
    </Screen>
  )
}
