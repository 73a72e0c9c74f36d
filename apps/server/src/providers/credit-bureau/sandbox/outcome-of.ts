/** Whether the bureau shows a report, or what it says instead: the personas of the credit chapter. */
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import { personaOf } from '../../sandbox/personas.ts'
import type { CreditRequest } from '../port.ts'

/** The PIN that opens Frozenpin's report; any other is incorrect. */
export const SANDBOX_PIN = '2468'

const lockedOutcome = (pin: string | undefined): CreditReport['outcome'] => {
  if (pin === undefined || pin === '') return 'LOCKED'
  return pin === SANDBOX_PIN ? 'REPORT' : 'PIN_INCORRECT'
}

export function outcomeOf(request: CreditRequest): CreditReport['outcome'] {
  switch (personaOf(request.name.lastName)?.lastName) {
    case 'Frozen':
      return request.thawed ? 'REPORT' : 'FROZEN'
    case 'Frozenpin':
      return lockedOutcome(request.pin)
    case 'Nomatch':
      return request.ssn ? 'REPORT' : 'NO_MATCH'
    case 'Nohit':
      return request.ssn ? 'NO_HIT' : 'NO_MATCH'
    case 'Minor':
      return 'MINOR'
    default:
      return 'REPORT'
  }
}
