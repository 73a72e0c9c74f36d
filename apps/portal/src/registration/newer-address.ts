/** Where a question lives in the newer wizard: a path of its own. Pure. */
import { type RegisterStepId, registerSteps } from '@hearthline/domain/registration'
import { HELOC_BASE } from '../routing/application-path.ts'

export const newerAddress = (id: RegisterStepId): string =>
  `${HELOC_BASE}/${registerSteps().find((step) => step.id === id)?.path ?? 'register-v2'}`
