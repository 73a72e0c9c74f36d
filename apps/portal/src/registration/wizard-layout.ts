/** Which of the two wizards is at work: how it frames a question, and where a question lives. The questions know neither. */
import type { RegisterData, RegisterOptions, RegisterStepId } from '@hearthline/domain/registration'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { RegisterState } from '../session/register-answers.ts'

export interface Wizard extends RegisterState {
  readonly options: RegisterOptions
  readonly steps: readonly string[]
  readonly index: number
  /** Address of the question before; undefined on the first. */
  readonly backPath: string | undefined
  readonly addressOf: (id: RegisterStepId) => string
  /** The last question submits instead of continuing. */
  readonly isLast: boolean
  /** Keeps the answers and opens the next question. */
  readonly save: (answers: Partial<RegisterData>) => void
}

export interface FrameProps {
  readonly id: RegisterStepId
  readonly wizard: Wizard
  readonly heading: string
  readonly why?: ReactNode
  /** The form. */
  readonly children: ReactNode
}

export interface WizardLayout {
  readonly Frame: ComponentType<FrameProps>
  /** The address of a question; `search` is the query of the page it is left from. */
  readonly addressOf: (id: RegisterStepId, search: string) => string
  /** Counts what came from elsewhere: the first question, which does not wait for it, fills itself again. */
  readonly filled: number
  readonly askAgain: () => void
}

export const WizardLayoutContext = createContext<WizardLayout | undefined>(undefined)

export function useWizardLayout(): WizardLayout {
  const layout = use(WizardLayoutContext)
  if (!layout) throw new Error('A question of the registration stands outside of a wizard')
  return layout
}
