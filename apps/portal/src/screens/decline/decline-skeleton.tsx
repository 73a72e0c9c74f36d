import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

/** The decision's own shape while it is loading: limits, ways, two buttons. */
export function DeclineSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[37.5rem] px-5 pt-8 pb-16 lg:pt-14">
      <h1 className="ui-visually-hidden">Your decision</h1>
      <SkeletonGroup label="Loading your decision">
        <div className="grid gap-8">
          <Skeleton shape="heading" width="75%" />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="5.25rem" />
          <Skeleton shape="block" height="5.25rem" />
          <Skeleton shape="button" width="14rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
