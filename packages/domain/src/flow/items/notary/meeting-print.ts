/** What is printed for a meeting with a notary in person: the deed, and where everything is signed at an office the whole set, with the notices handed over there. */
import type { MadeDocumentKind } from '../../../facts/document-kind.ts'
import { addBusinessDays, isBusinessDay } from '../../../policy/business-day.ts'
import { rescissionEnd } from '../../../policy/rescission.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import type { Known } from '../../item.ts'
import { homeClock } from '../property/home-clock.ts'
import { closingNotices } from '../signing/closing-notices.ts'
import { documentsToSign, isSignedHere } from '../signing/documents-to-sign.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { securityInstrument } from '../signing/security-instrument.ts'
import { isAllSignedThere } from './all-signed-there.ts'
import { meetsNotaryInPerson, notaryBooking } from './notary-booking.ts'
import { notaryDisclosure } from './notary-disclosure.ts'
import { noticesHanded } from './notices-at-office.ts'

export interface PrintedDocument {
  readonly kind: MadeDocumentKind
  readonly documentId: string
  /** 12 CFR 1026.15(b): two copies of the notice to each who may cancel. */
  readonly copies: 1 | 2
  /** of what is made for one person */
  readonly name?: string
  /** no one signs it there */
  readonly isRead?: true
}

/** The deed is read on pages, and signed before the notary. */
const isOnlyRead = (kind: MadeDocumentKind): boolean => kind !== 'SECURITY_INSTRUMENT' && !isSignedHere(kind)

/** In the order in which they are signed; none where the notary is met online, or nothing is booked. */
export function documentsToPrint(known: Known): readonly PrintedDocument[] {
  const deed = known(securityInstrument)
  if (deed === undefined || !meetsNotaryInPerson(known) || known(notaryBooking)?.status !== 'BOOKED') return []
  const notary = known(notaryDisclosure)
  const set = isAllSignedThere(known) ? documentsToSign(known) : [{ ...deed, kind: 'SECURITY_INSTRUMENT' as const }]
  const once = [...set, ...(notary ? [{ ...notary, kind: 'NOTARY_DISCLOSURE' as const }] : [])].map((one) => ({
    ...one,
    isRead: isOnlyRead(one.kind),
  }))
  const handed = noticesHanded(known)
  const persons = isAllSignedThere(known) ? (known(closingNotices)?.persons ?? []).filter(({ party }) => !handed.has(party)) : []
  return [
    ...once.map(({ kind, documentId, isRead }) => ({ kind, documentId, copies: 1 as const, ...(isRead && { isRead }) })),
    ...persons.flatMap(({ documentId, name, receipt }) => [
      { kind: 'CLOSING_RESCISSION_NOTICE' as const, documentId, copies: 2 as const, name },
      { kind: 'RESCISSION_RECEIPT' as const, documentId: receipt.documentId, copies: 1 as const, name },
    ]),
  ]
}

export interface DaysToEnter {
  readonly signedOn: LocalDate
  /** By the agreement the line is opened when the borrower signs it: another one may sign on a later day. */
  readonly openedOn: LocalDate
  readonly lastDay: LocalDate
}

/** For days on which an appointment may be kept after all, so many. */
const DAYS_SHOWN = 6

/** What is entered by hand in a notice, by the day of the signing: from the day of the appointment on, or from today where that is over. */
export function daysToEnter(known: Known, today: LocalDate): readonly DaysToEnter[] {
  const at = known(notaryBooking)?.at
  const booked = at && localDateIn(at, homeClock(known))
  const first = booked !== undefined && booked > today ? booked : today
  const days = isBusinessDay(first) ? [first] : []
  while (days.length < DAYS_SHOWN) days.push(addBusinessDays(days.at(-1) ?? first, 1))
  const openedOn = known(noteSigning)?.paper?.signedOn
  return days.map((signedOn) => ({
    signedOn,
    openedOn: openedOn ?? signedOn,
    lastDay: rescissionEnd({ opened: signedOn, noticeDelivered: signedOn, disclosuresDelivered: signedOn }),
  }))
}
