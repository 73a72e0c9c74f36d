/**
 * How far someone is with signing: what the evidence says of the very documents that are on file now. Pure. A row counts in its place only: nobody
 * reads what was not opened, opens it to sign before they agreed to, or agrees without having shown that they can open a file.
 */

import type { PlaceToSign } from '../../../facts/signature-place.ts'
import type { AdoptedSignature, RecordedSigningEvent } from '../../../facts/signing-events.ts'
import { isMailboxOf, isSince, type Signer } from '../../parties.ts'
import type { SetDocument } from './documents-to-sign.ts'

export interface CeremonyPlace extends PlaceToSign {
  readonly signedAt: string | undefined
  /** what stands there */
  readonly signature: AdoptedSignature | undefined
}

export interface CeremonyDocument extends Omit<SetDocument, 'places'> {
  readonly openedAt: string | undefined
  readonly readAt: string | undefined
  /** of this party alone */
  readonly places: readonly CeremonyPlace[]
  /** The party signed an earlier document of this kind's place in the set, or read one that they answered for, and it has been made again since. */
  readonly madeAgain: boolean
}

export interface SigningCeremony {
  readonly consentShownAt: string | undefined
  readonly accessShownAt: string | undefined
  readonly consentedAt: string | undefined
  readonly signature: AdoptedSignature | undefined
  readonly documents: readonly CeremonyDocument[]
  readonly paperRequestedAt: string | undefined
  /** From the first sight of the documents on, and to the end: the consent promises paper copies at any time (15 USC 7001(c)(1)(B)(iv)). */
  readonly mayAskForPaper: boolean
}

type Holder = Pick<Signer, 'email' | 'correctedAt' | 'formerEmails' | 'removedAt'>

/**
 * What the holder of an email did: of another one, of before the one of before was said not to be theirs, and of before they were taken off, the evidence
 * stays, and counts for nothing (an earlier release kept no email).
 */
export const eventsOfHolder = <E extends Pick<RecordedSigningEvent, 'email' | 'at'>>(events: readonly E[], holder: Holder): readonly E[] =>
  events.filter(({ at, email }) => isSince(holder, at) && isMailboxOf(holder, email))

/**
 * `events` are one party's, oldest first.
 * @param answered what they answered for before: which documents they had read then
 */
export function signingCeremony(
  documents: readonly SetDocument[],
  party: string,
  events: readonly RecordedSigningEvent[],
  answered: readonly { readonly kind: string; readonly sha256: string }[] = [],
): SigningCeremony {
  const last = (name: RecordedSigningEvent['event']) => events.findLast(({ event }) => event === name)
  const withdrawn = events.findLastIndex(({ event }) => event === 'CONSENT_WITHDRAWN')
  const sinceWithdrawal = events.slice(withdrawn + 1)
  const firstSince = (name: RecordedSigningEvent['event']) => sinceWithdrawal.find(({ event }) => event === name)?.at
  // What was read under a consent that was withdrawn stays read.
  const sinceConsent = after(events, 'CONSENT_GIVEN')
  const ids = new Set(documents.map(({ documentId }) => documentId))
  const signedEarlier = events.some(({ event, document = '' }) => event === 'PLACE_SIGNED' && !ids.has(document))
  return {
    consentShownAt: firstSince('CONSENT_SHOWN'),
    accessShownAt: firstSince('ACCESS_SHOWN'),
    consentedAt: after(sinceWithdrawal, 'ACCESS_SHOWN').find(({ event }) => event === 'CONSENT_GIVEN')?.at,
    signature: last('SIGNATURE_ADOPTED')?.signature,
    paperRequestedAt: last('PAPER_REQUESTED')?.at,
    // Whoever was promised it keeps it, also where the documents have been dropped since.
    mayAskForPaper: documents.length > 0 || last('CONSENT_SHOWN') !== undefined,
    documents: documents.map((document) => {
      const isOwn = (event: RecordedSigningEvent) => event.document === document.documentId && event.sha256 === document.sha256
      const own = events.filter(isOwn)
      const ofReading = sinceConsent.filter(isOwn)
      const places = document.places
        .filter((place) => place.party === party)
        .map((place): CeremonyPlace => {
          const signed = own.find((event) => event.event === 'PLACE_SIGNED' && event.place === place.place)
          return { ...place, signedAt: signed?.at, signature: signed && adoptedBefore(events, signed) }
        })
      const isSigned = places.some(({ signedAt }) => signedAt !== undefined)
      const readAt = after(ofReading, 'DOCUMENT_OPENED').find(({ event }) => event === 'DOCUMENT_READ')?.at
      const isOther = answered.some(({ kind, sha256 }) => kind === document.kind && sha256 !== document.sha256)
      // Whoever was given another mailbox read nothing yet.
      const readEarlier = isOther && sinceConsent.some(({ event }) => event === 'DOCUMENT_READ')
      return {
        ...document,
        openedAt: ofReading.find(({ event }) => event === 'DOCUMENT_OPENED')?.at,
        readAt,
        places,
        madeAgain: (signedEarlier && places.length > 0 && !isSigned) || (readEarlier && readAt === undefined),
      }
    }),
  }
}

/** What came after the first of that name; nothing where there is none. */
function after(events: readonly RecordedSigningEvent[], name: RecordedSigningEvent['event']): readonly RecordedSigningEvent[] {
  const first = events.findIndex(({ event }) => event === name)
  return first < 0 ? [] : events.slice(first + 1)
}

const adoptedBefore = (events: readonly RecordedSigningEvent[], signed: RecordedSigningEvent): AdoptedSignature | undefined =>
  events.slice(0, events.indexOf(signed)).findLast(({ event }) => event === 'SIGNATURE_ADOPTED')?.signature

/** The places in turn: none is skipped. */
export const nextPlace = ({ documents }: SigningCeremony) =>
  documents.flatMap((document) => document.places.map((place) => ({ document, place }))).find(({ place }) => place.signedAt === undefined)

export const unreadDocument = ({ documents }: SigningCeremony): CeremonyDocument | undefined =>
  documents.find(({ readAt }) => readAt === undefined)

/** Everything was read, on the documents of now: where they are signed at an office, that is all that is done here. */
export const isReadingComplete = (ceremony: SigningCeremony): boolean =>
  ceremony.consentedAt !== undefined && unreadDocument(ceremony) === undefined

/** Everything that is this party's was read and signed, on the documents of now. */
export const isCeremonyComplete = (ceremony: SigningCeremony): boolean =>
  ceremony.consentedAt !== undefined &&
  ceremony.signature !== undefined &&
  unreadDocument(ceremony) === undefined &&
  nextPlace(ceremony) === undefined
