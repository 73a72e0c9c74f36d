import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

/** A page that is on its way. */
export function DocumentSkeleton() {
  return (
    <div className="document-page document-page-coming">
      <SkeletonGroup label="Opening the document">
        <Skeleton shape="heading" width="60%" />
        <Skeleton lines={6} />
        <Skeleton lines={4} />
      </SkeletonGroup>
    </div>
  )
}
