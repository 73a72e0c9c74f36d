/** What is to be done next, by what the evidence says. Pure. */
import type { DocumentToSign, SigningStateBody } from './signing-source.ts'

export type SigningPhase = 'consent' | 'read' | 'adopt' | 'sign' | 'finish'

export function signingPhase({ consentedAt, documents, signature, atOffice }: SigningStateBody): SigningPhase {
  if (consentedAt === null) return 'consent'
  if (documents.some(({ readAt }) => readAt === null)) return 'read'
  if (atOffice) return 'finish'
  if (signature === null) return 'adopt'
  return nextPlace(documents) ? 'sign' : 'finish'
}

/** What a document asks of its reader. Of the agreement, who owes nothing is only a reader; a deed is read here and signed before the notary. */
export function whatToDo(
  { kind, places }: Pick<DocumentToSign, 'kind' | 'places'>,
  { atOffice }: Pick<SigningStateBody, 'atOffice'>,
): 'SIGN' | 'NOTARY' | 'OFFICE' | 'READ' {
  const isDeed = kind === 'SECURITY_INSTRUMENT'
  if (atOffice) return places.length > 0 || isDeed ? 'OFFICE' : 'READ'
  return places.length > 0 ? 'SIGN' : isDeed ? 'NOTARY' : 'READ'
}

export interface PlaceInTurn {
  readonly document: DocumentToSign
  readonly place: DocumentToSign['places'][number]
  /** From 1. */
  readonly number: number
  readonly of: number
}

/** Places are signed in their order, and none is skipped. */
export function nextPlace(documents: readonly DocumentToSign[]): PlaceInTurn | undefined {
  const places = documents.flatMap((document) => document.places.map((place) => ({ document, place })))
  const index = places.findIndex(({ place }) => place.signedAt === null)
  return index < 0 ? undefined : { ...places[index]!, number: index + 1, of: places.length }
}

/** 'Ana Reyes' -> 'AR' */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
    .join('')
    .slice(0, 6)
    .toUpperCase()
