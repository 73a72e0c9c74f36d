/** identity-check: whether the document that the borrower shows is genuine and shows them. */
import { birthDate, identityDocuments, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { picturesIn } from './pictures-in.ts'

export async function verifyIdentity(context: WorkContext) {
  const { known, provider, callWithReference } = context
  const shown = known(identityDocuments)!
  const pictures = await picturesIn(context, shown)
  const request = {
    applicantName: known(legalName)!,
    bornOn: known(birthDate)!.bornOn,
    document: shown.document,
    attempt: shown.attempt ?? 1,
    ...(pictures && { pictures }),
  }
  return callWithReference((providerCall) => provider('identity').verify(request, providerCall))
}
