/** The documents that are a signer's own to read and keep: what they read and sign, and what is made for them alone. */
import type { SignersDocumentBody } from '@hearthline/contract'
import {
  type DataOf,
  deedCoSigning,
  deedSigning,
  documentsToSign,
  type Known,
  keptCopy,
  noticesToGive,
  opensDocuments,
  readsOnline,
  rescissionNotice,
  signerSignedSet,
  signerSigning,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type HeldOriginals, heldOriginals } from '../../store/repositories/custody-acts.ts'
import { documentsOf } from '../../store/repositories/documents.ts'
import { asSystem } from '../../store/scope.ts'
import { originalOf } from '../custody/original-of-copy.ts'
import { type OpenedSigning, openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'

/** 12 CFR 1026.15(b): whoever may rescind is given the disclosures too, and a notice of their own. None until it is shown who has the mailbox. */
export function signersDocuments(
  { file, signer, walk }: OpenedSigning,
  held: HeldOriginals = new Map(),
  digests: ReadonlyMap<string, string> = new Map(),
): readonly SignersDocumentBody[] {
  if (!opensDocuments({ signer, walk })) return []
  const { known } = standing(file.facts).walk
  const notice = known(rescissionNotice)?.persons?.find(({ party }) => party === signer.party)
  const isWaiting = noticesToGive(known).some(({ party }) => party === signer.party)
  // 15 USC 7001(c): opened here it is given to whoever agreed to that. All others have theirs on paper, and may read it here.
  const given = {
    isToReceive: isWaiting && readsOnline({ walk }),
    ...(isWaiting && !readsOnline({ walk }) && { comesOnPaper: true as const }),
  }
  // What they signed, and is asked of them again, stays theirs to read.
  const kept = keptCopy(file.facts, signer)
  const set = walk.known(signerSignedSet) ?? kept?.set
  const receivedDocument = (uuid: string, kind: SignersDocumentBody['kind']) => ({
    uuid,
    kind,
    sha256: digests.get(uuid) ?? '',
    isToReceive: false,
  })
  const scans = (walk.known(signerSigning) ?? kept?.signing)?.paper?.scans ?? []
  return [
    ...(notice ? [{ uuid: notice.documentId, kind: 'RESCISSION_NOTICE' as const, sha256: notice.sha256, ...given }] : []),
    ...scans.map((uuid) => receivedDocument(uuid, 'SIGNED_ON_PAPER')),
    ...(set ? copiesOf(set, held) : []),
    ...deedsSigned(known, signer.party).map((uuid) => receivedDocument(uuid, 'SIGNED_DEED')),
    ...documentsToSign(walk.known).map(({ documentId, kind, sha256 }) => ({ uuid: documentId, kind, sha256, isToReceive: false })),
  ]
}

/** The deed as they and the notary signed it: in the session of all of them, or in one of their own. */
function deedsSigned(known: Known, party: string): readonly string[] {
  const together = known(deedSigning)
  const filed = together?.stillToSign?.includes(party) ? known(deedCoSigning)?.deed : together?.deed
  return filed === undefined ? [] : [filed]
}

/** The one that says who holds the original now takes the place of the first. */
function copiesOf(set: DataOf<'signer-signed-set'>, held: HeldOriginals): readonly SignersDocumentBody[] {
  const { id, sha256 } = held.get(set.original.documentId)?.copy ?? { id: set.documentId, sha256: set.sha256 }
  return [{ uuid: id, kind: 'SIGNED_SET', sha256, isToReceive: false, ...originalOf(id, set, held) }]
}

/** @throws Problem not_found */
export async function listSignersDocuments(
  { db, clock }: Container,
  caller: SignerCaller,
  name: SigningName,
): Promise<SignersDocumentBody[]> {
  const opened = await openAsSigner(db, caller, name, clock.now())
  const held = await heldOriginals(db, name.uuid)
  // Scans and the signed deed are the team's rows, which a signer does not see.
  const rows = await asSystem(async () => await documentsOf(db, name.uuid))
  return [...signersDocuments(opened, held, new Map(rows.map(({ id, sha256 }) => [id, sha256])))]
}
