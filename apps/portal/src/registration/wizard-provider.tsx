import { type ReactNode, useEffect, useMemo } from 'react'
import { ScreenSkeleton } from '../page/screen-skeleton.tsx'
import { enterWizard } from './submission-state.ts'
import { usePrepopulation } from './use-prepopulation.ts'
import { type WizardLayout, WizardLayoutContext } from './wizard-layout.ts'

export interface WizardProviderProps {
  layout: Omit<WizardLayout, 'filled' | 'askAgain'>
  /** The first question shows at once and is filled when a prefill has come; every other waits for it. */
  first: boolean
  children: ReactNode
}

/** One of the two wizards around a question. */
export function WizardProvider({ layout, first, children }: WizardProviderProps) {
  const { filled, pending, askAgain } = usePrepopulation(!first)
  const value = useMemo(() => ({ ...layout, filled, askAgain }), [layout, filled, askAgain])
  useEffect(() => enterWizard(), [])
  useEffect(() => {
    const tell = () =>
      void import('./record-register-start.ts').then(({ recordRegisterStart }) => recordRegisterStart()).catch(() => undefined)
    const timer = setTimeout(tell, 1500)
    return () => clearTimeout(timer)
  }, [])
  return pending ? <ScreenSkeleton /> : <WizardLayoutContext value={value}>{children}</WizardLayoutContext>
}
