import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

/** The shape of one question, while its screen or its data is loading. */
export function ScreenSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[37.5rem] px-5 pt-8 pb-16 lg:pt-14">
      <h1 className="ui-visually-hidden">One moment</h1>
      <SkeletonGroup>
        <div className="grid gap-8">
          <Skeleton shape="heading" width="75%" />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
