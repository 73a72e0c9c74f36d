/** Who the borrower is and how the home is held; the permission for the hard pull, which runs only after submission. */
import { z } from 'zod'
import { ssn } from '../../../fields/ssn.ts'
import { ask } from '../../item.ts'

/** Seed 000 section 3, ownership options. */
export const OWNERSHIPS = ['SOLE', 'JOINT', 'TRUST'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

export const aboutYou = ask('about-you', {
  title: 'Tell us about yourself',
  steps: ['COLLECT_ADDITIONAL_INFO'],
  secret: ['ssn'],
  data: z.object({
    ssn,
    phoneNumber: z.string().regex(/^\d{10}$/, 'Please enter a valid phone number'),
    maritalStatus: z.enum(['MARRIED', 'UNMARRIED', 'SEPARATED']),
    ownership: z.enum(OWNERSHIPS),
    coOwners: z.array(z.object({ firstName: z.string().min(2).max(60), lastName: z.string().min(2).max(60), email: z.email() })).max(6),
    citizenship: z.enum(['US_CITIZEN', 'PERMANENT_RESIDENT', 'NON_PERMANENT_RESIDENT']),
    purpose: z.enum(['DEBT_CONSOLIDATION', 'HOME_IMPROVEMENT', 'LARGE_PURCHASE', 'EDUCATION', 'BUSINESS', 'OTHER']),
    hardCreditConsent: z.literal(true, 'Required'),
  }),
  example: {
    ssn: '123121234',
    phoneNumber: '4155550132',
    maritalStatus: 'UNMARRIED',
    ownership: 'SOLE',
    coOwners: [],
    citizenship: 'US_CITIZEN',
    purpose: 'HOME_IMPROVEMENT',
    hardCreditConsent: true,
  },
})
