/** Where someone who signs beside the borrower stands with the notary, and what they read and are written of it. Pure. */
import type { MEETING_PLACES } from '../policy/notary-law.ts'
import { formatAppointment, isAppointmentOver } from '../policy/notary-slots.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { costsBeforeMeeting } from './costs-of-owners.ts'
import type { Known, StepMail } from './item.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { notaryAppointment } from './items/notary/notary-appointment.ts'
import { deedSigners, notaryBooking } from './items/notary/notary-booking.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { hasSignedAt, signersAtOffice } from './items/notary/office-closing.ts'
import { homeClock } from './items/property/home-clock.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { type SignerMail, signerTurnMail } from './signer-mail.ts'
import type { SignerWalk, Walk } from './walk.ts'

/** AHEAD: no appointment stands. BOOKED: with the borrower. ALONE: the borrower has signed, and they sign in a session of their own. */
export const SIGNERS_NOTARY_STATES = ['AHEAD', 'BOOKED', 'ALONE', 'SIGNED'] as const

type Place = (typeof MEETING_PLACES)[number]

export interface SignersNotary {
  readonly state: (typeof SIGNERS_NOTARY_STATES)[number]
  readonly meeting?: 'ONLINE' | 'MANUAL'
  /** Instant; left out online: as soon as a notary is free. */
  readonly at?: string
  /** The same by the clock of the home. */
  readonly when?: string
  readonly place?: Place
  /** The last session came to nothing. */
  readonly isUnfinished?: true
  /** In person: its time is past, and nobody has recorded what came of it. */
  readonly isOver?: true
  /** They sign all documents at the meeting, and not the deed alone. */
  readonly atOffice?: true
}

function appointmentOf(known: Known): Omit<SignersNotary, 'state'> {
  const { meeting, at } = known(notaryBooking) ?? {}
  const place = known(notaryAppointment)?.place
  return {
    ...(meeting && { meeting }),
    ...(at !== undefined && { at, when: formatAppointment(at, homeClock(known)) }),
    ...(meeting === 'MANUAL' && place && { place }),
  }
}

/** Undefined of someone who does not sign the deed. @param known of the application @param now left out where only what was booked counts */
export function signersNotary(known: Known, party: string, now?: string): SignersNotary | undefined {
  if (!deedSigners(known).some((signer) => signer.party === party)) return undefined
  const atOffice = signersAtOffice(known).some((signer) => signer.party === party) && ({ atOffice: true } as const)
  const session = known(notarySession)
  const signed = known(deedSigning) ?? (session?.outcome === 'SIGNED' ? session : undefined)
  if (signed) {
    const isOwed = signed.stillToSign?.includes(party) && known(deedCoSigning) === undefined
    return isOwed ? { state: 'ALONE', ...appointmentOf(known), ...atOffice } : { state: 'SIGNED' }
  }
  if (session) return { state: 'AHEAD', isUnfinished: true, ...atOffice }
  const booking = known(notaryBooking)
  if (booking?.status !== 'BOOKED') return { state: 'AHEAD', ...atOffice }
  // A session online may last, and its provider says what came of it.
  const isOver = booking.meeting === 'MANUAL' && now !== undefined && isAppointmentOver(booking, now)
  return { state: 'BOOKED', ...appointmentOf(known), ...(isOver && { isOver }), ...atOffice }
}

const WHERE: Readonly<Record<Place, string>> = {
  HOME: 'at the home that secures the line',
  TITLE_OFFICE: 'at a title company’s office',
  ATTORNEY_OFFICE: 'at an attorney’s office',
  LENDER_OFFICE: 'at our office',
}

const ARRANGED = 'Our team contacts you and arranges a meeting with a notary for you.'
const ID = 'Have a government ID with you that is not expired.'
const JOIN = 'Join on your own device, or sit beside the borrower.'

/** The same of someone who signs everything at an office, together with the borrower. */
function atOfficeWords(
  { state, when, place, isUnfinished, isOver }: SignersNotary,
  borrower: string,
): { readonly title: string; readonly why: string } {
  const next = `${borrower} chooses the office and the time. We email you then.`
  if (state === 'AHEAD')
    return isUnfinished
      ? { title: 'The documents are not signed yet', why: `The last appointment came to nothing. ${next}` }
      : { title: 'You sign at an office', why: `You sign all documents there, together with ${borrower}. ${next}` }
  if (state === 'ALONE')
    return {
      title: 'You still have to sign',
      why: `You weren’t at the office with ${borrower}. Our team contacts you and arranges a time to sign there.`,
    }
  if (isOver && when !== undefined)
    return {
      title: 'Your appointment is over',
      why: `You were to sign at an office on ${when}. Our team records what came of it. We email you then.`,
    }
  return {
    title: 'Come to the office to sign',
    why: `You sign all documents on ${when}, ${WHERE[place ?? 'TITLE_OFFICE']}. A notary is there for the deed. ${ID}`,
  }
}

/** What they read of it on their page. @param borrower their name */
export function signersNotaryWords(notary: SignersNotary, borrower: string): { readonly title: string; readonly why: string } {
  if (notary.atOffice) return atOfficeWords(notary, borrower)
  const { state, meeting, when, place, isUnfinished, isOver } = notary
  const next = `${borrower} chooses how and when to meet the notary. We email you then.`
  if (state === 'AHEAD')
    return isUnfinished
      ? { title: 'The notary session wasn’t finished', why: `The deed is not signed yet. ${next}` }
      : { title: 'You sign the deed with a notary', why: `Everyone who signs the deed does so before a notary. ${next}` }
  if (isOver && when !== undefined)
    return {
      title: 'Your appointment is over',
      why: `You were to sign the deed before a notary on ${when}. Our team records what came of it. We email you then.`,
    }
  if (state === 'SIGNED') return { title: 'You have signed', why: 'There is nothing more for you to do now. We email you if that changes.' }
  if (meeting !== 'ONLINE')
    return state === 'ALONE'
      ? { title: 'You still have to sign the deed', why: `You weren’t at the meeting with the notary. ${ARRANGED}` }
      : { title: 'Meet your notary', why: `You sign the deed before a notary on ${when}, ${WHERE[place ?? 'HOME']}. ${ID}` }
  if (state === 'ALONE')
    return {
      title: 'You still have to sign the deed',
      why: `${borrower} has signed the deed before the notary. Now join the session by video and sign it too. ${ID}`,
    }
  return {
    title: 'Meet your notary',
    why: `You sign the deed before a notary by video${when ? ` on ${when}` : ''}. ${JOIN} ${ID}`,
  }
}

const isRebooked = (known: Known): boolean => (known(notaryAppointment)?.attempt ?? 1) > 1

function bookedMail(known: Known, { meeting, when, place, atOffice }: SignersNotary, party: string): StepMail {
  if (when === undefined)
    return {
      subject: 'A notary is ready to meet you online',
      body: `The deed on your home is ready. You sign it before a notary, by video. Sign in to join the session. ${JOIN} ${ID}`,
    }
  const costs = costsBeforeMeeting(known, party) ?? ''
  if (atOffice)
    return {
      subject: isRebooked(known) ? 'Your appointment to sign has a new time' : 'Your appointment to sign is reserved',
      body: `You sign the documents for the line on your home on ${when}, ${WHERE[place ?? 'TITLE_OFFICE']}. A notary is there for the deed. Call us for the address. ${ID} If you can’t be there, call us.${costs && ` ${costs}`}`,
    }
  const subject = isRebooked(known) ? 'Your notary appointment has a new time' : 'Your notary appointment is reserved'
  if (meeting === 'ONLINE')
    return {
      subject,
      body: `You sign the deed on your home before a notary by video on ${when}. Sign in a few minutes before. ${JOIN} ${ID}`,
    }
  return {
    subject,
    body: `You sign the deed on your home before a notary on ${when}, ${WHERE[place ?? 'HOME']}. ${ID} If you can’t be there, call us.`,
  }
}

const CANCELED: StepMail = {
  subject: 'Your notary appointment is canceled',
  body: 'The appointment to sign the deed on your home before a notary is canceled. We email you when there is another one.',
}

/** Why is the borrower's to know, or whoever's identity it was about. */
const UNFINISHED: StepMail = {
  subject: 'The notary session wasn’t finished',
  body: 'The deed on your home is not signed yet. We email you when there is another appointment with the notary.',
}

const aloneMail = ({ meeting }: SignersNotary): StepMail => ({
  subject: 'You still have to sign the deed',
  body:
    meeting === 'ONLINE'
      ? `The deed on your home is signed before a notary, and your signature is still missing. Sign in to join the session by video and sign it too. ${ID}`
      : `The deed on your home is signed before a notary, and your signature is still missing. ${ARRANGED}`,
})

/** Whoever has not begun on pages of their own, and is recorded as having signed, hears of it. */
function recordedMail(known: Known, { signer: { party }, walk }: SignerWalk): StepMail | undefined {
  const meetings = [known(notarySession), known(deedCoSigning)]
  const meeting = meetings.find((one) => hasSignedAt(one, party))
  if (meeting?.signedOn === undefined || walk.known(signerSigning) !== undefined) return undefined
  return {
    subject: 'We have the documents that you signed',
    body: `We recorded that you signed the documents for the line on your home at an office, on ${formatLocalDateWithYear(meeting.signedOn)}. If you did not sign them, call us now.`,
  }
}

function mailOf(settled: readonly string[], known: Known, notary: SignersNotary, signing: SignerWalk): StepMail | undefined {
  if (settled.includes(deedCoSigning.id)) return recordedMail(known, signing)
  if (settled.includes(notarySession.id)) {
    if (notary.state === 'SIGNED') return recordedMail(known, signing)
    if (notary.state === 'ALONE') return aloneMail(notary)
    return notary.isUnfinished && UNFINISHED
  }
  if (!settled.includes(notaryBooking.id)) return undefined
  if (known(notaryBooking)?.status === 'CANCELED') return CANCELED
  return notary.state === 'BOOKED' ? bookedMail(known, notary, signing.signer.party) : undefined
}

/** What the borrower was written of the session that stands, once more; undefined where they have none ahead. */
export function notaryMail({ known, frontier }: Pick<Walk, 'known' | 'frontier'>): StepMail | undefined {
  const booking = known(notaryBooking)
  if (frontier?.item.id !== notarySession.id || booking?.status !== 'BOOKED') return undefined
  return notaryBooking.settledMail?.(booking, known)
}

/** What someone who signs beside the borrower is written of what is theirs now, once more: their turn, or the notary. Undefined without an email. */
export function signersMailNow({ known, signers }: Pick<Walk, 'known' | 'signers'>, party: string): StepMail | undefined {
  const signing = signers.find(({ signer }) => signer.party === party)
  if (signing?.signer.email === undefined) return undefined
  // The deed comes last: until they have done the rest of their part, that is what they are written of.
  if (signing.walk.frontier) return signerTurnMail(signing)
  const notary = signersNotary(known, party)
  if (notary?.state === 'BOOKED') return bookedMail(known, notary, party)
  return notary?.state === 'ALONE' ? aloneMail(notary) : undefined
}

/**
 * Whoever is through with what they were asked here while an appointment stands of which the mailbox of before was told: they are told of it at the one of
 * now. @param bookedAt when the appointment was made
 */
export const appointmentsTold = (
  before: Pick<Walk, 'signers'>,
  after: Pick<Walk, 'known' | 'signers'>,
  bookedAt: string,
): readonly SignerMail[] =>
  after.signers.flatMap(({ signer: { party, enteredAt = '' }, walk }) => {
    const was = before.signers.find(({ signer }) => signer.party === party)
    const words = walk.frontier || !was?.walk.frontier || enteredAt <= bookedAt ? undefined : signersMailNow(after, party)
    return words ? [{ party, words }] : []
  })

/**
 * What everyone who signs the deed beside the borrower is written when an appointment is made, moved or canceled, and of what came of it.
 * @param settled the ids of the items that a change settled
 */
export const signersNotaryNews = (settled: readonly string[], { known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] =>
  signers.flatMap((signing) => {
    const { party, email } = signing.signer
    const notary = email === undefined ? undefined : signersNotary(known, party)
    const words = notary && mailOf(settled, known, notary, signing)
    return words ? [{ party, words }] : []
  })
