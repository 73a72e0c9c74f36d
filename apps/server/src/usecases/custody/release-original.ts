/**
 * The bytes of a sealed original for whoever verifies its seal with a reader of their own. The authoritative copy stays where it is: what is given out
 * is a copy in law, named so, and the custody record says who asked and why (UCC 9-105(4), (5); 15 USC 7021(c)).
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Container } from '../../container.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { bytesOf, openOriginal, type WhichOriginal } from './open-original.ts'
import { recordAct } from './record-act.ts'

/** @throws Problem not_found, forbidden; BlobMissing, BlobsUnavailable, SealBroken */
export async function releaseOriginal(
  container: Container,
  staff: StaffCaller,
  { reason, ...which }: WhichOriginal & { readonly reason: string },
): Promise<DocumentContent> {
  const opened = await openOriginal(container.db, staff, which, container.clock.now())
  // Read before it is recorded: what could not be read was not given out. And recorded before it is given out.
  const bytes = await bytesOf(container, opened.original)
  await container.db.transaction((session) =>
    recordAct(container, session, { staff, opened, act: { id: randomUUID(), act: 'RELEASED', reason } }),
  )
  return {
    content: Readable.from([bytes]),
    byteSize: bytes.length,
    mediaType: opened.original.mediaType,
    name: `HL-${opened.file.row.loanNumber} signed documents - for verification - not the authoritative copy.pdf`,
  }
}
