import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { Screen } from '../../../../page/screen.tsx'

export function ConfirmSkeleton({ back }: { back: string }) {
  return (
    <Screen title="Confirm your offer" heading="Is this the offer you want?" back={back} above={<ApplicationProgress />}>
      <SkeletonGroup label="Loading your offer">
        <div className="mt-6 grid gap-8">
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="button" />
        </div>
      </SkeletonGroup>
    </Screen>
  )
}
