/** What a person has to read and sign, and what they have done of it. */
import type { SigningStateBody } from '@hearthline/contract'
import {
  DOCUMENT_TITLES,
  isCeremonyComplete,
  isReadingComplete,
  lastPaperRequest,
  onPaperSince,
  paperCopies,
  type SigningCeremony,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { addressOfRecord, keptIn } from './paper-copies.ts'
import { ceremonyOf, openSigningPart, type SigningCaller, type SigningPart } from './signing-part.ts'

/** @throws Problem not_found */
export async function readSigningState(container: Container, who: SigningCaller): Promise<SigningStateBody> {
  const part = await openSigningPart(container.db, who, container.clock.now())
  if (part.isUnproved) return UNPROVED
  return signingStateBody(part, await ceremonyOf(container.db, container, part))
}

/** The same of everyone: not even that there is something. */
const UNPROVED: SigningStateBody = {
  ...{
    name: '',
    isOpen: false,
    way: 'ELECTRONIC',
    documents: [],
    mayAskForPaper: false,
    atOffice: false,
    complete: false,
    finished: false,
  },
  ...{ consentShownAt: null, accessShownAt: null, consentedAt: null, signature: null, paperRequestedAt: null, paperSent: null },
  ...{ onPaperSince: null, mailTo: null },
}

export function signingStateBody(part: SigningPart, ceremony: SigningCeremony): SigningStateBody {
  const { signs } = part
  const sent = paperSentTo(part)
  return {
    name: signs ? `${signs.firstName} ${signs.lastName}` : '',
    isOpen: part.isOpen,
    way: part.way,
    consentShownAt: ceremony.consentShownAt ?? null,
    accessShownAt: ceremony.accessShownAt ?? null,
    consentedAt: ceremony.consentedAt ?? null,
    signature: ceremony.signature ?? null,
    documents: ceremony.documents.map(({ documentId, kind, sha256, part: role, openedAt, readAt, places, madeAgain }) => ({
      uuid: documentId,
      kind,
      title: DOCUMENT_TITLES[kind],
      sha256,
      part: role,
      openedAt: openedAt ?? null,
      readAt: readAt ?? null,
      places: places.map(({ place, form, label, signedAt }) => ({ place, form, label, signedAt: signedAt ?? null })),
      madeAgain,
    })),
    paperRequestedAt: ceremony.paperRequestedAt ?? null,
    mayAskForPaper: ceremony.mayAskForPaper,
    paperSent: sent ? { on: sent.on, how: sent.how } : null,
    onPaperSince: onPaperSince(keptIn(standing(part.file.facts).walk.known), part.party) ?? null,
    mailTo: addressOfRecord(standing(part.file.facts).walk.known, part.party),
    atOffice: part.isAtOffice,
    complete: part.isAtOffice ? isReadingComplete(ceremony) : isCeremonyComplete(ceremony),
    finished: part.isFinished,
  }
}

/** What was sent to this person since they last asked; undefined while they wait, and of whoever never asked. */
export const paperSentTo = ({ file, party }: Pick<SigningPart, 'file' | 'party'>) => {
  const kept = standing(file.facts).walk.known(paperCopies)
  return kept && lastPaperRequest(kept, party)?.sent
}
