/** The deed that a notary's service is given, and what it gives back: whoever asks for either has it from here. */
import { BORROWER, deedSigners, deedToSign, type Known, legalName, type NotaryPlace, partiesAsNamed, signsAs } from '@hearthline/domain'
import { inspectFile } from '../files/inspect-file.ts'
import { type Compared, compareReturned } from '../files/returned-document.ts'
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
 * @param stillToSign whose lines are empty yet: they meet a notary later
 * @throws ProviderUnavailable before it is sealed; ProviderMistaken where it is not the deed that was sent, signed: nothing else is filed as it
 */
export async function sealedDeed(
  port: Notary,
  { booking, stillToSign = [], ...pinned }: Pinned & { readonly booking: string; readonly stillToSign?: readonly string[] | undefined },
  call: ProviderCall,
): Promise<ProviderAnswer<SealedDeed>> {
  const { known } = pinned
  const deed = pinnedDeed(pinned)
  const answer = await port.sealedDeed({ booking, applicantName: known(legalName)!, deed }, call)
  const signedBy = [BORROWER, ...deedSigners(known).map(({ party }) => party)].filter((party) => !stillToSign.includes(party))
  const fault = await faultOf({ sent: await deed.read(), returned: answer.data.bytes, places: deed.places }, signedBy)
  if (fault !== undefined) throw new ProviderMistaken(answer.provider, fault, answer.request)
  return answer
}

/** Why a deed that came back is not the one that was sent, signed, in words for the team; undefined where it is. */
export async function faultOf(compared: Compared, signedBy: readonly string[]): Promise<string | undefined> {
  const { sent, returned, places } = compared
  if (Buffer.compare(sent, returned) === 0) return UNSIGNED
  const inspected = await inspectFile(returned)
  if ('refused' in inspected) return `The deed that came back is no file that we keep: ${inspected.refused}`
  if (holdsMore(returned))
    return 'The file that came back holds something behind the end of the deed: another program may show that instead.'
  try {
    const { differs, adds, hasLayers, filled, isBlank } = await compareReturned(compared)
    if (hasLayers) return 'The deed that came back has layers: what is shown may not be what is printed. A signed deed has none.'
    if (differs !== undefined) return `The deed that came back does not have page ${differs} as it was sent.`
    if (adds) return 'The deed that came back has pages that were not sent. It has a place for each signature and certificate.'
    // A platform writes the file anew, so that other bytes alone say nothing.
    if (isBlank) return UNSIGNED
    const empty = places.find((place, index) => isSignature(place, signedBy) && !filled.includes(index))
    return (
      empty &&
      `The deed that came back is not signed where ${empty.by === 'NOTARY' ? 'the notary signs' : 'each person signs'}, on page ${empty.page + 1}.`
    )
  } catch {
    return 'The deed that came back cannot be read.'
  }
}

const END = '%%EOF'

/** A PDF begins once, and only blanks are behind its end. A program that adds to one, as a seal, begins none anew. */
function holdsMore(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return file.lastIndexOf('%PDF-') > 0 || !/^[\0\s]*$/.test(file.slice(file.lastIndexOf(END) + END.length))
}

const UNSIGNED = 'The deed came back as it was sent: nothing is signed on it.'

const isSignature = ({ field, by, party }: NotaryPlace, signedBy: readonly string[]): boolean =>
  field === 'SIGNATURE' && by !== 'WITNESS' && signedBy.includes(party)
