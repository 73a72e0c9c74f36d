import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import { useNow, useSandboxTime } from '../frame/use-clock.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { daysFault, formatSandboxOffset } from './days.ts'

const STEPS = [1, 3, 12]

/** Moves sandbox time forward, so that rescission and waiting periods can be lived through in a minute. */
export default function SandboxTimeDialog({ mayMove, onClose }: { mayMove: boolean; onClose: () => void }) {
  const [days, setDays] = useState('')
  const [fault, setFault] = useState<string>()
  const now = useNow()
  const { offsetMs } = useSandboxTime()
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (advanceDays: number) => request('POST', '/console/api/v1/sandbox/time', { body: { advanceDays } }),
    onSuccess: async ({ now: moved }) => {
      setDays('')
      // The button that was pressed is busy and cannot hold the focus; without one, Escape would close nothing.
      document.getElementById('days')?.focus()
      announce(`It is now ${formatFullMoment(moved)}`)
      await client.invalidateQueries()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = daysFault(days)
    setFault(found)
    if (found) document.getElementById('days')?.focus()
    else move.mutate(Number(days))
  }
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Sandbox time" size="narrow">
      <p className="time-now">{formatFullMoment(now)}</p>
      <p className="muted">{formatSandboxOffset(offsetMs)}</p>
      {move.error && <Alert kind="error">{describeProblem(move.error)}</Alert>}
      {mayMove ? (
        <form className="time-form" onSubmit={submit} noValidate>
          <TextField
            label="Days forward"
            name="days"
            inputMode="decimal"
            autoComplete="off"
            required
            value={days}
            error={fault}
            description="This applies to every application and can’t be undone."
            onChange={(event) => setDays(event.target.value)}
          />
          <div className="decision-buttons">
            <Button type="submit" size="small" loading={move.isPending} loadingLabel="Moving">
              Move forward
            </Button>
            {STEPS.map((step) => (
              <Button key={step} size="small" variant="secondary" disabled={move.isPending} onClick={() => setDays(String(step))}>
                {step} {step === 1 ? 'day' : 'days'}
              </Button>
            ))}
          </div>
        </form>
      ) : (
        <p className="hint">The clock is of the whole installation. Operators and administrators of its own organization can move it.</p>
      )}
    </Modal>
  )
}
