/** The name as on a government ID. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

const namePart = z.string().check(z.minLength(2), z.maxLength(60))

export const legalNameAnswer = z.object({
  firstName: namePart,
  middleName: z.optional(z.string().check(z.maxLength(60))),
  lastName: namePart,
  suffix: z.optional(z.enum(['JR', 'SR', 'I', 'II', 'III', 'IV', 'V'])),
})

export const legalName = ask('legal-name', {
  title: 'Your legal name',
  why: 'Enter it as it stands on your government ID.',
  steps: ['IN_PROGRESS'],
  data: legalNameAnswer,
  labels: {
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    suffix: { label: 'Suffix', options: { JR: 'Jr.', SR: 'Sr.', I: 'I', II: 'II', III: 'III', IV: 'IV', V: 'V' } },
  },
  chapter: { open: 'Application', done: 'Application started' },
  example: { firstName: 'Ana', lastName: 'Reyes' },
})
