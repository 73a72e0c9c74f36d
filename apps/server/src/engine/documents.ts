/** Makes a document's row: sealed content, and the hash of what will be shown. */
import { createHash, randomUUID } from 'node:crypto'
import type { DocumentKind } from '@hearthline/domain'
import type { NewDocument } from '../store/repositories/documents.ts'
import type { EngineParts } from './engine-parts.ts'

export interface DocumentContent {
  readonly kind: DocumentKind
  readonly mediaType: string
  readonly content: string
}

export function makeDocument(
  { sealing, clock }: Pick<EngineParts, 'sealing' | 'clock'>,
  applicationId: string,
  document: DocumentContent,
): { row: NewDocument } {
  const { kind, mediaType, content } = document
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    row: {
      id: randomUUID(),
      applicationId,
      kind,
      mediaType,
      sha256,
      contentSealed: sealing.seal('document', content),
      createdAt: clock.now(),
    },
  }
}
