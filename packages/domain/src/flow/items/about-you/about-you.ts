/** Who the borrower is and how the home is held; the permission for the hard pull, which runs only after submission. */
import * as z from 'zod/mini'
import { ssn } from '../../../fields/ssn.ts'
import { HARD_CREDIT_WORDS } from '../../../policy/consent-words.ts'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'

/** Seed 000 section 3, ownership options. */
export const OWNERSHIPS = ['SOLE', 'JOINT', 'TRUST'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

const coOwnerName = z.string().check(z.minLength(2), z.maxLength(60))

export const aboutYouAnswer = z.object({
  ssn,
  phoneNumber: phoneDigitsText,
  maritalStatus: z.enum(['MARRIED', 'UNMARRIED', 'SEPARATED']),
  ownership: z.enum(OWNERSHIPS),
  coOwners: z.array(z.object({ firstName: coOwnerName, lastName: coOwnerName, email: z.email() })).check(z.maxLength(6)),
  citizenship: z.enum(['US_CITIZEN', 'PERMANENT_RESIDENT', 'NON_PERMANENT_RESIDENT']),
  purpose: z.enum(['DEBT_CONSOLIDATION', 'HOME_IMPROVEMENT', 'LARGE_PURCHASE', 'EDUCATION', 'BUSINESS', 'OTHER']),
  hardCreditConsent: z.literal(true, 'Required'),
})

export const aboutYou = ask('about-you', {
  title: 'Tell us about yourself',
  why: 'The law asks for these before a credit application can be submitted.',
  steps: ['COLLECT_ADDITIONAL_INFO'],
  secret: { ssn: 'ssn' },
  agrees: { hardCreditConsent: 'HARD_CREDIT' },
  data: aboutYouAnswer,
  labels: {
    ssn: 'Social Security number',
    phoneNumber: 'Phone number',
    maritalStatus: { label: 'Marital status', options: { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' } },
    ownership: {
      label: 'How do you own the home?',
      options: { SOLE: 'Sole', JOINT: 'Joint', TRUST: 'Trust' },
    },
    coOwners: { label: 'Co-owners', each: { firstName: 'First name', lastName: 'Last name', email: 'Email' } },
    citizenship: {
      label: 'Citizenship',
      options: { US_CITIZEN: 'US citizen', PERMANENT_RESIDENT: 'Permanent resident', NON_PERMANENT_RESIDENT: 'Non-permanent resident' },
    },
    purpose: {
      label: 'What is the money for?',
      options: {
        DEBT_CONSOLIDATION: 'Debt consolidation',
        HOME_IMPROVEMENT: 'Home improvement',
        LARGE_PURCHASE: 'Large purchase',
        EDUCATION: 'Education',
        BUSINESS: 'Business',
        OTHER: 'Other',
      },
    },
    hardCreditConsent: HARD_CREDIT_WORDS,
  },
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
