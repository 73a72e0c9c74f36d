/** Who the borrower is and how the home is held; the permission for the hard pull, which runs only after submission. */
import * as z from 'zod/mini'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import { NAME_MAX_LENGTH } from '../../../fields/name-length.ts'
import { ssn } from '../../../fields/ssn.ts'
import { HARD_CREDIT_WORDS } from '../../../policy/consent-statements.ts'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'

/** How a home may be owned [application/ownership]. */
export const OWNERSHIPS = ['SOLE', 'JOINT', 'TRUST'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

const MOST_CO_OWNERS = 6

const coOwner = z.object({ firstName, lastName: lastName(), email: z.email() })

/** A mailed code proves who signs: a mailbox that two people share would prove neither. */
const SHARED_EMAIL = 'Another co-owner has this email. Enter an email that only this person uses.'
const OWN_EMAIL = 'This is your own email. Enter an email that only this co-owner uses.'

const plainEmail = (email: string): string => email.trim().toLowerCase()

export const aboutYouAnswer = z.object({
  ssn,
  phoneNumber: phoneDigitsText,
  maritalStatus: z.enum(['MARRIED', 'UNMARRIED', 'SEPARATED']),
  ownership: z.enum(OWNERSHIPS),
  coOwners: z.array(coOwner).check(z.maxLength(MOST_CO_OWNERS), ({ value, issues }) => {
    const emails = value.map(({ email }) => plainEmail(email))
    for (const [index, email] of emails.entries()) {
      if (emails.indexOf(email) < index) issues.push({ code: 'custom', path: [index, 'email'], message: SHARED_EMAIL, input: value })
    }
  }),
  citizenship: z.enum(['US_CITIZEN', 'PERMANENT_RESIDENT', 'NON_PERMANENT_RESIDENT']),
  purpose: z.enum(['DEBT_CONSOLIDATION', 'HOME_IMPROVEMENT', 'LARGE_PURCHASE', 'EDUCATION', 'BUSINESS', 'OTHER']),
  hardCreditConsent: z.literal(true, 'Required'),
})

const storedName = z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH))

/** As stored: earlier releases took any characters, and emails that people share. */
const storedAboutYou = z.extend(aboutYouAnswer, {
  coOwners: z.array(z.object({ firstName: storedName, lastName: storedName, email: z.email() })).check(z.maxLength(MOST_CO_OWNERS)),
})

export const aboutYou = ask('about-you', {
  title: 'Tell us about yourself',
  why: 'We need these details about you and your home before you can submit your application.',
  steps: ['COLLECT_ADDITIONAL_INFO'],
  correctable: { untilSigned: [['phoneNumber'], ['maritalStatus'], ['ownership', 'coOwners'], ['citizenship'], ['purpose']] },
  secret: { ssn: 'ssn' },
  agrees: { hardCreditConsent: 'HARD_CREDIT' },
  fits: (_known, { coOwners }, _on, account) => {
    const own = account && plainEmail(account.email)
    return coOwners.flatMap(({ email }, index) =>
      plainEmail(email) === own ? [{ path: `coOwners.${index}.email`, message: OWN_EMAIL }] : [],
    )
  },
  data: storedAboutYou,
  accepts: aboutYouAnswer,
  labels: {
    ssn: 'Social Security number',
    phoneNumber: 'Phone number',
    maritalStatus: { label: 'Marital status', options: { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' } },
    ownership: {
      label: 'How do you own the home?',
      options: { SOLE: 'Only me', JOINT: 'Me and someone else', TRUST: 'A trust' },
    },
    coOwners: { label: 'Co-owners', each: { firstName: 'First name', lastName: 'Last name', email: 'Email' } },
    citizenship: {
      label: 'Citizenship',
      options: { US_CITIZEN: 'US citizen', PERMANENT_RESIDENT: 'Permanent resident', NON_PERMANENT_RESIDENT: 'Non-permanent resident' },
    },
    purpose: {
      label: 'What will you use the money for?',
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
