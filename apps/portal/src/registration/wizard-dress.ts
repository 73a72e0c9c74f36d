/** Which of the two wizards is at work: how it frames a question, and where a question lives. The questions know neither. */
import type { RegisterStepId } from '@hearthline/domain/registration'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Wizard } from './use-wizard.ts'

export interface FrameProps {
  readonly id: RegisterStepId
  readonly wizard: Wizard
  readonly heading: string
  readonly why?: ReactNode
  /** The form. */
  readonly children: ReactNode
}

export interface WizardDress {
  readonly Frame: ComponentType<FrameProps>
  /** The address of a question; `search` is the query of the page it is left from. */
  readonly addressOf: (id: RegisterStepId, search: string) => string
  /** Counts what came from elsewhere: the first question, which does not wait for it, fills itself again. */
  readonly filled: number
}

export const WizardDressContext = createContext<WizardDress | undefined>(undefined)

export function useDress(): WizardDress {
  const dress = use(WizardDressContext)
  if (!dress) throw new Error('A question of the registration stands outside of a wizard')
  return dress
}
