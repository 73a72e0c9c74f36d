/** signer-identity-check: whether the document that an additional signer shows is genuine and shows them. */
import { signerIdentityDocuments, signerIntro } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function verifySignerIdentity({ known, provider, callWithReference }: WorkContext) {
  const { legalName, bornOn } = known(signerIntro)!
  const request = { applicantName: legalName, bornOn, document: known(signerIdentityDocuments)!.document, attempt: 1 }
  return callWithReference((providerCall) => provider('identity').verify(request, providerCall))
}
