/** Takes back a document that its sender has not answered with: what an answer names, or an earlier question was about, stays. */
import type { AuditAction } from '@hearthline/contract'
import { TEAM } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { deliveredDocuments, documentWithContent, insertRemoval } from '../../store/repositories/documents.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import type { Sender } from '../uploads/sender.ts'

const idOf = (actor: string): string => actor.slice(actor.indexOf(':') + 1)

/** What a colleague received and has yet to record may be all there is of a notice. @throws Problem forbidden, validation_failed */
function refuseOthers({ actor, mayRemoveOthers }: Sender, sentBy: string, reason: string | undefined): void {
  if (idOf(actor) === idOf(sentBy)) return
  if (!mayRemoveOthers)
    throw new Problem('forbidden', 'Someone else on the team uploaded this document. Only they or an administrator can remove it.')
  if (reason === undefined) throw invalid([{ path: 'reason', message: 'Say why you remove what someone else uploaded' }])
}

/** To the team: what a record names is in the file, and the borrower has of it what was delivered to them alone. */
function whyKept({ isDelivered, isNamed }: { readonly isDelivered: boolean; readonly isNamed: boolean }): string {
  if (isDelivered) return 'A decision names this document, and the borrower has it. It can’t be removed.'
  return isNamed
    ? 'A request or a record of our team names this document. It stays in the file and can’t be removed.'
    : 'Nothing waits for this document any more. It stays in the file and can’t be removed.'
}

/** @throws Problem not_found, forbidden, conflict, validation_failed */
export async function removeDocument({ db, blobs, macs, clock }: Container, sender: Sender, id: string, reason?: string): Promise<void> {
  const now = clock.now()
  const blob = await db.transaction(async (session) => {
    const file = await sender.open(session, now, true)
    const found = await documentWithContent(session, sender.applicationId, id)
    if (!found || found.sentBy === null || found.party !== sender.party) throw notFound('No such document was found')
    const since = sender.askedSince(file, found.kind)
    const isDelivered = (await deliveredDocuments(session, sender.applicationId)).has(id)
    const isNamed = JSON.stringify(Object.values(file.facts.results).map(({ data }) => data)).includes(id)
    if (isNamed || isDelivered || since === undefined || Date.parse(found.createdAt) < Date.parse(since)) {
      const message =
        sender.party === TEAM
          ? whyKept({ isDelivered, isNamed })
          : 'This document is part of your application now and can’t be removed. Call us if it should not be there.'
      throw new Problem('conflict', message, { step: file.row.step })
    }
    if (sender.party === TEAM) refuseOthers(sender, found.sentBy, reason)
    await insertRemoval(session, { documentId: id, applicationId: sender.applicationId, removedBy: sender.actor, removedAt: now })
    await appendAudit(session, macs, {
      organizationCode: file.row.organizationCode,
      at: now,
      actor: sender.actor,
      action: 'document-removed' satisfies AuditAction,
      applicationId: sender.applicationId,
      detail: { document: id, kind: found.kind, ...(reason !== undefined && { reason }) },
    })
    return found.blob
  })
  // What cannot be removed now is removed with other bytes that no document names.
  if (blob) await blobs.remove(blob).catch(() => undefined)
}
