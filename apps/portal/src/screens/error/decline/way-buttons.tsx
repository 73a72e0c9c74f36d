import { Button } from '@hearthline/ui/button'
import type { Way } from '../../../decision/decision-query.ts'
import type { Busy } from './use-decision-actions.ts'
import { planSentence, takeLabel } from './way-words.ts'

interface WayButtonsProps {
  readonly way: Way
  readonly busy: Busy | undefined
  /** This very way is the saved plan. */
  readonly planned: boolean
  readonly onSave: () => void
}

/** Take it now where that can be done; save it as a plan where it is not one already. */
export function WayButtons({ way, busy, planned, onSave }: WayButtonsProps) {
  const { takeNow } = way
  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row">
        {takeNow && (
          <Button type="submit" loading={busy === 'take'} loadingLabel="Deciding again" disabled={busy !== undefined}>
            {takeLabel(way)}
          </Button>
        )}
        {!planned && (
          <Button
            type={takeNow ? 'button' : 'submit'}
            variant={takeNow ? 'secondary' : 'primary'}
            loading={busy === 'save'}
            loadingLabel="Saving"
            disabled={busy !== undefined}
            aria-describedby="plan-day"
            onClick={takeNow ? onSave : undefined}
          >
            Save this plan
          </Button>
        )}
      </div>
      <p id="plan-day" className="mt-3 text-sm text-muted">
        {planSentence(way, planned)}
      </p>
    </div>
  )
}
