import { REGISTER_STEP_IDS, type RegisterStepId } from '@hearthline/domain/registration'
import { StepProgress } from '@hearthline/ui/step-progress'
import { type ReactNode, useEffect } from 'react'
import { Screen } from '../../page/screen.tsx'
import { preloadScreen } from '../../page/screen-loading.tsx'
import { newerAddress } from '../../registration/newer-address.ts'
import type { FrameProps } from '../../registration/wizard-layout.ts'
import { WizardProvider } from '../../registration/wizard-provider.tsx'
import { useRouteTable } from '../../routing/route-table.ts'

const layout = { Frame: NewerFrame, addressOf: newerAddress }

/** The newer wizard around one of its questions: one to a screen, under a bar of steps. */
export function NewerWizard({ first = false, children }: { first?: boolean; children: ReactNode }) {
  return (
    <WizardProvider layout={layout} first={first}>
      {children}
    </WizardProvider>
  )
}

function NewerFrame({ id, wizard, heading, why, children }: FrameProps) {
  usePreloadAfter(id)
  return (
    <Screen
      title={wizard.steps[wizard.index] ?? heading}
      heading={heading}
      why={why}
      above={
        <div className="mb-8 lg:mb-10">
          <StepProgress steps={wizard.steps} current={Math.max(0, wizard.index)} note={id === 'index' ? 'about 5 minutes' : undefined} />
        </div>
      }
      back={wizard.backPath}
    >
      {children}
    </Screen>
  )
}

/** The next step's code is here before it is asked for. */
function usePreloadAfter(id: RegisterStepId): void {
  const loadScreens = useRouteTable()
  useEffect(() => {
    const following = REGISTER_STEP_IDS.slice(REGISTER_STEP_IDS.indexOf(id) + 1, REGISTER_STEP_IDS.indexOf(id) + 3)
    const fetchNext = async () => {
      const screens = await loadScreens()
      const next = screens.filter(({ screen }) => following.some((step) => screen === `register-v2-${step}`))
      await Promise.all(next.map(({ load }) => preloadScreen(load)))
    }
    const timer = setTimeout(() => void fetchNext().catch(() => undefined), 1200)
    return () => clearTimeout(timer)
  }, [id, loadScreens])
}
