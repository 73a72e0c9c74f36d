import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { useState } from 'react'
import { SURVEY_REASONS } from './leave-survey-rules.ts'

const UNANSWERED = 'Please select a reason'

/** One question to someone who leaves in the middle. The sign-out continues under it; answering and closing are both fine. */
export default function LeaveSurvey({ applicationUuid, onClose }: { applicationUuid: string; onClose: () => void }) {
  const [reason, setReason] = useState<string>()
  const [error, setError] = useState<string>()
  const [thanked, setThanked] = useState(false)
  const send = () => {
    if (!reason) {
      setError(UNANSWERED)
      document.getElementById('leave-reason')?.focus()
      return
    }
    void import('../../telemetry/telemetry.ts')
      .then(({ sendEvent }) => sendEvent('leave-survey', { applicationUuid, reason }))
      .catch(() => undefined)
    setThanked(true)
  }
  const close = (open: boolean) => {
    if (!open) onClose()
  }
  if (thanked) {
    return (
      <Modal open onOpenChange={close} size="narrow" title="Thank you" actions={<Button onClick={onClose}>Close</Button>}>
        <p role="status">Your answers are saved. Sign in any time to continue where you left off.</p>
      </Modal>
    )
  }
  return (
    <Modal
      open
      onOpenChange={close}
      size="narrow"
      title="Before you go: why are you leaving now?"
      actions={
        <>
          <Button onClick={send}>Send</Button>
          <Button variant="secondary" onClick={onClose}>
            Skip
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">We’re signing you out in the meantime. Your answers so far are saved.</p>
      <RadioGroup
        id="leave-reason"
        name="leave-reason"
        label="Reason"
        options={SURVEY_REASONS}
        value={reason ?? null}
        error={error}
        onValueChange={(value) => {
          setReason(value)
          setError(undefined)
        }}
      />
    </Modal>
  )
}
