/** Makes a document of a file that has arrived; what is refused is forgotten, because sending the same again would not help. */
import { BlobMissing, BlobsUnavailable } from '../../blobs/port.ts'
import type { Container } from '../../container.ts'
import { documentWithContent } from '../../store/repositories/documents.ts'
import { deleteUpload, finishUpload, piecesOf } from '../../store/repositories/uploads.ts'
import { onTheWire, storeUpload } from '../documents/store-upload.ts'
import { Problem } from '../problem.ts'
import { arriving, expired } from './read-upload.ts'
import type { Sender } from './sender.ts'

/** @throws Problem not_found, gone, conflict while bytes are missing, validation_failed; TooManyTries while too many files wait */
export async function finishArrived(container: Container, sender: Sender, id: string) {
  const { db, clock } = container
  const now = clock.now()
  await sender.open(db, now)
  const upload = await arriving(db, sender, id, now)
  if (upload.documentId !== null) {
    const made = await documentWithContent(db, sender.applicationId, upload.documentId)
    if (!made) throw expired()
    return onTheWire(made)
  }
  if (upload.offset < upload.byteSize) throw new Problem('conflict', `This upload continues at byte ${upload.offset}`)
  const pieces = await piecesOf(db, id)
  try {
    const bytes = await joined(container, id, pieces)
    const document = await storeUpload(container, { sender, kind: upload.kind, file: { name: upload.fileName, bytes } })
    await db.transaction((session) => finishUpload(session, id, document.uuid))
    await removeBytes(container, pieces)
    return document
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'validation_failed') await forget(container, id, pieces)
    throw problem
  }
}

type Pieces = Awaited<ReturnType<typeof piecesOf>>

/** @throws Problem gone where a piece cannot be read any more: the file is to be sent again */
async function joined(container: Container, id: string, pieces: Pieces): Promise<Uint8Array> {
  const parts: Buffer[] = []
  try {
    for (const { blob } of pieces) for await (const part of await container.blobs.read(blob)) parts.push(part as Buffer)
  } catch (problem) {
    if (problem instanceof BlobsUnavailable) throw problem
    if (problem instanceof BlobMissing && (await piecesOf(container.db, id)).length === 0)
      throw new Problem('conflict', 'This file is being stored')
    container.log.warn({ upload: id, problem: String(problem) }, 'a piece of an upload could not be read')
    await forget(container, id, pieces)
    throw expired()
  }
  return Buffer.concat(parts)
}

/** @throws Problem not_found, gone */
export async function abandonUpload(container: Container, sender: Sender, id: string): Promise<void> {
  const now = container.clock.now()
  await sender.open(container.db, now)
  await arriving(container.db, sender, id, now)
  await forget(container, id, await piecesOf(container.db, id))
}

async function forget(container: Container, id: string, pieces: Pieces): Promise<void> {
  await container.db.transaction((session) => deleteUpload(session, id))
  await removeBytes(container, pieces)
}

/** What cannot be removed now is swept later. */
async function removeBytes({ blobs }: Container, pieces: Pieces): Promise<void> {
  for (const { blob } of pieces) await blobs.remove(blob).catch(() => undefined)
}
