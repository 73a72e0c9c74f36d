/** The name as on a government ID. */
import * as z from 'zod/mini'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import { middleName } from '../../../fields/middle-name.ts'
import { NAME_MAX_LENGTH } from '../../../fields/name-length.ts'
import { ask } from '../../item.ts'

const SUFFIXES = ['JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const

/** What is typed. Digits as in the names of test people; production refuses them where a name is given (refuse-digits-in-name.ts). */
export const legalNameAnswer = z.object({
  firstName,
  middleName,
  lastName: lastName({ production: false }),
  suffix: z.optional(z.enum(SUFFIXES)),
})

const namePart = z.string().check(z.minLength(1), z.maxLength(NAME_MAX_LENGTH))

/** As stored: earlier releases took any characters. */
export const storedLegalName = z.object({
  firstName: namePart,
  middleName: z.optional(z.string().check(z.maxLength(NAME_MAX_LENGTH))),
  lastName: namePart,
  suffix: z.optional(z.enum(SUFFIXES)),
})

export const legalName = ask('legal-name', {
  title: 'Your legal name',
  why: 'Enter your name as it appears on your government ID.',
  steps: ['IN_PROGRESS'],
  data: storedLegalName,
  accepts: legalNameAnswer,
  labels: {
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    suffix: { label: 'Suffix', options: { JR: 'Jr.', SR: 'Sr.', I: 'I', II: 'II', III: 'III', IV: 'IV', V: 'V' } },
  },
  chapter: { open: 'Application', done: 'Application started' },
  example: { firstName: 'Ana', lastName: 'Reyes' },
})
