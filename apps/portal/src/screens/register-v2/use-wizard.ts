import type { RegisterData, RegisterStepId } from '@hearthline/domain/registration'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stepAddress } from '../../frame/step-address.ts'
import { type RegisterState, saveRegister, useRegisterAnswers } from '../../session/register-answers.ts'
import { useCompany } from '../../session/use-organisation.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { neighbours, type WizardOptions, wizardSteps } from './wizard-steps.ts'

export interface Wizard extends RegisterState {
  readonly options: WizardOptions
  readonly steps: readonly string[]
  readonly index: number
  /** Path of the step before; undefined on the first. */
  readonly backPath: string | undefined
  readonly addressOf: (path: string) => string
  /** The last step submits instead of going on. */
  readonly isLast: boolean
  /** Keeps the answers and opens the next step. */
  readonly save: (answers: Partial<RegisterData>) => void
}

export function useWizard(id: RegisterStepId): Wizard {
  const state = useRegisterAnswers()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const newerAuthentication = useCompany().authentication === 'broker'
  return useMemo(() => {
    const options = { newerAuthentication, signedIn }
    const { index, before, after } = neighbours(id, options)
    const addressOf = (path: string) => stepAddress(path, { pathname, search })
    return {
      ...state,
      options,
      steps: wizardSteps(options).map(({ name }) => name),
      index,
      backPath: before && addressOf(before.path),
      addressOf,
      isLast: after === undefined,
      save: (answers: Partial<RegisterData>) => {
        saveRegister(answers)
        if (after) void navigate(addressOf(after.path))
      },
    }
  }, [id, state, navigate, pathname, search, signedIn, newerAuthentication])
}
