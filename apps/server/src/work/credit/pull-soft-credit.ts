/** soft-credit: asks the bureau with what the borrower gave, and what they added where the first pull met an obstacle. */
import { birthDate, creditAccess, homeAddress, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { creditRequest } from './credit-request.ts'

export function pullSoftCredit({ known, services, provider, call }: WorkContext) {
  const request = creditRequest(services.sealing, {
    name: known(legalName),
    born: known(birthDate),
    address: known(homeAddress),
    access: known(creditAccess),
  })
  return call((providerCall) => provider('credit-bureau').pullSoft(request, providerCall))
}
