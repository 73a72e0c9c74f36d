/** What a person does at signing/sign with each document of the set: reads it, or reads it and signs it at its places. In the order of the set. */
import type { MadeDocumentKind } from '../facts/document-kind.ts'

export type SigningPart = 'READ' | 'SIGN'

export const SIGNING_SET = {
  // 12 CFR 1026.40(c), 1026.6(a): given before the first transaction, and so read before anything is signed.
  CLOSING_DISCLOSURE: 'READ',
  NOTE: 'SIGN',
} as const satisfies Partial<Record<MadeDocumentKind, SigningPart>>

export type SetDocumentKind = keyof typeof SIGNING_SET
export const SET_DOCUMENT_KINDS = Object.keys(SIGNING_SET) as SetDocumentKind[]
