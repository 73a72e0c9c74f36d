import { neighbours, type RegisterData, type RegisterOptions, type RegisterStepId, registerSteps } from '@hearthline/domain/registration'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type RegisterState, saveRegister, useRegisterAnswers } from '../session/register-answers.ts'
import { useCompany } from '../session/use-organisation.ts'
import { useWizardSignedIn } from './use-wizard-signed-in.ts'
import { useDress } from './wizard-dress.ts'

export interface Wizard extends RegisterState {
  readonly options: RegisterOptions
  readonly steps: readonly string[]
  readonly index: number
  /** Address of the question before; undefined on the first. */
  readonly backPath: string | undefined
  readonly addressOf: (id: RegisterStepId) => string
  /** The last question submits instead of going on. */
  readonly isLast: boolean
  /** Keeps the answers and opens the next question. */
  readonly save: (answers: Partial<RegisterData>) => void
}

export function useWizard(id: RegisterStepId): Wizard {
  const state = useRegisterAnswers()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { addressOf } = useDress()
  const signedIn = useWizardSignedIn()
  const newerAuthentication = useCompany().authentication === 'broker'
  return useMemo(() => {
    const options = { newerAuthentication, signedIn }
    const { index, before, after } = neighbours(id, options)
    const at = (other: RegisterStepId) => addressOf(other, search)
    return {
      ...state,
      options,
      steps: registerSteps(options).map(({ name }) => name),
      index,
      backPath: before && at(before.id),
      addressOf: at,
      isLast: after === undefined,
      save: (answers: Partial<RegisterData>) => {
        saveRegister(answers)
        if (after) void navigate(at(after.id))
      },
    }
  }, [id, state, navigate, search, addressOf, signedIn, newerAuthentication])
}
