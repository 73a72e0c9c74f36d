/** Makes a document: rendered, hashed, its bytes kept, and the row that will name them. */
import { createHash, randomUUID } from 'node:crypto'
import { putBytes } from '../blobs/sealed-blobs.ts'
import { type DocumentOrder, renderDocument } from '../documents/renderers.ts'
import type { NewDocument } from '../store/repositories/documents.ts'
import type { EngineParts } from './engine-parts.ts'

/**
 * The bytes are kept before the row is: where its transaction does not commit, they are removed as unneeded (usecases/documents/sweep-blobs.ts).
 * @throws BlobsUnavailable
 */
export async function makeDocument(
  { blobs, sealing }: Pick<EngineParts, 'blobs' | 'sealing'>,
  applicationId: string,
  order: DocumentOrder,
  createdAt: string,
): Promise<NewDocument> {
  const { mediaType, bytes } = await renderDocument(order)
  return {
    id: randomUUID(),
    applicationId,
    kind: order.kind,
    mediaType,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteSize: bytes.length,
    blobKey: sealing.newestKey,
    blob: await putBytes(blobs, bytes),
    createdAt,
  }
}
