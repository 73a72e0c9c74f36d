/** The documents that are a signer's own to read and keep: what they read and sign, and what is made for them alone. */
import type { SignersDocumentBody } from '@hearthline/contract'
import {
  type DataOf,
  documentsToSign,
  noticesToDeliver,
  rescissionNotice,
  signerSignedSet,
  signerSigning,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type HeldOriginals, heldOriginals } from '../../store/repositories/custody-acts.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { asSystem } from '../../store/scope.ts'
import { originalOf } from '../custody/original-of-copy.ts'
import { type OpenedSigning, openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'

/** 12 CFR 1026.15(b): whoever may rescind is given the disclosures too, and a notice of their own. */
export function signersDocuments(
  { file, signer, walk }: OpenedSigning,
  held: HeldOriginals = new Map(),
  digests: ReadonlyMap<string, string> = new Map(),
): readonly SignersDocumentBody[] {
  const { known } = standing(file.facts).walk
  const notice = known(rescissionNotice)?.persons?.find(({ party }) => party === signer.party)
  const isToReceive = noticesToDeliver(known).some(({ party }) => party === signer.party)
  const set = walk.known(signerSignedSet)
  const scans = walk.known(signerSigning)?.paper?.scans ?? []
  return [
    ...(notice ? [{ uuid: notice.documentId, kind: 'RESCISSION_NOTICE' as const, sha256: notice.sha256, isToReceive }] : []),
    ...scans.map((uuid) => ({ uuid, kind: 'SIGNED_ON_PAPER' as const, sha256: digests.get(uuid) ?? '', isToReceive: false })),
    ...(set ? copiesOf(set, held) : []),
    ...documentsToSign(walk.known).map(({ documentId, kind, sha256 }) => ({ uuid: documentId, kind, sha256, isToReceive: false })),
  ]
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
  if (!opened.walk.known(signerSigning)?.paper) return [...signersDocuments(opened, held)]
  // Scans are the team's rows, which a signer does not see.
  const sent = await asSystem(async () => await sentDocuments(db, name.uuid))
  return [...signersDocuments(opened, held, new Map(sent.map(({ id, sha256 }) => [id, sha256])))]
}
