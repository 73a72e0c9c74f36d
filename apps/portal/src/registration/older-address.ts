/** Where a question lives in the older wizard: under its one address, a step in the query. Pure. */
import { legacyAddress, type RegisterStepId } from '@hearthline/domain/registration'
import { HELOC_BASE } from '../routing/application-path.ts'

/** The rest of the query stays: it is what a mailing or a partner sent. */
export function olderAddress(id: RegisterStepId, search: string): string {
  const query = new URLSearchParams(search)
  const { step, part } = legacyAddress(id)
  query.set('step', step)
  if (part) query.set('part', part)
  else query.delete('part')
  return `${HELOC_BASE}/register?${query}`
}
