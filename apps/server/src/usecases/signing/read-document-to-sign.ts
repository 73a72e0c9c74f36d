/** A document that is a signer's own to read: those of the set are the borrower's rows, and what is made for the signer alone is theirs. */
import type { Container } from '../../container.ts'
import { heldOriginals } from '../../store/repositories/custody-acts.ts'
import { asSystem } from '../../store/scope.ts'
import { type DocumentContent, readAnyDocument } from '../documents/read-document.ts'
import { notFound } from '../problem.ts'
import { openAsSigner } from '../signer/open-as-signer.ts'
import { signersDocuments } from '../signer/signers-documents.ts'
import type { SigningCaller } from './signing-part.ts'

/** 12 CFR 1026.15(b): whoever may rescind is given the disclosures as well. @throws Problem not_found for any other document */
export async function readDocumentToSign(
  container: Container,
  who: SigningCaller & { kind: 'signer' },
  which: { readonly document: string; readonly asPage: boolean },
): Promise<DocumentContent> {
  const opened = await openAsSigner(container.db, who.caller, who, container.clock.now())
  const held = await heldOriginals(container.db, who.uuid)
  if (!signersDocuments(opened, held).some(({ uuid }) => uuid === which.document)) throw notFound('No such document was found')
  return await asSystem(() => readAnyDocument(container, { uuid: who.uuid, ...which }))
}
