/** signer-identity-check: whether the document that an additional signer shows is genuine and shows them. */
import { signerIdentityDocuments, signerIntro } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { picturesIn } from './pictures-in.ts'

export async function verifySignerIdentity(context: WorkContext) {
  const { known, provider, callWithReference } = context
  const { legalName, bornOn } = known(signerIntro)!
  const shown = known(signerIdentityDocuments)!
  const pictures = await picturesIn(context, shown)
  const request = { applicantName: legalName, bornOn, document: shown.document, attempt: 1, ...(pictures && { pictures }) }
  return callWithReference((providerCall) => provider('identity').verify(request, providerCall))
}
