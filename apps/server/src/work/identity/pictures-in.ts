/** The pictures that an answer about an identity names, opened when the provider reads them. */
import type { KeptIdentityDocuments } from '@hearthline/domain'
import type { IdentityPictures } from '../../providers/identity/port.ts'
import type { WorkContext } from '../work-context.ts'

/** None where the answer was given before there were pictures. */
export async function picturesIn(
  { application, services }: WorkContext,
  shown: KeptIdentityDocuments,
): Promise<IdentityPictures | undefined> {
  const open = (id: string | undefined) => (id === undefined ? undefined : services.sentDocument(application.id, id))
  const [front, back, selfie] = await Promise.all([open(shown.front), open(shown.back), open(shown.selfie)])
  return front && selfie && { front, selfie, ...(back && { back }) }
}
