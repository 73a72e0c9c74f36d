/** A partner sends an applicant: their details and their agreement, no credit pull. The answer is a link that opens the application filled in. */
import { PREQUALIFICATION_STATES } from '@hearthline/domain'
import { city, firstName, isUuid, lastName, middleName, phone, state, street1, street2, zip } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { emailAddress, instant, line, uuid } from '../wire-fields.ts'

const base = '/partner/api/v1/prequalifications'

const applicant = z
  .strictObject({
    firstName,
    middleName,
    lastName: lastName({ production: false }),
    suffix: z.enum(['JR', 'SR', 'I', 'II', 'III', 'IV', 'V']).optional(),
    email: z.optional(emailAddress),
    phoneNumber: z.optional(phone),
    /** yyyy-MM-dd */
    dob: z.iso.date('Invalid date').optional(),
    /** Dollars a year, before taxes. */
    income: z.number().min(0, 'Must be at least $0').max(9_999_999, 'Must be less than $10,000,000').optional(),
    /** The home to borrow against. */
    property: z.strictObject({ street1, street2, city, state: state(), zip }).optional(),
  })
  .refine(({ email, phoneNumber }) => email !== undefined || phoneNumber !== undefined, {
    path: ['email'],
    message: 'Give an email or a phone number',
  })
export type PrequalifiedApplicant = z.output<typeof applicant>

/** What the partner answers for: the applicant agreed to be contacted, in these words, then. */
const consentToContact = z.strictObject({
  agreed: z.literal(true, 'The applicant has to have agreed to be contacted'),
  at: z.iso.datetime({ offset: true, error: 'Give a date and time as ISO 8601 writes them' }),
  words: z.string().trim().min(10, 'Give the words that the applicant agreed to').max(2000, 'Must be at most 2000 characters'),
})

const prequalification = z.object({
  uuid,
  reference: z.string().nullable(),
  /** OFFERS: the applicant chose one of them. CLOSED: refused, given up or canceled, which are not told apart; told at marks of 30 days from the start. */
  state: z.enum(PREQUALIFICATION_STATES),
  createdAt: instant,
  expiresAt: instant,
})

export const partnerPrequalificationCalls = {
  createPrequalification: call({
    method: 'POST',
    path: base,
    access: 'partner',
    scopes: ['prequalifications:write'],
    throttle: 'partner',
    mostBodyBytes: 16_384,
    summary:
      'Send an applicant who agreed to be contacted. No credit is pulled. The answer’s link opens the application filled in, for 14 days and one application; nothing personal is in it',
    body: z.strictObject({
      /** As the applicant knows the partner: it is shown to them. */
      partnerName: line(80).trim().min(2, 'Give the name that the applicant knows'),
      /** The partner’s own number for this applicant; it comes back with every answer. */
      reference: line(80).trim().min(1).optional(),
      applicant,
      consentToContact,
    }),
    replies: { 201: prequalification.extend({ link: z.string() }) },
    idempotent: true,
  }),
  readPrequalification: call({
    method: 'GET',
    path: `${base}/:prequalification`,
    access: 'partner',
    scopes: ['prequalifications:read'],
    summary: 'Where an applicant stands whom the partner sent: no figure, no score, no reason',
    params: z.object({ prequalification: z.string().refine(isUuid, 'Must be a UUID') }),
    replies: { 200: prequalification },
  }),
}

/** The last part of the link. */
export const prequalificationToken = z.string().regex(/^[0-9a-f]{64}$/, 'This is no link of ours')

/** What the wizard is filled with. */
export const prequalifiedPerson = z.object({
  partnerName: z.string(),
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  suffix: z.string().optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  dob: z.string().optional(),
  income: z.number().optional(),
  street1: z.string().optional(),
  street2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
})
