/** identity-check: whether the document that the borrower shows is genuine and shows them. */
import { birthDate, identityDocuments, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function verifyIdentity({ known, provider, callWithReference }: WorkContext) {
  const request = { applicantName: known(legalName)!, bornOn: known(birthDate)!.bornOn, document: known(identityDocuments)!.document }
  return callWithReference((providerCall) => provider('identity').verify(request, providerCall))
}
