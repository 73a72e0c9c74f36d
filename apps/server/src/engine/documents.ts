/** Makes a document: described once, written as PDF and as page, hashed, its bytes kept, and the rows that will name them. */
import { createHash, randomUUID } from 'node:crypto'
import { BORROWER, type NotaryPlace, type PlaceToSign, type ReceivedDocumentKind, SIGNING_SET } from '@hearthline/domain'
import { putBytes } from '../blobs/sealed-blobs.ts'
import type { Letterhead } from '../documents/document-text.ts'
import { type DocumentOrder, renderDocument } from '../documents/renderers.ts'
import type { NewDocument } from '../store/repositories/documents.ts'
import type { EngineParts } from './engine-parts.ts'

interface Making {
  readonly applicationId: string
  readonly order: DocumentOrder
  readonly letterhead: Letterhead
  readonly createdAt: string
}

export interface MadeRows {
  readonly document: NewDocument & { readonly id: string }
  /** The same in HTML, named by the document. */
  readonly twin: NewDocument
  /** where it is signed */
  readonly places: readonly PlaceToSign[]
  /** what is filled in before a notary */
  readonly notaryPlaces: readonly NotaryPlace[]
}

/**
 * The bytes are kept before the rows are: where their transaction does not commit, they are removed as unneeded (usecases/documents/sweep-blobs.ts).
 * @throws BlobsUnavailable
 */
export async function makeDocument(
  { blobs, sealing }: Pick<EngineParts, 'blobs' | 'sealing'>,
  { applicationId, order, letterhead, createdAt }: Making,
): Promise<MadeRows> {
  const { version, text, places, notaryPlaces, pdf, html } = await renderDocument(order, letterhead)
  const rowOf = async (mediaType: string, bytes: Uint8Array): Promise<NewDocument & { readonly id: string }> => ({
    id: randomUUID(),
    applicationId,
    party: BORROWER,
    kind: order.kind,
    mediaType,
    templateVersion: version,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteSize: bytes.length,
    blobKey: sealing.newestKey,
    blob: await putBytes(blobs, bytes),
    createdAt,
  })
  const [document, page] = await Promise.all([rowOf('application/pdf', pdf), rowOf('text/html; charset=utf-8', html)])
  const described = Object.hasOwn(SIGNING_SET, order.kind) ? { descriptionSealed: sealing.seal('document', JSON.stringify(text)) } : {}
  return { document: { ...document, ...described }, twin: { ...page, twinOf: document.id }, places, notaryPlaces }
}

interface Received {
  readonly applicationId: string
  readonly kind: ReceivedDocumentKind
  readonly mediaType: string
  readonly bytes: Uint8Array
  readonly createdAt: string
}

/** What a provider made of a document of ours, as the signed deed: it is the application's own from the transaction that commits the result. */
export async function keepReceived(
  { blobs, sealing }: Pick<EngineParts, 'blobs' | 'sealing'>,
  { bytes, ...row }: Received,
): Promise<NewDocument & { readonly id: string; readonly sha256: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    ...row,
    party: BORROWER,
    id: randomUUID(),
    sha256,
    byteSize: bytes.length,
    blobKey: sealing.newestKey,
    blob: await putBytes(blobs, bytes),
  }
}
