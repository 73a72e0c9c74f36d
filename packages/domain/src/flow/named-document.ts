/** A document that an answer names. */
import type { ReceivedDocumentKind, SentDocumentKind } from '../facts/document-kind.ts'

export interface NamedDocument {
  /** where the answer names it */
  readonly path: string
  readonly uuid: string
  readonly kind: SentDocumentKind | ReceivedDocumentKind
  /** Nobody has a copy of it by the decision that names it. */
  readonly isForTheFile?: true
  /** Of a kind that may show several things: this shows what it is named for, and stands for nothing beside the record that names it. */
  readonly isOfOneThing?: true
}
