/** A document that a person sent, for the server's own work. */
import { buffer } from 'node:stream/consumers'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import type { SentContent } from '../../files/sent-content.ts'
import type { Session } from '../../store/db.ts'
import { documentWithContent } from '../../store/repositories/documents.ts'

/** Undefined where there is no such document of this application. */
export async function openSentDocument(
  { db, blobs }: { readonly db: Session; readonly blobs: Blobs },
  applicationId: string,
  id: string,
): Promise<SentContent | undefined> {
  const found = await documentWithContent(db, applicationId, id)
  if (!found || found.blob === null || found.sentBy === null) return undefined
  const { blob, mediaType, byteSize } = found
  return { mediaType, byteSize: byteSize ?? 0, read: async () => buffer(await blobs.read(blob)) }
}

/** The bytes of a document that the product made for this application; undefined where there is none. */
export async function openMadeDocument(
  { db, blobs }: { readonly db: Session; readonly blobs: Blobs },
  applicationId: string,
  id: string,
): Promise<Uint8Array | undefined> {
  const found = await documentWithContent(db, applicationId, id)
  if (!found || found.blob === null || found.sentBy !== null) return undefined
  return buffer(await blobs.read(found.blob))
}
