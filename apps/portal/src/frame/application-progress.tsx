import { progressIndex, progressSteps, progressValueFor } from '@hearthline/domain/routing'
import { StepProgress } from '@hearthline/ui/step-progress'
import { useApplication } from './use-application.ts'

/** The seven steps of seed 001 §4 above a screen of the application; nothing where the step has no place among them. */
export function ApplicationProgress() {
  const { application } = useApplication()
  const progress = progressValueFor(application.step)
  if (!progress) return null
  return (
    <div className="mb-8">
      <StepProgress
        steps={progressSteps({ manualNotary: application.status.manualNotary })}
        current={Math.min(6, progressIndex(progress))}
      />
    </div>
  )
}
