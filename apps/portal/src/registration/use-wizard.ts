import { neighbours, type RegisterData, type RegisterOptions, type RegisterStepId, registerSteps } from '@hearthline/domain/registration'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type RegisterState, saveRegister, useRegisterAnswers } from '../session/register-answers.ts'
import { useCompany } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
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
  const live = useSignedIn()
  const [atFirst] = useState(live)
  // The submission signs in on its way. The question that it was sent from stands until the answer has come, to show what went wrong.
  const signedIn = id === 'set-password' ? atFirst : live
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
