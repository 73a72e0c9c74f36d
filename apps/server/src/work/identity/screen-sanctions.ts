/** sanctions-screening, funding-screening: whether anyone who applies or signs is on a list of sanctioned persons. */
import { birthDate, legalName, signersOf } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function screenSanctions({ known, provider, callWithReference }: WorkContext) {
  const request = {
    applicantName: known(legalName)!,
    bornOn: known(birthDate)!.bornOn,
    others: signersOf(known).map(({ name }) => name),
  }
  return callWithReference((providerCall) => provider('sanctions').screen(request, providerCall))
}
