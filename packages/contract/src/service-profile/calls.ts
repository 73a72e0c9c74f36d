/** The person's profile, the tracker for experiments, feedback to the CEO. */
import { firstName, lastName, middleName, phone, suffix } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, consentText, line, person, phoneNumber, uuid } from '../wire-fields.ts'

/** A person's profile [session/profile]. An SSN is never in an answer, only whether there is one. */
export const profile = z.object({
  uuid: z.string(),
  email: z.string(),
  name: person.nullable(),
  dob: calendarDay.nullable(),
  phoneNumbers: z.array(phoneNumber),
  addresses: z.array(
    z.object({
      uuid: z.string(),
      type: z.string(),
      street1: z.string(),
      street2: z.string().optional(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
    }),
  ),
  /** CO_DEEDER marks an additional signer. */
  type: z.string(),
  hasSsn: z.boolean(),
})

/** The two topics of feedback, by their labels [shell/feedback]. */
export const feedbackTopic = z.enum(['Improve our product', 'Give us a compliment'])

const tracker = z.object({ trackerUuid: z.string().nullable() })

const day = z.iso.date()

/** What was verified of a person, and when; nothing that was only stated. */
const verifiedFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PHONE'), on: day, phoneNumber: z.string() }),
  /** TEAM: the check left it open, and a member of the team accepted the documents. */
  z.object({ kind: z.literal('IDENTITY'), on: day, by: z.enum(['CHECK', 'TEAM']) }),
  z.object({ kind: z.literal('INCOME'), on: day, annualCents: z.int() }),
  z.object({ kind: z.literal('BANK_ACCOUNT'), on: day, institution: z.string(), last4: z.string() }),
])

export const serviceProfileCalls = {
  readProfile: call({
    method: 'GET',
    path: '/service-profile/api/v1/profile',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    summary: "The person's profile",
    replies: { 200: profile },
  }),
  listConsentTypes: call({
    method: 'GET',
    path: '/service-profile/api/v1/profile/consent-types',
    access: 'signed-in',
    summary: 'Every type of consent with its present text and version',
    replies: { 200: z.array(consentText) },
  }),
  putName: call({
    method: 'PUT',
    path: '/service-profile/api/v1/profile/name',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Set the legal name; digits in the last name are refused in production',
    body: z.object({ firstName, middleName: middleName, lastName: lastName({ production: false }), suffix }),
    replies: { 200: profile },
  }),
  readPassport: call({
    method: 'GET',
    path: '/service-profile/api/v1/profile/passport',
    access: 'signed-in',
    summary:
      'What was verified of you with each of your applications, the newest first; 404 where the organization has not opened the page',
    replies: {
      200: z.object({ applications: z.array(z.object({ uuid, loanNumber: z.string(), facts: z.array(verifiedFact) })) }),
    },
  }),
  addPhoneNumber: call({
    method: 'POST',
    path: '/service-profile/api/v1/profile/phone-numbers',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Add a phone number, or put it in the place of another; the same answer when it is there already',
    body: z.object({
      type: z.enum(['MOBILE', 'HOME', 'WORK']).default('MOBILE'),
      number: phone,
      /** ours: the number of the list whose place it takes */
      replaces: z.optional(phone),
    }),
    replies: { 200: profile },
  }),
  readTracker: call({
    method: 'GET',
    path: '/service-profile/api/v1/tracker',
    access: 'signed-in',
    summary: 'The tracker of the experimentation profile',
    replies: { 200: tracker },
  }),
  putTracker: call({
    method: 'PUT',
    path: '/service-profile/api/v1/tracker',
    access: 'signed-in',
    summary: 'Store the tracker of the experimentation profile',
    body: z.object({ trackerUuid: uuid }),
    replies: { 200: tracker },
  }),
  sendCeoFeedback: call({
    method: 'POST',
    path: '/service-profile/api/v1/feedback/ceo',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Share thoughts with the CEO; shows in the console',
    body: z.object({
      applicationUuid: uuid.optional(),
      message: z.string().trim().min(10, 'Must be at least 10 characters').max(1000, 'Must be at most 1000 characters'),
      topic: feedbackTopic,
      marketingConsent: z.boolean(),
      pathname: line(2048),
      productType: z.literal('HELOC'),
    }),
    replies: { 200: z.object({ received: z.literal(true) }) },
  }),
}
