/** hard-credit: once per consent; the basis holds the consent, so a retry carries the same key and is not a second pull. */
import { aboutYou, birthDate, hardCreditAccess, homeAddress, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { creditRequest } from './credit-request.ts'

export function pullHardCredit({ known, services, provider, call }: WorkContext) {
  // A number that no one answered to is corrected at the obstacle; both are sealed.
  const ssn = known(hardCreditAccess)?.ssn ?? known(aboutYou)?.ssn
  if (!ssn) throw new Error('The hard pull was started without an SSN')
  const request = creditRequest(services.sealing, {
    name: known(legalName),
    born: known(birthDate),
    address: known(homeAddress),
    access: { ...known(hardCreditAccess), ssn },
  })
  return call((providerCall) => provider('credit-bureau').pullHard({ ...request, ssn: request.ssn! }, providerCall))
}
