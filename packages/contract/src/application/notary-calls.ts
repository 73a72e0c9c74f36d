/** Sessions with a notary. The appointment is an answer like any other (items/notary-appointment). */
import { z } from 'zod'
import { call } from '../call.ts'

const instant = z.iso.datetime()
const params = z.object({ uuid: z.uuid() })
const signersBase = '/service-application/api/v1/signer/applications/:uuid/:party/notary'
const signersParams = z.object({ uuid: z.uuid(), party: z.string().regex(/^[0-9a-f]{16}$/) })
const base = '/service-application/api/v1/application/heloc/:uuid/notary'

/** The page of the provider on which one person takes part. */
const opening = z.object({ kind: z.literal('PAGE'), url: z.string() })

export const APPOINTMENT_STATES = ['BOOKING', 'BOOKED', 'CANCELED', 'MISSED', 'FAILED', 'SIGNED', 'PARTLY_SIGNED'] as const
const SESSION_STATES = ['NONE', 'BOOKED', 'WAITING', 'IN_SESSION', 'SIGNED', 'MISSED', 'FAILED', 'CANCELED'] as const

const PARTICIPANT_STATES = ['EXPECTED', 'JOINED', 'IDENTIFIED', 'SIGNED'] as const

const appointment = z.object({
  uuid: z.uuid(),
  loanNumber: z.string(),
  organizationCode: z.string(),
  borrower: z.string(),
  /** City and state of the home. */
  homePlace: z.string(),
  /** IANA; times are told by the clock of the home. */
  zone: z.string(),
  meeting: z.enum(['ONLINE', 'MANUAL']),
  state: z.enum(APPOINTMENT_STATES),
  /** null online where the notary is met as soon as one is free */
  startsAt: instant.nullable(),
  /** where the calendar shows it */
  shownAt: instant,
  meetingPlace: z.string().nullable(),
  attempt: z.int(),
  fault: z.string().nullable(),
  openItem: z.string().nullable(),
})
export type NotaryAppointmentBody = z.output<typeof appointment>

export const notaryCalls = {
  enter: call({
    method: 'POST',
    path: `${base}/session`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Opens the borrower’s place in the session with the notary',
    params,
    replies: { 201: z.object({ opening }) },
  }),
  look: call({
    method: 'POST',
    path: `${base}/look`,
    access: 'signed-in',
    throttle: 'choice',
    summary: 'Asks the notary’s provider how the session stands, and keeps its outcome; the same again changes nothing',
    params,
    replies: {
      200: z.object({
        state: z.enum(SESSION_STATES),
        /** `name`: of who signs beside the borrower. */
        participants: z.array(z.object({ party: z.string(), name: z.string().optional(), state: z.enum(PARTICIPANT_STATES) })),
      }),
    },
  }),
  mailAgain: call({
    method: 'POST',
    path: `${base}/mail`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Sends the borrower the mail of their session with the notary again; 409 where none is ahead',
    params,
    replies: { 202: z.object({ email: z.string() }) },
  }),
  mailSignerAgain: call({
    method: 'POST',
    path: `${signersBase}/mail`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: 'Sends an additional signer the mail of their session with the notary again; 409 where none is ahead',
    params: signersParams,
    replies: { 202: z.object({ email: z.string() }) },
  }),
  enterAsSigner: call({
    method: 'POST',
    path: `${signersBase}/session`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: 'Opens an additional signer’s place in the session with the notary',
    params: signersParams,
    replies: { 201: z.object({ opening }) },
  }),
  lookAsSigner: call({
    method: 'POST',
    path: `${signersBase}/look`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'choice',
    summary:
      'Asks the notary’s provider how the session stands for an additional signer, and keeps its outcome; nothing of the others is told',
    params: signersParams,
    replies: { 200: z.object({ state: z.enum(SESSION_STATES), own: z.enum(PARTICIPANT_STATES).nullable() }) },
  }),
  calendar: call({
    method: 'GET',
    path: '/console/api/v1/notary/appointments',
    access: 'operator',
    summary: 'Appointments with notaries between two moments, in their order',
    query: z.object({ from: instant, to: instant, meeting: z.enum(['ONLINE', 'MANUAL']).optional() }),
    replies: { 200: z.object({ appointments: z.array(appointment) }) },
  }),
}
