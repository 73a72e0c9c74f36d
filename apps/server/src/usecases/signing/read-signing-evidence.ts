/** The evidence of signing for staff: who did what, from where, on which bytes, and the custody of what was sealed. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { BORROWER, DOCUMENT_TITLES, type DocumentKind, legalName, standing, titleForStaff } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { custodyActsOf } from '../../store/repositories/custody-acts.ts'
import { custodyEventsOf } from '../../store/repositories/custody-events.ts'
import { documentsOf } from '../../store/repositories/documents.ts'
import { detailOf, signingEventsOf } from '../../store/repositories/signing-events.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { sealedOriginals } from '../custody/originals.ts'

type Evidence = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/signing'>>

/** @throws Problem not_found, forbidden */
export async function readSigningEvidence(container: Container, staff: StaffCaller, uuid: string): Promise<Evidence> {
  const { db, clock } = container
  const file = await openAsStaff(db, staff, uuid, clock.now())
  const [events, custody, acts] = await Promise.all([
    signingEventsForStaff(container, file),
    custodyEventsOf(db, uuid),
    custodyActsOf(db, uuid),
  ])
  await recordReading(container, staff, file.row)
  return { events, originals: sealedOriginals(custody, acts, staff) }
}

/** Of an application that was opened for staff already. */
export async function signingEventsForStaff(
  { db, sealing }: Pick<Container, 'db' | 'sealing'>,
  { row: { id: uuid }, facts }: ApplicationFile,
): Promise<Evidence['events']> {
  const { walk } = standing(facts)
  const [rows, documents] = await Promise.all([signingEventsOf(db, uuid), documentsOf(db, uuid)])
  const kinds = new Map(documents.map(({ id, kind }) => [id, kind]))
  const borrower = walk.known(legalName)
  const names = new Map([
    [BORROWER, borrower ? `${borrower.firstName} ${borrower.lastName}` : 'Borrower'],
    ...walk.signers.map(({ signer }) => [signer.party, signer.name] as const),
  ])
  return rows.map((row) => ({
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
  }))
}

/** 's***@example.test': enough to tell two apart, and not to write to. */
const maskedEmail = (email: string | undefined): string | null => email?.replace(/^(.)[^@]*/u, '$1***') ?? null

const titleOf = (kind: DocumentKind | undefined): string | null =>
  kind !== undefined && Object.hasOwn(DOCUMENT_TITLES, kind) ? titleForStaff(kind) : null
