/** A document that an answer names. */
import type { ReceivedDocumentKind, SentDocumentKind } from '../facts/document-kind.ts'

export interface NamedDocument {
  /** where the answer names it */
  readonly path: string
  readonly uuid: string
  readonly kind: SentDocumentKind | ReceivedDocumentKind
  /** Nobody has a copy of it by the decision that names it. */
  readonly isForTheFile?: true
}
