/** The body of the create call [registration/create]. Amounts in dollars. */
import { EMPLOYMENT_TYPES, OCCUPANCIES } from '@hearthline/domain'
import { city, firstName, lastName, middleName, phone, street1, street2, zip } from '@hearthline/domain/registration'
import { z } from 'zod'
import { consentGiven } from '../wire-fields.ts'

const stateCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'State must be two characters in length')
  .transform((code) => code.toUpperCase())

const address = z.object({ street1, street2, city, state: stateCode, zip, occupancyType: z.enum(OCCUPANCIES).optional() })

/** Dollars with at most two decimals. */
const dollars = z
  .number('Enter an amount in dollars')
  .min(0, 'Must be at least $0')
  .max(9_999_999, 'Must be less than $10,000,000')
  .refine((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6, 'At most two decimals')

const text = z.string().max(200)
const bag = z.record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))

/** Age depends on the state and on today, so only the date itself is checked here; the use case checks the age. */
const dob = z.object({ year: z.int(), month: z.int(), day: z.int() })

export const createBody = z.object({
  profileRequest: z.object({
    name: z.object({
      firstName,
      middleName,
      lastName: lastName({ production: false }),
      suffix: z.enum(['', 'N/A', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'], 'Please select a suffix from the list').optional(),
    }),
    dob,
    email: z.email('Please enter a valid email address').optional(),
    phoneNumber: z.optional(phone),
    homeAddress: address,
  }),
  propertyRequest: address.extend({ occupancyType: z.enum(OCCUPANCIES, 'Please select an occupancy type') }),
  propertyListedForSale: z.boolean('Required'),
  employmentType: z.enum([...EMPLOYMENT_TYPES, 'UNEMPLOYED'], 'Required'),
  /** The wizard's own choice, kept for audit beside the mapped type [registration/create]. */
  employmentSource: text.optional(),
  income: z.object({ incomePrimary: dollars, incomeOther: dollars.default(0), incomeCoDeeders: dollars.default(0) }),
  consentRequests: z.array(consentGiven).max(20),
  consentListRequest: z.array(consentGiven).max(20),
  utmParameters: bag.optional(),
  abVersionsRequest: z.union([bag, z.array(bag).max(50)]).optional(),
  affiliateAbVersion: text.optional(),
  affiliateAppIndicator: z.union([text, z.boolean()]).optional(),
  affiliateLiveOffers: z.union([text, z.boolean()]).optional(),
  marketingTools: z.object({ totalExpertOwnerId: text.optional(), totalExpertContactId: text.optional() }).optional(),
  publish: z.boolean().optional(),
  offerCode: text.optional(),
  optimizelyProfileRequest: bag.optional(),
  referrerId: text.optional(),
  referralId: text.optional(),
  /** ours: the last part of a partner's link */
  prequalification: text.optional(),
})
export type CreateBody = z.output<typeof createBody>
