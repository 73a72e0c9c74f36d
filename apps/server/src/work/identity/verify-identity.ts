/** identity-check: whether the document that the borrower shows is genuine and shows them. */
import { birthDate, identityDocuments, type KeptIdentityDocuments, legalName } from '@hearthline/domain'
import type { IdentityPictures } from '../../providers/identity/port.ts'
import type { WorkContext } from '../work-context.ts'

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

/** None where the answer was given before there were pictures. */
async function picturesIn({ application, services }: WorkContext, shown: KeptIdentityDocuments): Promise<IdentityPictures | undefined> {
  const open = (id: string | undefined) => (id === undefined ? undefined : services.sentDocument(application.id, id))
  const [front, back, selfie] = await Promise.all([open(shown.front), open(shown.back), open(shown.selfie)])
  return front && selfie && { front, selfie, ...(back && { back }) }
}
