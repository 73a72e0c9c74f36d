/** Who the borrower is and how the home is held; the permission for the hard pull, which runs only after submission. */
import * as z from 'zod/mini'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import { NAME_MAX_LENGTH } from '../../../fields/name-length.ts'
import { ssn, ssnMessages } from '../../../fields/ssn.ts'
import { ask, type Item, type Known } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { isOwnName } from '../apply/own-name.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { creditAccess } from '../credit/credit-access.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { recordedOwnership } from '../property/recorded-ownership.ts'
import { misfitsOfTwoSpouses } from '../signing/marriage-answer.ts'
import { keepingParties } from '../signing/party-named.ts'
import { doesSpouseSign, isMarried, MARITAL_STATUSES } from './marital-status.ts'

/** How a home may be owned [application/ownership]. */
export const OWNERSHIPS = ['SOLE', 'JOINT', 'TRUST'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

export const CITIZENSHIPS = ['US_CITIZEN', 'PERMANENT_RESIDENT', 'NON_PERMANENT_RESIDENT'] as const
export const PURPOSES = ['DEBT_CONSOLIDATION', 'HOME_IMPROVEMENT', 'LARGE_PURCHASE', 'EDUCATION', 'BUSINESS', 'OTHER'] as const

export const MOST_CO_OWNERS = 6

const phoneNumber = z.optional(phoneDigitsText)

/** Several may share an email or a phone: a mailed code proves a mailbox, and the ID check proves the person (record 0056). */
export const coOwnerAnswer = z.object({
  firstName,
  lastName: lastName(),
  email: z.email('Please enter a valid email address'),
  phoneNumber,
})
export type CoOwner = z.infer<typeof coOwnerAnswer>

/** Asked only where the law of the state has the spouse of an owner sign (12 CFR 1002.7(d)(4)): they put no debt on themselves. */
const spouseAnswer = z.object({ firstName, lastName: lastName(), email: z.email('Please enter a valid email address') })

const LISTED_TWICE = 'This person is already on the list'

export const aboutYouAnswer = z.object({
  /** Left out by someone whose number is on file. */
  ssn: z.optional(ssn),
  maritalStatus: z.enum(MARITAL_STATUSES, 'Required'),
  spouse: z.optional(spouseAnswer),
  ownership: z.enum(OWNERSHIPS, 'Required'),
  coOwners: z.array(coOwnerAnswer).check(z.maxLength(MOST_CO_OWNERS), ({ value, issues }) => {
    const people = value.map((one) => [one.firstName, one.lastName, one.email].join('|').toLowerCase())
    for (const [index, person] of people.entries())
      if (people.indexOf(person) < index) issues.push({ code: 'custom', path: [index, 'firstName'], message: LISTED_TWICE, input: value })
  }),
  citizenship: z.enum(CITIZENSHIPS, 'Required'),
  purpose: z.enum(PURPOSES, 'Required'),
  hardCreditConsent: z.literal(true, 'Check the box to allow the credit check'),
})

const storedName = z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH))

/** As stored: earlier releases took any characters in names, and asked for the phone number here. */
const storedAboutYou = z.extend(aboutYouAnswer, {
  coOwners: z
    .array(
      z.object({
        firstName: storedName,
        lastName: storedName,
        email: z.email(),
        phoneNumber,
        /** Of several of one name, who each of them is where their order says otherwise (party-named). */
        party: z.optional(z.string().check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(MOST_CO_OWNERS)),
  spouse: z.optional(z.object({ firstName: storedName, lastName: storedName, email: z.email() })),
  phoneNumber,
})

const ssnOnFile = (known: Known): string | undefined => known(aboutYou)?.ssn ?? known(creditAccess)?.ssn

/** A later item: after it what was answered is corrected, and the team asks for what a correction leaves open. */
const SUBMISSION = { id: 'submission' } as Item<string, 'ask', unknown>

const SPOUSE_NEEDED = 'Enter the name and email of your spouse. The law of your state asks them to sign too.'

/** Tex. Const. art. XVI, s. 50(a)(6)(A): the consent of each owner's spouse, else there is no lien. */
const OWN_NAME = 'Enter your spouse’s name, not your own. If you share a name, add their middle name after their first name.'

export const CO_OWNER_NEEDED = 'Add the other owner. Everyone who owns the home must sign.'

export const aboutYou = ask('about-you', {
  title: 'Tell us about yourself',
  why: 'We need these details about you and your home before you can submit your application.',
  steps: ['COLLECT_ADDITIONAL_INFO'],
  correctable: {
    untilSigned: [['maritalStatus', 'spouse'], ['ownership', 'coOwners'], ['citizenship'], ['purpose']],
    where: { spouse: doesSpouseSign },
  },
  secret: { ssn: 'ssn' },
  agrees: { hardCreditConsent: 'HARD_CREDIT' },
  about: {
    data: z.object({
      ssnOnFile: z.boolean(),
      borrower: z.optional(z.string()),
      /** As public records have them. */
      owners: z.array(z.object({ name: z.string(), isTrust: z.boolean() })),
      recorded: z.optional(z.enum(['TRUST', 'JOINT'])),
      /** The state has the spouse of a married owner sign: their name is asked for then, and nowhere else. */
      spouseSigns: z.boolean(),
    }),
    of: (known) => {
      const name = known(legalName)
      return {
        ssnOnFile: ssnOnFile(known) !== undefined,
        borrower: name && `${name.firstName} ${name.lastName}`,
        owners: (chosenProperty(known)?.owners ?? []).map(({ name: owner, kind }) => ({ name: owner, isTrust: kind === 'TRUST' })),
        recorded: recordedOwnership(known),
        spouseSigns: doesSpouseSign(known),
      }
    },
  },
  fits: (known, { ssn: given, maritalStatus, spouse, ownership, coOwners }) => [
    ...(doesSpouseSign(known) && isMarried(maritalStatus) && spouse === undefined && known(SUBMISSION) === undefined
      ? [{ path: 'spouse', message: SPOUSE_NEEDED }]
      : []),
    ...(doesSpouseSign(known) && isMarried(maritalStatus) && spouse && isOwnName(known, `${spouse.firstName} ${spouse.lastName}`)
      ? [{ path: 'spouse.firstName', message: OWN_NAME }]
      : []),
    ...(doesSpouseSign(known) && isMarried(maritalStatus) && spouse
      ? misfitsOfTwoSpouses(known, `${spouse.firstName} ${spouse.lastName}`, 'spouse.firstName')
      : []),
    ...(given === undefined && ssnOnFile(known) === undefined ? [{ path: 'ssn', message: ssnMessages.required }] : []),
    ...(ownership === 'JOINT' && coOwners.length === 0 && recordedOwnership(known) === undefined
      ? [{ path: 'coOwners', message: CO_OWNER_NEEDED }]
      : []),
  ],
  // A number that was given before stays, sealed as it is. Of a spouse nothing is kept where none signs.
  keeps: (known, { spouse, ...answer }, before) => ({
    ...answer,
    coOwners: [...keepingParties(before?.coOwners ?? [], answer.coOwners)],
    ssn: answer.ssn ?? ssnOnFile(known),
    ...(spouse && isMarried(answer.maritalStatus) && doesSpouseSign(known) && { spouse }),
  }),
  data: storedAboutYou,
  accepts: aboutYouAnswer,
  labels: {
    ssn: 'Social Security number',
    phoneNumber: 'Phone number',
    maritalStatus: { label: 'Marital status', options: { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' } },
    spouse: { firstName: 'Spouse’s first name', lastName: 'Spouse’s last name', email: 'Spouse’s email' },
    ownership: {
      label: 'How do you own the home?',
      options: { SOLE: 'Only me', JOINT: 'Me and someone else', TRUST: 'A trust' },
    },
    coOwners: {
      label: 'Co-owners',
      each: {
        firstName: 'First name',
        lastName: 'Last name',
        email: 'Email',
        phoneNumber: 'Phone number',
        party: 'Which of the same name',
      },
    },
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
    hardCreditConsent: 'Permission for a hard credit check',
  },
  example: {
    ssn: '123121234',
    maritalStatus: 'UNMARRIED',
    ownership: 'SOLE',
    coOwners: [],
    citizenship: 'US_CITIZEN',
    purpose: 'HOME_IMPROVEMENT',
    hardCreditConsent: true,
  },
})
