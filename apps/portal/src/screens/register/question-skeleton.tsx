import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

/** In the shape of a question with two fields, while its code is loading. */
export const QuestionSkeleton = () => (
  <SkeletonGroup>
    <div className="grid gap-5">
      <Skeleton shape="heading" width="70%" />
      <Skeleton shape="text" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </div>
  </SkeletonGroup>
)
