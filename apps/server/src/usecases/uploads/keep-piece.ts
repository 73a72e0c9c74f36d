/** Keeps a piece of a file: sealed on its medium before it is answered for, so that what was answered for is never sent again. */

import { putBytes } from '../../blobs/sealed-blobs.ts'
import type { Container } from '../../container.ts'
import { insertPiece } from '../../store/repositories/uploads.ts'
import { invalid, Problem } from '../problem.ts'
import { arriving } from './read-upload.ts'
import type { Sender } from './sender.ts'

export interface Piece {
  readonly upload: string
  /** As the sender says; no number where it says none. */
  readonly offset: number
  /** undefined where the body is something else. */
  readonly bytes: Uint8Array | undefined
}

interface Progress {
  /** How many bytes of the file have arrived now. */
  readonly offset: number
  readonly expiresAt: string
}

/** @throws Problem not_found, gone, conflict where the file has another offset, unsupported_media_type, validation_failed, too_large */
export async function keepPiece({ db, blobs, clock }: Container, sender: Sender, { upload, offset, bytes }: Piece): Promise<Progress> {
  const now = clock.now()
  await sender.open(db, now)
  const refuseUnfit = ({ offset: at, byteSize }: { offset: number; byteSize: number }, length: number) => {
    if (at !== offset) throw new Problem('conflict', `This upload continues at byte ${at}`)
    if (offset + length > byteSize) throw new Problem('too_large', 'This file has more bytes than were announced. Choose it again.')
  }
  const before = await arriving(db, sender, upload, now)
  if (bytes === undefined) throw new Problem('unsupported_media_type', 'Send the piece as application/offset+octet-stream')
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw invalid([{ path: 'Upload-Offset', message: 'Say at which byte this piece begins.' }])
  refuseUnfit(before, bytes.length)
  if (bytes.length === 0) return before
  const blob = await putBytes(blobs, bytes)
  try {
    return await db.transaction(async (session) => {
      const { id, applicationId, byteSize, expiresAt, offset: at } = await arriving(session, sender, upload, now, true)
      refuseUnfit({ offset: at, byteSize }, bytes.length)
      await insertPiece(session, { uploadId: id, applicationId, start: offset, byteSize: bytes.length, blob })
      return { offset: offset + bytes.length, expiresAt }
    })
  } catch (problem) {
    // Only what was surely not written: of a commit that failed no one knows, and the daily sweep removes what no row names.
    if (problem instanceof Problem) await blobs.remove(blob).catch(() => undefined)
    throw problem
  }
}
