/** How and when the borrower meets a notary: online now or at a time, or in person. Until the session it may be changed or canceled. */
import * as z from 'zod/mini'
import { cents, instant, localDate, stateCode } from '../../../facts/scalars.ts'
import { isUsState } from '../../../facts/us-states.ts'
import { MEETING_PLACES, recorderTakes } from '../../../policy/notary-law.ts'
import { meetingPlaces } from '../../../policy/notary-meeting.ts'
import { ONLINE_SESSIONS_THAT_FAIL } from '../../../policy/notary-patience.ts'
import { firstNotaryDay, formatAppointment, notaryDays, notarySlots, refuseNotaryTime } from '../../../policy/notary-slots.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Item, Known, Misfit, StepMail } from '../../item.ts'
import { ask } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { manualNotaryFee } from '../offer/closing-costs.ts'
import { homeClock } from '../property/home-clock.ts'
import { closingSigners } from '../signing/closing-signers.ts'
import { coOwnersSign } from '../signing/co-owners.ts'
import { countyOfHome } from '../signing/instrument-details.ts'
import { paperCopies, partiesOnPaper } from '../signing/paper-copies.ts'
import { attorneyReview } from './attorney-review.ts'
import { deedToSign, signedAtMeeting } from './deed.ts'
import { mustMeetNotaryInPerson } from './meets-notary-in-person.ts'
import { signersAtOffice } from './office-closing.ts'
import { SESSION_FAULTS } from './session-faults.ts'

export const MOST_APPOINTMENTS = 12

export const notaryAppointmentAnswer = z.object({
  meeting: z.enum(['ONLINE', 'MANUAL']),
  /** Left out online: as soon as a notary is free. */
  at: z.optional(instant),
  /** In person: where. */
  place: z.optional(z.enum(MEETING_PLACES)),
  /** Online: the state in which the signer will be. The notary's law may ask for it. */
  location: z.optional(stateCode),
  /** The appointment is not wanted; another one is asked for. */
  canceled: z.optional(z.literal(true)),
  /** How many there have been, this one included. Kept by the server. */
  attempt: z.optional(z.int()),
  /** Sessions online that came to nothing before it. Kept by the server. */
  onlineFailures: z.optional(z.int()),
  /** After so many of them the team let them try again online. Kept by the server. */
  onlineAgainAfter: z.optional(z.int()),
  /** The deed that is to be signed, and the day on which an appointment for it was first asked for: it was made by then. Kept by the server. */
  deedSeen: z.optional(z.object({ sha256: z.string(), on: localDate })),
})
export type NotaryAppointment = z.infer<typeof notaryAppointmentAnswer>

const SELF = { id: 'notary-appointment' } as Item<string, 'ask', NotaryAppointment>

/** Later items, whose results are read where they are there. */
const SESSION = { id: 'notary-session' } as Item<string, 'wait', { readonly onlineFailures?: number }>
const HELP = { id: 'notary-help' } as Item<string, 'wait', { readonly outcome: string }>

/** How many sessions online were missed, or not finished. */
const failuresOnline = (known: Known): number => known(SESSION)?.onlineFailures ?? known(SELF)?.onlineFailures ?? 0

const againAfter = (known: Known): number =>
  known(HELP)?.outcome === 'ONLINE_AGAIN' ? failuresOnline(known) : (known(SELF)?.onlineAgainAfter ?? 0)

/** So many of them came to nothing that the team helps before another. */
export const isOnlineSpent = (known: Known): boolean => {
  const failures = failuresOnline(known)
  return failures >= ONLINE_SESSIONS_THAT_FAIL && (known(SELF)?.onlineAgainAfter ?? 0) < failures
}

/** And it has not allowed one. */
const isOnlineHeld = (known: Known): boolean => isOnlineSpent(known) && known(HELP)?.outcome !== 'ONLINE_AGAIN'

const homeOf = (known: Known) => {
  const address = known(propertyAddress)
  return { state: address?.state ?? '', occupancy: address?.occupancyType, county: countyOfHome(known) || undefined }
}

/** Who meets the notary and withdrew their consent to electronic documents, which are what is signed online. */
const isOnPaper = (known: Known): boolean => {
  const meeting = [BORROWER, ...(coOwnersSign(known) ? closingSigners(known).map(({ party }) => party) : [])]
  return partiesOnPaper(known(paperCopies)).some(({ party }) => meeting.includes(party))
}

/** Whoever was to meet the notary online, and withdrew their consent to what is signed there. */
export const isOnlineWithdrawn = isOnPaper

/** Whoever the withdrawal of one person keeps from meeting a notary online. */
export const meetsNotary = (known: Known, party: string): boolean =>
  party === BORROWER || (coOwnersSign(known) && closingSigners(known).some((one) => one.party === party))

/** Whether the borrower may meet the notary online. */
export const mayMeetOnline = (known: Known, on?: LocalDate): boolean =>
  !mustMeetNotaryInPerson(known) && recorderTakes(homeOf(known), on) !== 'REFUSES' && !isOnlineHeld(known) && !isOnPaper(known)

const NOT_ONLINE_ON_PAPER =
  'An online notary needs everyone’s consent to electronic documents, and it was withdrawn. Meet a notary in person, or agree again where it was withdrawn.'

export function misfitsOfAppointment(known: Known, answer: NotaryAppointment, on: LocalDate): readonly Misfit[] {
  const { meeting, at, place, location, canceled } = answer
  if (canceled) return []
  const { state, occupancy } = homeOf(known)
  const before = known(SELF)?.attempt ?? 0
  if (before >= MOST_APPOINTMENTS)
    return [{ path: 'meeting', message: 'This appointment was changed many times. Call us, and we arrange it with you.' }]
  if (meeting === 'ONLINE') {
    if (isOnlineHeld(known))
      return [
        { path: 'meeting', message: 'Several online sessions did not work. Our team calls you first. You can meet a notary in person.' },
      ]
    if (isOnPaper(known)) return [{ path: 'meeting', message: NOT_ONLINE_ON_PAPER }]
    if (!mayMeetOnline(known, on))
      return [{ path: 'meeting', message: 'The law where your home is asks you to meet the notary in person.' }]
    if (location === undefined) return [{ path: 'location', message: 'Choose the state you will be in' }]
  }
  if (meeting === 'MANUAL') {
    if (place === undefined || !meetingPlaces(state, occupancy, on).includes(place))
      return [{ path: 'place', message: 'Choose where to meet' }]
    if (at === undefined) return [{ path: 'at', message: 'Choose a day and a time' }]
  }
  const refused = at === undefined ? undefined : refuseNotaryTime(meeting, at, homeClock(known), on)
  return refused ? [{ path: 'at', message: refused }] : []
}

/** What is stored of the last session, as far as the question shows it. */
const lastSession = z.object({ outcome: z.enum(['SIGNED', 'MISSED', 'FAILED']), fault: z.optional(z.enum(SESSION_FAULTS)) })

/** What is shown beside the question. */
export const aboutAppointment = {
  data: z.object({
    meetings: z.array(z.enum(['ONLINE', 'MANUAL'])),
    state: z.string(),
    /** the IANA zone of the clock at the home */
    zone: z.string(),
    county: z.optional(z.string()),
    recorder: z.enum(['TAKES', 'REFUSES', 'NOT_KNOWN']),
    places: z.array(z.enum(MEETING_PLACES)),
    onlineDays: z.array(localDate),
    manualDays: z.array(localDate),
    /** A notary in person: what it costs, and whether it is among what the borrower agreed to pay. */
    fee: z.object({ cents, isYours: z.boolean() }),
    /** Everyone else who appears before a notary. */
    others: z.array(z.string()),
    /** Not online before the team has called. */
    onlineHeld: z.boolean(),
    /** Not online: someone who meets the notary withdrew their consent to electronic documents. */
    onPaper: z.boolean(),
    /** All documents are signed at this meeting, and not the deed alone. */
    atOffice: z.boolean(),
    last: z.optional(lastSession),
    appointment: z.optional(notaryAppointmentAnswer),
    when: z.optional(z.string()),
  }),
  of: (known: Known, on?: LocalDate, given?: unknown) => {
    const { state, occupancy, county } = homeOf(known)
    const last = z.safeParse(lastSession, given)
    const appointment = known(SELF)
    return {
      meetings: mayMeetOnline(known, on) ? (['ONLINE', 'MANUAL'] as const).slice() : (['MANUAL'] as const).slice(),
      state,
      zone: homeClock(known),
      ...(county !== undefined && { county }),
      recorder: recorderTakes({ state, county }, on),
      places: [...meetingPlaces(state, occupancy, on)],
      onlineDays: on === undefined ? [] : [...notaryDays('ONLINE', on)],
      manualDays: on === undefined ? [] : [...notaryDays('MANUAL', on)],
      fee: manualNotaryFee(known),
      others: coOwnersSign(known) ? closingSigners(known).map(({ name }) => name) : [],
      onlineHeld: isOnlineHeld(known),
      // What the law leaves in person anyway has no other reason.
      onPaper: !mustMeetNotaryInPerson(known) && isOnPaper(known),
      atOffice: signersAtOffice(known).length > 0,
      ...(last.success && last.data.outcome !== 'SIGNED' && { last: last.data }),
      ...(appointment && { appointment }),
      ...(appointment?.at !== undefined && { when: formatAppointment(appointment.at, homeClock(known)) }),
    }
  },
  givenBy: { id: 'notary-session' },
}

export const notaryAppointmentLabels = {
  meeting: {
    label: 'How would you like to meet your notary?',
    options: { ONLINE: 'Online, by video', MANUAL: 'In person' },
  },
  at: 'Day and time',
  place: {
    label: 'Where to meet',
    options: {
      HOME: 'At your home',
      TITLE_OFFICE: 'At a title company’s office',
      ATTORNEY_OFFICE: 'At an attorney’s office',
      LENDER_OFFICE: 'At our office',
    },
  },
  location: 'The state you will be in',
  canceled: 'Cancel the appointment',
  attempt: 'Number of appointments',
  onlineFailures: 'Online sessions that came to nothing',
  onlineAgainAfter: 'Allowed online again after',
  deedSeen: { sha256: 'Digest of the deed', on: 'First asked for on' },
} as const

/** With what only the server counts, whatever the answer says of it. */
function withOnlineCounts(known: Known, answer: NotaryAppointment): NotaryAppointment {
  const { onlineFailures: _failures, onlineAgainAfter: _after, ...given } = answer
  const failures = failuresOnline(known)
  const after = againAfter(known)
  return { ...given, ...(failures > 0 && { onlineFailures: failures }), ...(after > 0 && { onlineAgainAfter: after }) }
}

/** No deed is signed before it was made. */
function withDeed(known: Known, { deedSeen: _given, ...answer }: NotaryAppointment, on: LocalDate | undefined): NotaryAppointment {
  const sha256 = deedToSign(known)?.sha256
  return sha256 === undefined || on === undefined ? answer : { ...answer, deedSeen: { sha256, on } }
}

/** What only the server says of an appointment. */
export const keptAppointment = (known: Known, answer: NotaryAppointment, _before?: NotaryAppointment, on?: LocalDate): NotaryAppointment =>
  withOnlineCounts(known, withDeed(known, answer, on))

/** Each answer is another appointment, whatever it says; of the same deed, which was made before the first of them. */
export const countAppointment = ({ deedSeen, ...answer }: NotaryAppointment, before?: NotaryAppointment): NotaryAppointment => {
  const seen = before?.deedSeen && (deedSeen === undefined || deedSeen.sha256 === before.deedSeen.sha256) ? before.deedSeen : deedSeen
  return { ...answer, ...(seen && { deedSeen: seen }), attempt: (before?.attempt ?? 0) + 1 }
}

const EXAMPLE: NotaryAppointment = { meeting: 'ONLINE', location: 'CO' }

/** Where no session online is allowed, the first place and time that are offered in person. */
function exampleOn(known: Known, on: LocalDate): NotaryAppointment {
  const { state, occupancy } = homeOf(known)
  if (mayMeetOnline(known, on)) return { ...EXAMPLE, ...(isUsState(state) && { location: state }) }
  const [place] = meetingPlaces(state, occupancy, on)
  const at = notarySlots('MANUAL', firstNotaryDay('MANUAL', on), homeClock(known))[0]
  return { meeting: 'MANUAL', ...(place && { place }), ...(at && { at }) }
}

/**
 * Who signed first was promised an email for when they can choose a time (signed-mail.ts). Who signs alone was told to choose at once, and an attorney's
 * review is told in its own words.
 */
const chooseMeeting = (known: Known): StepMail | undefined =>
  coOwnersSign(known) && signersAtOffice(known).length === 0 && known(attorneyReview) === undefined
    ? {
        subject: 'Choose when to meet your notary',
        body: 'Everyone who signs with you has signed. Now sign in and choose how and when to meet your notary.',
        text: 'It is time to choose when to meet your notary.',
      }
    : undefined

export const notaryAppointment = ask('notary-appointment', {
  title: 'Meet your notary',
  why: 'A notary confirms who you are when you sign the deed.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: (known) => (mustMeetNotaryInPerson(known) ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING'),
  // A deed that changed is signed again, at another time.
  reads: signedAtMeeting,
  // Of the deed alone, where the others were signed online before.
  earlierReads: (known) => [deedToSign(known)?.sha256],
  notAfter: 'deed-signing',
  mailFor: chooseMeeting,
  data: notaryAppointmentAnswer,
  labels: notaryAppointmentLabels,
  about: aboutAppointment,
  fits: misfitsOfAppointment,
  keeps: (known, answer, before, on) => countAppointment(keptAppointment(known, answer, before, on), before),
  exampleFor: (known, on) => (on === undefined ? EXAMPLE : exampleOn(known, on)),
  example: EXAMPLE,
})
