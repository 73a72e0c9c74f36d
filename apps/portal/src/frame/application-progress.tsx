import { StepProgress } from '@hearthline/ui/step-progress'
import { useLocation } from 'react-router'
import { progressBar } from './progress-at.ts'
import { useApplication } from './use-application.ts'
import { RAIL, useMedia } from './use-media.ts'

/** The seven steps of seed 001 §4 above a screen of the application, where no rail beside it shows them; nothing for a step without a place. */
export function ApplicationProgress() {
  const { application } = useApplication()
  const { pathname } = useLocation()
  const hasRail = useMedia(RAIL)
  const bar = hasRail ? undefined : progressBar({ pathname, step: application.step, manualNotary: application.status.manualNotary })
  if (!bar) return null
  const current = bar.findIndex(({ state }) => state === 'current')
  return (
    <div className="mb-8">
      <StepProgress
        steps={bar.map(({ label }) => label)}
        current={current < 0 ? bar.length - 1 : current}
        within={current < 0 ? 1 : undefined}
      />
    </div>
  )
}
