/** Where a question lives: a path of its own, or, under the older wizard's one address, a step in the query. Pure. */
import { legacyAddress, type RegisterStepId, registerSteps } from '@hearthline/domain/registration'
import { HELOC_BASE } from '../frame/application-path.ts'

const OLDER = `${HELOC_BASE}/register`

export const newerAddress = (id: RegisterStepId): string =>
  `${HELOC_BASE}/${registerSteps().find((step) => step.id === id)?.path ?? 'register-v2'}`

/** The rest of the query stays: it is what a mailing or a partner sent. */
export function olderAddress(id: RegisterStepId, search: string): string {
  const query = new URLSearchParams(search)
  const { step, part } = legacyAddress(id)
  query.set('step', step)
  if (part) query.set('part', part)
  else query.delete('part')
  return `${OLDER}?${query}`
}
