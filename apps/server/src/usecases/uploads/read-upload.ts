/** What has arrived of files that their sender can continue. */
import type { UnfinishedUpload } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { type Arriving, lockUpload, unfinishedUploads, uploadOf } from '../../store/repositories/uploads.ts'
import { notFound, Problem } from '../problem.ts'
import type { Sender } from './sender.ts'

/** @throws Problem not_found */
export async function listUnfinished({ db, clock }: Container, sender: Sender): Promise<UnfinishedUpload[]> {
  const now = clock.now()
  await sender.open(db, now)
  return (await unfinishedUploads(db, sender, now)).map(uploadOnTheWire)
}

/** @throws Problem not_found, gone */
export async function readUpload({ db, clock }: Container, sender: Sender, id: string): Promise<UnfinishedUpload> {
  const now = clock.now()
  await sender.open(db, now)
  return uploadOnTheWire(await arriving(db, sender, id, now))
}

/** Held until the transaction ends where `lock` says so. @throws Problem not_found, gone */
export async function arriving(session: Session, sender: Sender, id: string, now: string, lock = false): Promise<Arriving> {
  const found = await (lock ? lockUpload : uploadOf)(session, sender, id)
  if (!found) throw notFound('No such upload was found')
  if (Date.parse(found.expiresAt) <= Date.parse(now)) throw expired()
  return found
}

export const expired = () => new Problem('gone', 'This upload can’t be continued. Choose the file again.')

const uploadOnTheWire = ({ id, kind, fileName, byteSize, offset, fingerprint, expiresAt, documentId }: Arriving): UnfinishedUpload => ({
  uuid: id,
  kind,
  fileName,
  byteSize,
  // What became a document has arrived, though its pieces are gone.
  offset: documentId === null ? offset : byteSize,
  fingerprint,
  expires: new Date(expiresAt).toISOString(),
})
