import { Button } from '@hearthline/ui/button'
import { Actions } from '../../../decision/actions.tsx'
import type { Way } from '../../../decision/decision-query.ts'
import type { Busy } from './use-decision-actions.ts'
import { planSentence, takeLabel } from './way-words.ts'

interface WayButtonsProps {
  readonly way: Way
  readonly busy: Busy | undefined
  /** This very way is the saved plan. */
  readonly planned: boolean
  /** Nothing above these is the one thing to do. */
  readonly leads: boolean
  readonly onSave: () => void
}

/** Take it now where that can be done; save it as a plan where it is not one already. */
export function WayButtons({ way, busy, planned, leads, onSave }: WayButtonsProps) {
  const { takeNow } = way
  return (
    <div>
      <Actions>
        {takeNow && (
          <Button
            type="submit"
            variant={leads ? 'primary' : 'secondary'}
            loading={busy === 'take'}
            loadingLabel="Deciding again"
            disabled={busy !== undefined}
          >
            {takeLabel(way)}
          </Button>
        )}
        {!planned && (
          <Button
            type={takeNow ? 'button' : 'submit'}
            variant={leads && !takeNow ? 'primary' : 'secondary'}
            loading={busy === 'save'}
            loadingLabel="Saving"
            disabled={busy !== undefined}
            aria-describedby="plan-day"
            onClick={takeNow ? onSave : undefined}
          >
            Save this plan
          </Button>
        )}
      </Actions>
      <p id="plan-day" className="mt-3 text-sm text-muted">
        {planSentence(way, planned)}
      </p>
    </div>
  )
}
