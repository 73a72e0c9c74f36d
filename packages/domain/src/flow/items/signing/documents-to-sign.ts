/** The documents of the set as they are on file now, in the order in which they are read and signed. */

import type { PlaceToSign } from '../../../facts/signature-place.ts'
import { type SetDocumentKind, SIGNING_SET, type SigningPart } from '../../../policy/signing-set.ts'
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { texasNotice } from '../apply/texas-notice.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'
import { texasItemization } from '../closing/texas-itemization.ts'
import type { DocumentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { floodNotice } from '../title/flood-notice.ts'
import { closingPapers } from './closing-papers.ts'
import { note } from './note.ts'
import { securityInstrument } from './security-instrument.ts'

export interface SetDocument {
  readonly kind: SetDocumentKind
  readonly documentId: string
  readonly sha256: string
  readonly part: SigningPart
  readonly places: readonly PlaceToSign[]
}

/** What earlier releases made has the line for a signature and says nothing of it. */
const UNDECLARED: readonly PlaceToSign[] = [{ place: 'signature', party: BORROWER, form: 'SIGNATURE', label: 'Your signature' }]

function documentOf(kind: SetDocumentKind, result: DocumentResult | undefined): readonly SetDocument[] {
  if (!result) return []
  const part = SIGNING_SET[kind]
  const { documentId, sha256, places = part === 'SIGN' ? UNDECLARED : [] } = result
  // What is read here is signed elsewhere, before the notary.
  return [{ kind, documentId, sha256, part, places: part === 'SIGN' ? places : [] }]
}

const isInSet = (kind: string): kind is SetDocumentKind => Object.hasOwn(SIGNING_SET, kind)

export const isSignedHere = (kind: string): boolean => isInSet(kind) && SIGNING_SET[kind] === 'SIGN'

/** A document that does not apply to this application is not in its set. */
export const documentsToSign = (known: Known): readonly SetDocument[] => [
  ...documentOf('TEXAS_NOTICE', known(texasNotice)),
  ...documentOf('TEXAS_ITEMIZATION', known(texasItemization)),
  ...documentOf('CLOSING_DISCLOSURE', known(closingDisclosure)),
  ...documentOf('NOTE', known(note)),
  ...documentOf('SECURITY_INSTRUMENT', known(securityInstrument)),
  // A notice of before has no place to sign: it was confirmed when it was read.
  ...(known(floodNotice)?.places ? documentOf('FLOOD_NOTICE', known(floodNotice)) : []),
  ...(known(closingPapers)?.documents ?? []).flatMap(({ kind, ...result }) => (isInSet(kind) ? documentOf(kind, result) : [])),
]

/** The set as whoever sends it on paper reads it. */
export const setOnPaper = (title: string, known: Known): ShownBasis =>
  basisPart(title, { documents: 'Documents' }, { documents: documentsToSign(known).map(({ documentId }) => documentId) })

/** What a signature rests on: another document is signed again. */
export const signedDigests = (known: Known): readonly string[] =>
  documentsToSign(known).flatMap(({ part, sha256 }) => (part === 'SIGN' ? [sha256] : []))
