/** The deed that a notary's service is given, and what it gives back: whoever asks for either has it from here. */
import { deedToSign, type Known, legalName, partiesAsNamed, signsAs } from '@hearthline/domain'
import { inspectFile } from '../files/inspect-file.ts'
import { missingPage } from '../files/missing-page.ts'
import type { Notary, NotaryDeed, SealedDeed } from '../providers/notary/port.ts'
import { type ProviderAnswer, type ProviderCall, ProviderMistaken } from '../providers/provider-call.ts'
import type { WorkServices } from '../work/work-context.ts'

interface Pinned {
  readonly known: Known
  readonly services: Pick<WorkServices, 'madeDocument'>
  readonly applicationId: string
}

/** The document that is signed, opened when it is asked for, with the places at which it is filled in. */
export function pinnedDeed({ known, services, applicationId }: Pinned): NotaryDeed {
  const { documentId, sha256, notaryPlaces = [] } = deedToSign(known)!
  return {
    fileName: 'deed.pdf',
    sha256,
    places: notaryPlaces,
    signers: partiesAsNamed(known).map((one) => ({ party: one.party, signsAs: signsAs(one) })),
    async read() {
      const bytes = await services.madeDocument(applicationId, documentId)
      if (!bytes) throw new Error('The deed is not among the documents')
      return bytes
    },
  }
}

/**
 * The deed with signatures and seal, as the notary's service has it.
 * @throws ProviderUnavailable before it is sealed; ProviderMistaken where it is not the deed that was sent: nothing else is filed as it
 */
export async function sealedDeed(
  port: Notary,
  { booking, ...pinned }: Pinned & { readonly booking: string },
  call: ProviderCall,
): Promise<ProviderAnswer<SealedDeed>> {
  const deed = pinnedDeed(pinned)
  const answer = await port.sealedDeed({ booking, applicantName: pinned.known(legalName)!, deed }, call)
  const fault = await faultOf(await deed.read(), answer.data.bytes)
  if (fault !== undefined) throw new ProviderMistaken(answer.provider, fault, answer.request)
  return answer
}

async function faultOf(sent: Uint8Array, returned: Uint8Array): Promise<string | undefined> {
  if (Buffer.compare(sent, returned) === 0) return 'The deed came back as it was sent: nothing is signed on it.'
  const inspected = await inspectFile(returned)
  if ('refused' in inspected) return `The deed that came back is no file that we keep: ${inspected.refused}`
  try {
    const page = await missingPage(sent, returned)
    return page === undefined ? undefined : `The deed that came back does not have page ${page} as it was sent.`
  } catch {
    return 'The deed that came back cannot be read.'
  }
}
