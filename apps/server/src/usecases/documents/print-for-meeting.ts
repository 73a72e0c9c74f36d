/** What the closer takes to a meeting with a notary in person, as one PDF. Printing it is written down, as each reading of a document is. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AuditAction } from '@hearthline/contract'
import {
  daysToEnter,
  documentsToPrint,
  formatAppointment,
  homeClock,
  lenderDay,
  notaryBooking,
  propertyAddress,
  standing,
  titleCaseAddress,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { describeMeetingCover, MEETING_COVER_TITLE } from '../../documents/meeting-print/meeting-cover.ts'
import { joinPdfs } from '../../documents/pdf/join-pdfs.ts'
import { writePdfInThread } from '../../documents/pdf/write-pdf-in-thread.ts'
import { letterheadOf } from '../../engine/letterhead.ts'
import { noticeParties } from '../../engine/notice-parties.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { Problem } from '../problem.ts'
import { type DocumentContent, readAnyDocument } from './read-document.ts'

/** @throws Problem not_found, forbidden; conflict where no meeting in person is booked */
export async function printForMeeting(container: Container, staff: StaffCaller, uuid: string): Promise<DocumentContent> {
  const { db, clock, macs, engine } = container
  const now = clock.now()
  const { row, facts } = await openAsStaff(db, staff, uuid, now)
  const { walk } = standing(facts)
  const { known } = walk
  const documents = documentsToPrint(known)
  if (documents.length === 0)
    throw new Problem('conflict', 'There is nothing to print: no meeting with a notary in person is booked. Reload the page.')
  const brand = engine.parts.services.brandOf(row.organizationCode)
  const { lender, applicant } = noticeParties(brand, { walk })
  const address = known(propertyAddress)
  const at = known(notaryBooking)?.at
  const cover = describeMeetingCover({
    lender: lender.legalName,
    borrower: applicant.name,
    home: address ? titleCaseAddress(address) : '',
    madeAt: now,
    zone: homeClock(known),
    appointment: at && formatAppointment(at, homeClock(known)),
    documents,
    days: daysToEnter(known, lenderDay(now)),
  })
  const parts = [
    {
      bytes: await writePdfInThread({ ...cover, letterhead: letterheadOf(brand, { loanNumber: row.loanNumber, state: address?.state }) }),
      copies: 1,
    },
  ]
  for (const { documentId, copies } of documents) {
    const { content } = await readAnyDocument(container, { uuid, document: documentId })
    parts.push({ bytes: await buffer(content), copies })
  }
  const bytes = Buffer.from(await joinPdfs(MEETING_COVER_TITLE, parts))
  // Before it is given out: a reading that cannot be written down does not happen (FTC Safeguards Rule, 16 CFR 314.4(c)(8)).
  await db.transaction((session) =>
    appendAudit(session, macs, {
      organizationCode: row.organizationCode,
      at: now,
      actor: actorOf(staff),
      action: 'documents-printed' satisfies AuditAction,
      applicationId: uuid,
      detail: { documents: documents.map(({ documentId }) => documentId) },
    }),
  )
  return {
    content: Readable.from([bytes]),
    byteSize: bytes.length,
    mediaType: 'application/pdf',
    name: `HL-${row.loanNumber} documents for the closing.pdf`,
  }
}
