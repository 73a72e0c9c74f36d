/** The evidence of signing for staff: who did what, from where, on which bytes, and the custody of what was sealed. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { BORROWER, DOCUMENT_TITLES, type DocumentKind, legalName, standing, titleForStaff } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { custodyEventsOf } from '../../store/repositories/custody-events.ts'
import { documentsOf } from '../../store/repositories/documents.ts'
import { detailOf, signingEventsOf } from '../../store/repositories/signing-events.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'

type Evidence = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/signing'>>

/** @throws Problem not_found, forbidden */
export async function readSigningEvidence(container: Container, staff: StaffCaller, uuid: string): Promise<Evidence> {
  const { db, sealing, clock } = container
  const file = await openAsStaff(db, staff, uuid, clock.now())
  const { walk } = standing(file.facts)
  const [rows, custody, documents] = await Promise.all([signingEventsOf(db, uuid), custodyEventsOf(db, uuid), documentsOf(db, uuid)])
  await recordReading(container, staff, file.row)
  const kinds = new Map(documents.map(({ id, kind }) => [id, kind]))
  const borrower = walk.known(legalName)
  const names = new Map([
    [BORROWER, borrower ? `${borrower.firstName} ${borrower.lastName}` : 'Borrower'],
    ...walk.signers.map(({ signer }) => [signer.party, signer.name] as const),
  ])
  return {
    events: rows.map((row) => ({
      at: new Date(row.at).toISOString(),
      who: names.get(row.party) ?? 'Someone who signs no longer',
      email: maskedEmail(detailOf(sealing, row).email),
      event: row.event,
      document: titleOf(row.documentId === null ? undefined : kinds.get(row.documentId)),
      sha256: row.documentSha256,
      place: row.place,
      address: row.address,
      agent: row.agent,
      reason: detailOf(sealing, row).reason ?? null,
    })),
    originals: [...new Set(custody.map(({ documentId }) => documentId))].map((id) => {
      const own = custody.filter(({ documentId }) => documentId === id)
      return { sha256: own[0]!.sha256, custody: own.map(({ at, event }) => ({ at: new Date(at).toISOString(), event })) }
    }),
  }
}

/** 's***@example.test': enough to tell two apart, and not to write to. */
const maskedEmail = (email: string | undefined): string | null => email?.replace(/^(.)[^@]*/u, '$1***') ?? null

const titleOf = (kind: DocumentKind | undefined): string | null =>
  kind !== undefined && Object.hasOwn(DOCUMENT_TITLES, kind) ? titleForStaff(kind) : null
