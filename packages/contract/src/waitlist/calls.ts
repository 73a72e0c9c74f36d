/** People we cannot serve yet. */
import { firstName, lastName, WAITLIST_REASONS } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { emailAddress, instant, line } from '../wire-fields.ts'

const dob = z.union([
  z.object({ year: z.int().min(1900).max(2200), month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Invalid date'),
])

export const waitlistCalls = {
  joinWaitlist: call({
    method: 'POST',
    path: '/waitlist/home-equity-loan-plus',
    access: 'external',
    throttle: 'waitlist',
    mostBodyBytes: 32_768,
    summary: 'Join the waitlist',
    body: z.object({
      firstName,
      lastName: lastName({ production: false }),
      dob: dob.optional(),
      email: emailAddress,
      income: z.number().min(0, 'Must be at least $0').max(9_999_999, 'Must be less than $10,000,000').optional(),
      street1: line(200).optional(),
      street2: line(200).optional(),
      city: line(100).optional(),
      state: z.string().regex(/^[A-Za-z]{2}$/, 'State must be two characters in length'),
      zip: z.string().regex(/^\d{5}$/, 'Please enter a valid zipcode'),
      consent: z.boolean(),
      /** ours: what they wait for, so that they are told when it comes */
      reason: z.enum(WAITLIST_REASONS).optional(),
    }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  leaveWaitlist: call({
    method: 'POST',
    path: '/waitlist/home-equity-loan-plus/leave',
    access: 'external',
    // No limit of its own: others in the same network never bar anyone from leaving, and the token cannot be guessed.
    mostBodyBytes: 1024,
    summary: 'Leave the waitlist by the link of its mail; the answer says nothing of whether there was an entry',
    body: z.object({ token: line(100) }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  listWaitlist: call({
    method: 'GET',
    path: '/console/api/v1/waitlist',
    access: 'operator',
    roles: ['operator', 'administrator'],
    summary: 'Who waits for the organization, the newest 500, and who was told or left',
    replies: {
      200: z.object({
        entries: z.array(
          z.object({
            id: z.int(),
            organizationCode: z.string(),
            at: instant,
            toldAt: instant.nullable(),
            leftAt: instant.nullable(),
            person: z.object({ name: z.string(), email: z.string() }).nullable(),
            place: z.string().nullable(),
            reason: z.enum(WAITLIST_REASONS).nullable(),
          }),
        ),
      }),
    },
  }),
}
