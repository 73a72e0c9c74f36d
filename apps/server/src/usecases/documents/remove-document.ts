/** Takes back a document that its sender has not answered with: what an answer names, or an earlier question was about, stays. */
import type { AuditAction } from '@hearthline/contract'
import { TEAM } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { deliveredDocuments, documentWithContent, insertRemoval } from '../../store/repositories/documents.ts'
import { notFound, Problem } from '../problem.ts'
import type { Sender } from '../uploads/sender.ts'

/** @throws Problem not_found, conflict */
export async function removeDocument({ db, blobs, macs, clock }: Container, sender: Sender, id: string): Promise<void> {
  const now = clock.now()
  const blob = await db.transaction(async (session) => {
    const file = await sender.open(session, now, true)
    const found = await documentWithContent(session, sender.applicationId, id)
    if (!found || found.sentBy === null || found.party !== sender.party) throw notFound('No such document was found')
    const since = sender.askedSince(file, found.kind)
    const isNamed =
      JSON.stringify(Object.values(file.facts.results).map(({ data }) => data)).includes(id) ||
      (await deliveredDocuments(session, sender.applicationId)).has(id)
    if (isNamed || since === undefined || Date.parse(found.createdAt) < Date.parse(since)) {
      const message =
        sender.party === TEAM
          ? 'A decision names this document, and the borrower has it. It can’t be removed.'
          : 'This document is part of your application now and can’t be removed. Call us if it should not be there.'
      throw new Problem('conflict', message, { step: file.row.step })
    }
    await insertRemoval(session, { documentId: id, applicationId: sender.applicationId, removedBy: sender.actor, removedAt: now })
    await appendAudit(session, macs, {
      organizationCode: file.row.organizationCode,
      at: now,
      actor: sender.actor,
      action: 'document-removed' satisfies AuditAction,
      applicationId: sender.applicationId,
      detail: { document: id, kind: found.kind },
    })
    return found.blob
  })
  // What cannot be removed now is removed with other bytes that no document names.
  if (blob) await blobs.remove(blob).catch(() => undefined)
}
