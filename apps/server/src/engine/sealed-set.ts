/** Makes what was signed twice: the original, sealed and kept apart, and the copy that people open. */
import { createHash, randomUUID } from 'node:crypto'
import { VAULT } from '@hearthline/domain'
import { putBytes } from '../blobs/sealed-blobs.ts'
import type { Letterhead } from '../documents/document-text.ts'
import { renderDocument } from '../documents/renderers.ts'
import { copyWords, type SignedSet } from '../documents/signed-set/signed-set.ts'
import type { Stamp } from '../seal/cms-signature.ts'
import type { NewDocument } from '../store/repositories/documents.ts'
import { makeDocument } from './documents.ts'
import type { EngineParts } from './engine-parts.ts'

interface Making {
  readonly applicationId: string
  readonly set: SignedSet
  readonly stamp: Stamp
  readonly letterhead: Letterhead
  readonly createdAt: string
}

export interface SealedRows {
  readonly original: NewDocument & { readonly id: string }
  readonly copy: NewDocument & { readonly id: string }
  readonly twin: NewDocument
}

/** @throws BlobsUnavailable */
export async function makeSealedSet(
  parts: Pick<EngineParts, 'blobs' | 'sealing' | 'services'>,
  { applicationId, set, stamp, letterhead, createdAt }: Making,
): Promise<SealedRows> {
  const { blobs, sealing, services } = parts
  const { version, pdf } = await renderDocument({ kind: 'SIGNED_SET', data: set }, letterhead)
  const sealed = await services.seal.seal(pdf, { name: set.author, at: createdAt }, stamp)
  const sha256 = createHash('sha256').update(sealed).digest('hex')
  const original = {
    id: randomUUID(),
    applicationId,
    party: VAULT,
    kind: 'SIGNED_SET',
    mediaType: 'application/pdf',
    templateVersion: version,
    sha256,
    byteSize: sealed.length,
    blobKey: sealing.newestKey,
    blob: await putBytes(blobs, sealed),
    createdAt,
  } as const
  const marked = { ...letterhead, licenses: [copyWords(sha256), ...letterhead.licenses] }
  const order = { kind: 'SIGNED_SET', data: { ...set, copyOf: { sha256 } } } as const
  const { document, twin } = await makeDocument(parts, { applicationId, order, letterhead: marked, createdAt })
  return { original, copy: document, twin }
}
