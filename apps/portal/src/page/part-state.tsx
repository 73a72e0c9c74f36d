import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'

export interface PartStateProps {
  /** In a sentence: "your devices". */
  what: string
  failed: boolean
  onRetry: () => void
}

/** In the place of a part that is not here yet, or could not be fetched: the others continue without it. */
export function PartState({ what, failed, onRetry }: PartStateProps) {
  if (!failed)
    return (
      <SkeletonGroup label={`Loading ${what}`}>
        <Skeleton lines={3} />
      </SkeletonGroup>
    )
  return (
    <Alert
      kind="error"
      action={
        <Button variant="secondary" size="medium" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We could not load {what}.
    </Alert>
  )
}
