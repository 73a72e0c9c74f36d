/** What came of the meeting with the notary: the provider says so of one online, the team of one in person. */
import * as z from 'zod/mini'
import { localDate, stateCode } from '../../../facts/scalars.ts'
import { HOURS_TO_RECORD_A_MEETING } from '../../../policy/notary-patience.ts'
import type { Instant } from '../../../values/local-date.ts'
import type { Known, Misfit, NamedDocument } from '../../item.ts'
import { wait } from '../../item.ts'
import type { Walk } from '../../walk.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { appointmentBasis } from './appointment-basis.ts'
import { deedToSign, signedAtMeeting } from './deed.ts'
import { namedAlready } from './named-already.ts'
import { exampleAct, misfitsOfAct } from './notarial-act.ts'
import { aboutAppointment, notaryAppointment } from './notary-appointment.ts'
import { deedSigners, meetsNotaryInPerson, notaryBooking, signingStep } from './notary-booking.ts'
import {
  documentSigner,
  documentsOfClosing,
  exampleClosing,
  misfitsOfClosing,
  officeClosing,
  officeClosingLabels,
  signedByClosing,
  signersAtOffice,
} from './office-closing.ts'
import { SESSION_FAULT_LABELS, SESSION_FAULT_WORDS, SESSION_FAULTS } from './session-faults.ts'

/** Who notarized, as the certificate on the deed says it. */
export const notarialAct = {
  signedOn: z.optional(localDate),
  notary: z.optional(z.string().check(z.minLength(2), z.maxLength(120))),
  commissionNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  commissionExpires: z.optional(localDate),
  /** Of the commission. */
  state: z.optional(stateCode),
  county: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
  /** Why it took place before the day that was booked. */
  earlier: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** The signed deed: what the team received, of a signing in person. */
  deed: z.optional(z.uuid('Upload the signed deed')),
}

export const notarialActLabels = {
  signedOn: 'Day of the signing',
  notary: 'Name of the notary',
  commissionNumber: 'Commission number',
  commissionExpires: 'Commission expires on',
  state: 'State of the commission',
  county: 'County of the commission',
  earlier: 'If before the booked day: why',
  deed: 'Scan of the signed deed',
} as const

export const notarySessionAnswer = z.object({
  outcome: z.enum(['SIGNED', 'MISSED', 'FAILED']),
  fault: z.optional(z.enum(SESSION_FAULTS)),
  ...notarialAct,
  /** The parties of those who did not sign in this session, and sign in one of their own. */
  stillToSign: z.optional(z.array(z.string())),
  /** Where everything is signed at an office: what was signed there beside the deed. */
  closing: z.optional(officeClosing),
})

const storedSession = z.extend(notarySessionAnswer, {
  /** The provider's name of the recording: no person's to say. */
  recording: z.optional(z.string()),
  /** Sessions online that came to nothing, this one included: counted by the server. */
  onlineFailures: z.optional(z.int()),
})
export type NotarySession = z.infer<typeof storedSession>

/** What the certificate on a deed says, and what of it is missing. */
const missingOf = (session: NotarySession): readonly (readonly [keyof NotarySession, string])[] => [
  ...(session.signedOn === undefined ? [['signedOn', 'Enter the day on the notary’s certificate'] as const] : []),
  ...(session.notary === undefined ? [['notary', 'Enter the notary’s name'] as const] : []),
  ...(session.commissionNumber === undefined ? [['commissionNumber', 'Enter the number of the commission'] as const] : []),
  ...(session.commissionExpires === undefined ? [['commissionExpires', 'Enter the day on which the commission expires'] as const] : []),
  ...(session.state === undefined ? [['state', 'Enter the state of the commission'] as const] : []),
  ...(session.county === undefined ? [['county', 'Enter the county of the commission'] as const] : []),
  ...(session.deed === undefined ? [['deed', 'Upload the signed deed'] as const] : []),
]

/** What came of it, with how many sessions online came to nothing by now. */
export function countFailures(known: Known, { onlineFailures: _given, ...session }: NotarySession): NotarySession {
  const before = known(notaryAppointment)?.onlineFailures ?? 0
  const isOnline = known(notaryBooking)?.meeting === 'ONLINE'
  const failures = before + (isOnline && session.outcome !== 'SIGNED' ? 1 : 0)
  return failures > 0 ? { ...session, onlineFailures: failures } : session
}

/** Of a session online: what was signed there, and who was seen signing it, the provider alone can say (record 0068). */
const NOT_BY_HAND: Misfit = {
  path: 'outcome',
  message: 'The notary’s service says what was signed online. Record here only that it was missed or not finished',
}

/** What is recorded by hand is recorded whole. A provider's outcome is not asked for again, and passes none of this. */
export function misfitsOfSession(known: Known, session: NotarySession, on: string): readonly Misfit[] {
  const { outcome, fault, closing, signedOn, stillToSign = [] } = session
  if (outcome !== 'SIGNED') return fault === undefined ? [{ path: 'fault', message: 'Choose what happened' }] : []
  if (known(notaryBooking)?.meeting === 'ONLINE') return [NOT_BY_HAND]
  const parties = new Set(deedSigners(known).map(({ party }) => party))
  return [
    ...missingOf(session).map(([path, message]) => ({ path, message })),
    ...misfitsOfAct(known, session, on),
    ...misfitsOfClosing(
      known,
      { closing, signedOn },
      signersAtOffice(known).filter(({ party }) => !stillToSign.includes(party)),
      on,
      namedAlready(known),
    ),
    ...(stillToSign.every((party) => parties.has(party)) ? [] : [{ path: 'stillToSign', message: 'Name those who sign the deed.' }]),
  ]
}

interface SignedThere {
  readonly deed?: string | undefined
  readonly closing?: NotarySession['closing']
}

/** The deed, and what was signed with it where everything is signed at an office. */
export const deedOfSession = ({ deed, closing }: SignedThere): readonly NamedDocument[] => [
  ...(deed === undefined ? [] : [{ path: 'deed', uuid: deed, kind: 'SIGNED_DEED' as const }]),
  ...documentsOfClosing({ closing }),
]

/** When a meeting in person takes place that nobody has recorded yet; undefined where none is open. */
function openMeetingAt({ frontier, known }: Pick<Walk, 'frontier' | 'known'>): Instant | undefined {
  const { meeting, at } = known(notaryBooking) ?? {}
  return frontier?.item.id === 'notary-session' && meeting === 'MANUAL' ? at : undefined
}

/** When the team has to have recorded a meeting in person; undefined where none is open. */
export function meetingToRecordAt(walk: Pick<Walk, 'frontier' | 'known'>): Instant | undefined {
  const at = openMeetingAt(walk)
  return at && new Date(Date.parse(at) + HOURS_TO_RECORD_A_MEETING * 3_600_000).toISOString()
}

/** Since when a meeting in person waits for the team: from its time on, and not from the booking of it. Undefined before. */
export function meetingWaitsSince(walk: Pick<Walk, 'frontier' | 'known'>, now: Instant): Instant | undefined {
  const at = openMeetingAt(walk)
  return at !== undefined && at <= now ? at : undefined
}

const EXAMPLE: NotarySession = {
  outcome: 'SIGNED',
  signedOn: '2026-11-23',
  notary: 'J. Calloway',
  commissionNumber: '20264000123',
  commissionExpires: '2029-06-30',
  state: 'CO',
  county: 'Denver',
}

export const notarySession = wait('notary-session', {
  title: 'Meet your notary',
  staffTitle: 'Signing before a notary',
  why: 'A notary confirms who you are when you sign the deed.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  by: 'notary',
  applies: (known) => known(notaryBooking)?.status === 'BOOKED',
  reads: (known) => [known(notaryBooking)?.reference, ...signedAtMeeting(known)],
  earlierReads: (known) => [known(notaryBooking)?.reference, deedToSign(known)?.sha256],
  shows: appointmentBasis,
  corrects: [notaryAppointment],
  notAfter: 'deed-signing',
  about: {
    data: z.extend(aboutAppointment.data, {
      inPerson: z.boolean(),
      reference: z.optional(z.string()),
      /** Who signs the documents there, and not the deed alone. */
      documentSigners: z.array(documentSigner),
    }),
    of: (known, on, given) => {
      const reference = known(notaryBooking)?.reference
      return {
        ...aboutAppointment.of(known, on, given),
        inPerson: meetsNotaryInPerson(known),
        ...(reference && { reference }),
        documentSigners: [...signersAtOffice(known)],
      }
    },
  },
  fits: misfitsOfSession,
  keeps: countFailures,
  alsoSettles: (known, session) => (session.outcome === 'SIGNED' ? signedByClosing(known, session) : []),
  documents: deedOfSession,
  decidedAs: ({ outcome, fault }) => (fault === undefined ? outcome : `${outcome}: ${fault}`),
  settledMail: ({ outcome, fault }) =>
    outcome === 'SIGNED'
      ? undefined
      : {
          subject: outcome === 'MISSED' ? 'Your notary appointment didn’t take place' : 'Your notary session wasn’t finished',
          body: `${SESSION_FAULT_WORDS[fault ?? (outcome === 'MISSED' ? 'SIGNER_ABSENT' : 'OTHER')]} Nothing was signed. Sign in to choose another time.`,
        },
  data: storedSession,
  accepts: notarySessionAnswer,
  labels: {
    outcome: {
      label: 'What came of it',
      options: { SIGNED: 'The deed was signed', MISSED: 'Someone missed it', FAILED: 'It was not finished' },
    },
    fault: { label: 'What happened', options: SESSION_FAULT_LABELS },
    ...notarialActLabels,
    stillToSign: 'Who has not signed yet',
    closing: officeClosingLabels,
    recording: 'Reference of the recording',
    onlineFailures: 'Online sessions that came to nothing',
  },
  exampleFor: (known, on) => {
    // Of a session online the notary's service says that the deed was signed.
    if (on !== undefined && known(notaryBooking)?.meeting === 'ONLINE')
      return { outcome: 'MISSED' as const, fault: 'SIGNER_ABSENT' as const }
    const closing = exampleClosing(known)
    const state = known(propertyAddress)?.state
    const act =
      on === undefined ? { ...EXAMPLE, ...(state !== undefined && meetsNotaryInPerson(known) && { state }) } : exampleAct(known, on)
    return { ...act, outcome: 'SIGNED' as const, ...(closing && { closing }) }
  },
  example: EXAMPLE,
})
