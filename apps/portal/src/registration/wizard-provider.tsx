import { type ReactNode, useEffect, useMemo } from 'react'
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx'
import { enterWizard } from './submission-state.ts'
import { usePrepopulation } from './use-prepopulation.ts'
import { type WizardDress, WizardDressContext } from './wizard-dress.ts'

export interface WizardProviderProps {
  dress: Omit<WizardDress, 'filled'>
  /** The first question shows at once and is filled when a prefill has come; every other waits for it. */
  first: boolean
  children: ReactNode
}

/** One of the two wizards around a question. */
export function WizardProvider({ dress, first, children }: WizardProviderProps) {
  const { filled, pending } = usePrepopulation(!first)
  const value = useMemo(() => ({ ...dress, filled }), [dress, filled])
  useEffect(() => enterWizard(), [])
  useEffect(() => {
    const tell = () => void import('./tell-register-start.ts').then(({ tellRegisterStart }) => tellRegisterStart()).catch(() => undefined)
    const timer = setTimeout(tell, 1500)
    return () => clearTimeout(timer)
  }, [])
  return pending ? <ScreenSkeleton /> : <WizardDressContext value={value}>{children}</WizardDressContext>
}
