/** Whoever says that they have signed has signed every place of theirs, on the very documents that are on file. */
import {
  closingReview,
  documentsToSign,
  type Item,
  isCeremonyComplete,
  isReadingComplete,
  nextPlace,
  noteSigning,
  type StoredSigning,
  unreadDocument,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { insertSigningEvent } from '../../store/repositories/signing-events.ts'
import { invalid, Problem } from '../problem.ts'
import { ceremonyOf, type SigningPart } from './signing-part.ts'

const SIGNINGS: ReadonlySet<string> = new Set([noteSigning.id, 'signer-signing', closingReview.id, 'signer-review'])

export const isSigning = ({ id }: Pick<Item, 'id'>): boolean => SIGNINGS.has(id)

/** Answers when they agreed to sign electronically. @throws Problem precondition_failed where a document was made again since, validation_failed where something is not signed yet */
export async function refuseUnsigned(session: Session, container: Container, part: SigningPart, answer: unknown): Promise<string> {
  const ceremony = await ceremonyOf(session, container, part)
  const { step } = part.file.row
  if (part.isAtOffice) {
    if (!isReadingComplete(ceremony)) throw invalid([{ path: 'read', message: missing(ceremony) }])
    return ceremony.consentedAt!
  }
  const again = ceremony.documents.filter(({ madeAgain }) => madeAgain)
  if (again.length > 0)
    throw new Problem('precondition_failed', again.some(({ places }) => places.length > 0) ? SIGN_AGAIN : READ_AGAIN, { step })
  if (!isCeremonyComplete(ceremony)) throw invalid([{ path: 'signature', message: missing(ceremony) }])
  if (ceremony.signature?.name !== (answer as StoredSigning).signature)
    throw invalid([{ path: 'signature', message: `You signed as ${ceremony.signature?.name}` }])
  return ceremony.consentedAt!
}

const SIGN_AGAIN = 'A document was changed after you signed it. Read the new one and sign it again.'
const READ_AGAIN = 'A document was changed after you read it. Read the new one, then finish again.'

function missing(ceremony: Parameters<typeof nextPlace>[0]): string {
  const unread = unreadDocument(ceremony)
  if (ceremony.consentedAt === undefined) return 'Agree to sign electronically first'
  if (unread) return 'Read every document to its end first'
  return nextPlace(ceremony) ? 'Sign every place first: one is still empty' : 'Choose how your signature looks first'
}

/** The last row of the evidence, in the transaction that takes the answer. */
export async function recordFinished(
  session: Session,
  { sealing, clock }: Pick<Container, 'sealing' | 'clock'>,
  { file, party, actor, walk, signer, isAtOffice }: SigningPart,
  { address, agent }: { readonly address: string; readonly agent?: string | undefined },
): Promise<void> {
  // Of what was only read, the rows of each document are the evidence.
  if (isAtOffice) return
  await insertSigningEvent(session, sealing, {
    applicationId: file.row.id,
    party,
    actor,
    event: 'FINISHED',
    at: clock.now(),
    address,
    agent,
    detail: {
      ...(signer?.email !== undefined && { email: signer.email }),
      documents: documentsToSign(walk.known).map(({ documentId, sha256 }) => ({ documentId, sha256 })),
    },
  })
}
