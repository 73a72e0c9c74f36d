/** A document of the set for someone who signs beside the borrower: the documents are the borrower's rows, and the set is what they may open. */
import { documentsToSign } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { asSystem } from '../../store/scope.ts'
import { type DocumentContent, readAnyDocument } from '../documents/read-document.ts'
import { notFound } from '../problem.ts'
import { openSigningPart, type SigningCaller } from './signing-part.ts'

/** 12 CFR 1026.15(b): whoever may rescind is given the disclosures as well. @throws Problem not_found for any other document */
export async function readDocumentToSign(
  container: Container,
  who: SigningCaller & { kind: 'signer' },
  which: { readonly document: string; readonly asPage: boolean },
): Promise<DocumentContent> {
  const { walk } = await openSigningPart(container.db, who, container.clock.now())
  if (!documentsToSign(walk.known).some(({ documentId }) => documentId === which.document)) throw notFound('No such document was found')
  return await asSystem(() => readAnyDocument(container, { uuid: who.uuid, ...which }))
}
