/** What a person does at signing/sign with each document of the set: reads it, or reads it and signs it at its places. In the order of the set. */
import type { MadeDocumentKind } from '../facts/document-kind.ts'

export type SigningPart = 'READ' | 'SIGN'

export const SIGNING_SET = {
  // Tex. Const. XVI s.50(g), (a)(6)(M)(ii): each owner and each owner's spouse has a copy; the borrower read both before.
  TEXAS_NOTICE: 'READ',
  TEXAS_ITEMIZATION: 'READ',
  // 12 CFR 1026.40(c), 1026.6(a): given before the first transaction, and so read before anything is signed.
  CLOSING_DISCLOSURE: 'READ',
  NOTE: 'SIGN',
  // Signed before the notary.
  SECURITY_INSTRUMENT: 'READ',
  // 42 USC 4104a(a)(1): the borrower acknowledges it.
  FLOOD_NOTICE: 'SIGN',
  PRIVACY_NOTICE: 'READ',
  INSURANCE_REQUIREMENTS: 'READ',
  // Tex. Const. XVI s.50(a)(6)(Q)(ix), (E), (A), (Q)(viii).
  TEXAS_FAIR_MARKET_VALUE: 'SIGN',
  TEXAS_DISCOUNT_POINTS: 'SIGN',
  TEXAS_CONSENT: 'SIGN',
  TEXAS_RESCISSION: 'READ',
} as const satisfies Partial<Record<MadeDocumentKind, SigningPart>>

/** A person reads or signs one of them in about so many minutes. */
const MINUTES_A_DOCUMENT = 3

/** About how long a set of so many takes, to the next five minutes: the same wherever it is said. */
export const minutesForSet = (documents: number): number => Math.ceil((documents * MINUTES_A_DOCUMENT) / 5) * 5

export type SetDocumentKind = keyof typeof SIGNING_SET
export const SET_DOCUMENT_KINDS = Object.keys(SIGNING_SET) as SetDocumentKind[]
