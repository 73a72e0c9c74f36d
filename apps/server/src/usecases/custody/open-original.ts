/** A sealed original for staff: of an application that is theirs to see, and its bytes proven as they are read. */
import { buffer } from 'node:stream/consumers'
import { VAULT } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { documentWithContent, type StoredDocument } from '../../store/repositories/documents.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'

export interface WhichOriginal {
  /** of the application */
  readonly uuid: string
  readonly document: string
}

export interface OpenedOriginal {
  readonly file: ApplicationFile
  readonly original: StoredDocument
}

/** @throws Problem not_found, forbidden */
export async function openOriginal(
  session: Session,
  staff: StaffCaller,
  { uuid, document }: WhichOriginal,
  now: string,
  lock = false,
): Promise<OpenedOriginal> {
  const file = await openAsStaff(session, staff, uuid, now, lock)
  const original = await documentWithContent(session, uuid, document)
  if (original?.party !== VAULT) throw notFound('No such sealed original was found')
  return { file, original }
}

/** @throws BlobMissing, BlobsUnavailable, SealBroken */
export const bytesOf = ({ blobs, readings }: Pick<Container, 'blobs' | 'readings'>, { blob }: StoredDocument): Promise<Buffer> =>
  readings.take(async () => await buffer(await blobs.read(blob!)))
