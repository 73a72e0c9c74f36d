import { formatPhone } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { NumberedSteps } from '../page/numbered-steps.tsx'
import { BureauCard } from './bureau-card.tsx'
import { hostOf, type Obstacle } from './obstacle.ts'

export interface LiftFreezeProps {
  obstacle: Obstacle
  /** A freeze is lifted, a lock is opened. */
  locked?: boolean
  /** secondary where another action comes first. */
  variant?: 'primary' | 'secondary'
}

/** How to lift it, step by step, and the button that has the bureau asked again. */
export function LiftFreeze({ obstacle, locked = false, variant = 'primary' }: LiftFreezeProps) {
  const { save, busy, error } = useSaveAnswer(obstacle.item)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ thawed: true })
  }
  return (
    <form className="grid gap-6" onSubmit={submit}>
      <FormProblem error={error} />
      <BureauCard obstacle={obstacle} title={locked ? 'Your credit file is locked at' : 'Your credit file is frozen at'} />
      <NumberedSteps label={locked ? 'How to unlock it' : 'How to lift the freeze'} steps={liftSteps(obstacle, locked)} />
      <div>
        <Button type="submit" variant={variant} wide loading={busy} loadingLabel="Checking with the bureau">
          {locked ? "I've unlocked my file" : "I've lifted the freeze"}
        </Button>
      </div>
    </form>
  )
}

/** Lifting is free, and takes an hour when asked online or by phone: 15 USC 1681c-1(i)(3). A lock is the bureau's own product. */
function liftSteps({ bureau, bureauPhone, bureauUrl }: Obstacle, locked: boolean) {
  const ways = [bureauUrl && `sign in at ${hostOf(bureauUrl)}`, bureauPhone && `call ${formatPhone(bureauPhone)}`]
    .filter(Boolean)
    .join(', or ')
  const reach = ways ? `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.` : `Sign in at ${bureau}, or call them.`
  return [
    { title: `Reach ${bureau}`, text: `${reach} They will verify your identity, so have your Social Security number ready.` },
    locked
      ? { title: 'Unlock your file', text: 'Turn off the lock. You can turn it on again as soon as we have your report.' }
      : {
          title: 'Ask for a temporary lift',
          text: 'One day is enough, and it is free by law. The freeze then comes back on its own.',
        },
    {
      title: 'Come back here',
      text: locked
        ? 'It usually takes effect right away. Then select the button below.'
        : 'If you ask online or by phone, it takes effect within an hour. Then select the button below.',
    },
  ]
}
