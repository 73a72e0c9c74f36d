import { Button } from '@hearthline/ui/button'
import { Actions } from '../../decision/actions.tsx'
import type { ApprovalPath } from '../../decision/decision-query.ts'
import { approvalPathAction, planSentence } from './approval-path-labels.ts'
import type { Busy } from './use-decision-actions.ts'

interface ApprovalPathButtonsProps {
  readonly path: ApprovalPath
  readonly busy: Busy | undefined
  /** This approval path is the saved plan. */
  readonly planned: boolean
  /** Nothing above these is the one thing to do. */
  readonly leads: boolean
  readonly onSave: () => void
}

/** Take it now where that can be done; save it as a plan where it is not one already. */
export function ApprovalPathButtons({ path, busy, planned, leads, onSave }: ApprovalPathButtonsProps) {
  const { takeNow } = path
  return (
    <div>
      <Actions>
        {takeNow && (
          <Button
            type="submit"
            variant={leads ? 'primary' : 'secondary'}
            loading={busy === 'take'}
            loadingLabel="Checking again"
            disabled={busy !== undefined}
          >
            {approvalPathAction(path)}
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
        {planSentence(path, planned)}
      </p>
    </div>
  )
}
