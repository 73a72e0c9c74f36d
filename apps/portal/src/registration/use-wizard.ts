import { adjacentSteps, type RegisterData, type RegisterStepId, registerSteps } from '@hearthline/domain/registration'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveRegister, useRegisterAnswers } from '../session/register-answers.ts'
import { useCompany } from '../session/use-organization.ts'
import { useWizardSignedIn } from './use-wizard-signed-in.ts'
import { useWizardLayout, type Wizard } from './wizard-layout.ts'

export function useWizard(id: RegisterStepId): Wizard {
  const state = useRegisterAnswers()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { addressOf } = useWizardLayout()
  const signedIn = useWizardSignedIn()
  const newerAuthentication = useCompany().authentication === 'broker'
  return useMemo(() => {
    const options = { newerAuthentication, signedIn }
    const { index, before, after } = adjacentSteps(id, options)
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
