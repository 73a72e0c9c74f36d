/** Makes what was signed twice: the original, sealed and kept apart, and the copy that people open. */
import { createHash, randomUUID } from 'node:crypto'
import { propertyAddress, standing, VAULT } from '@hearthline/domain'
import { putBytes } from '../blobs/sealed-blobs.ts'
import type { Letterhead } from '../documents/document-text.ts'
import { renderDocument } from '../documents/renderers.ts'
import { type CopyOf, copyWords, type SignedSet } from '../documents/signed-set/signed-set.ts'
import type { Stamp } from '../seal/cms-signature.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import type { NewDocument, StoredDocument } from '../store/repositories/documents.ts'
import { type MadeRows, makeDocument } from './documents.ts'
import type { EngineParts } from './engine-parts.ts'
import { letterheadOf } from './letterhead.ts'

interface Making {
  readonly applicationId: string
  /** whose the copy is */
  readonly party: string
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
  { applicationId, party, set, stamp, letterhead, createdAt }: Making,
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
    // So that another copy can be made of the same words, when the original has another holder.
    descriptionSealed: sealing.seal('document', JSON.stringify({ party, set } satisfies Kept)),
  } as const
  const { document, twin } = await makeCopy(parts, { applicationId, party, set, letterhead, createdAt, copyOf: { sha256 } })
  return { original, copy: document, twin }
}

/** What is kept beside an original, sealed. Later releases read what earlier ones kept: only add to it. */
interface Kept {
  readonly party: string
  readonly set: SignedSet
}

/**
 * Another copy, which says who holds the original from now on, for whoever has the present one. Undefined where the original was sealed before its words were
 * kept beside it. @throws BlobsUnavailable
 */
export async function makeCopyOf(
  parts: Pick<EngineParts, 'blobs' | 'sealing' | 'services'>,
  of: {
    readonly file: ApplicationFile
    readonly original: StoredDocument
    readonly held: NonNullable<CopyOf['held']>
    readonly createdAt: string
  },
): Promise<Pick<MadeRows, 'document' | 'twin'> | undefined> {
  const { file, original, held, createdAt } = of
  if (original.descriptionSealed === null) return undefined
  const { row, facts } = file
  const { party, set } = JSON.parse(parts.sealing.unseal('document', original.descriptionSealed)) as Kept
  const letterhead = letterheadOf(parts.services.brandOf(row.organizationCode), {
    loanNumber: row.loanNumber,
    state: standing(facts).walk.known(propertyAddress)?.state,
  })
  return makeCopy(parts, { applicationId: row.id, party, set, letterhead, createdAt, copyOf: { sha256: original.sha256, held } })
}

async function makeCopy(
  parts: Pick<EngineParts, 'blobs' | 'sealing'>,
  { applicationId, party, set, letterhead, createdAt, copyOf }: Omit<Making, 'stamp'> & { readonly copyOf: CopyOf },
): Promise<Pick<MadeRows, 'document' | 'twin'>> {
  const marked = { ...letterhead, licenses: [copyWords(copyOf), ...letterhead.licenses] }
  const order = { kind: 'SIGNED_SET', data: { ...set, copyOf } } as const
  const { document, twin } = await makeDocument(parts, { applicationId, order, letterhead: marked, createdAt })
  return { document: { ...document, party }, twin: { ...twin, party } }
}
