import { StepProgress } from '@hearthline/ui/step-progress'
import { useLocation } from 'react-router'
import { RAIL, useMedia } from '../page/use-media.ts'
import { progressBar } from './progress-at.ts'
import { useApplication } from './use-application.ts'

/** The seven steps [steps/progress] above a screen of the application, where no rail beside it shows them; nothing for a step without a place. */
export function ApplicationProgress() {
  const { application } = useApplication()
  const { pathname } = useLocation()
  const hasRail = useMedia(RAIL)
  const { step, progress, status } = application
  const bar = hasRail ? undefined : progressBar({ pathname, step, progress, manualNotary: status.manualNotary })
  if (!bar) return null
  const steps = bar.filter(({ between }) => !between)
  const current = steps.findIndex(({ state }) => state === 'current')
  const between = bar.find((each) => each.between && each.state === 'current')
  return (
    <div className="mb-8">
      <StepProgress
        steps={steps.map(({ label }) => label)}
        current={current < 0 ? steps.filter(({ state }) => state === 'done').length : current}
        between={between?.label}
      />
    </div>
  )
}
