/** Demographic information (12 CFR 1003 appendix B). Nothing that decides can read it: no other item names it in its reads. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const hmdaAnswer = z.object({
  ethnicity: z
    .array(z.enum(['HISPANIC', 'MEXICAN', 'PUERTO_RICAN', 'CUBAN', 'OTHER_HISPANIC', 'NOT_HISPANIC', 'NOT_PROVIDED']))
    .check(z.minLength(1), z.maxLength(5)),
  race: z
    .array(z.enum(['AMERICAN_INDIAN', 'ASIAN', 'BLACK', 'PACIFIC_ISLANDER', 'WHITE', 'NOT_PROVIDED']))
    .check(z.minLength(1), z.maxLength(5)),
  sex: z.array(z.enum(['FEMALE', 'MALE', 'NOT_PROVIDED'])).check(z.minLength(1), z.maxLength(2)),
})

const NOT_PROVIDED = 'I do not wish to provide this information'

export const hmda = ask('hmda', {
  title: 'Answer the government’s questions',
  why: 'The government asks lenders for this to watch for discrimination. You may decline to answer.',
  steps: ['HMDA'],
  data: hmdaAnswer,
  labels: {
    ethnicity: {
      label: 'Ethnicity',
      options: {
        HISPANIC: 'Hispanic or Latino',
        MEXICAN: 'Mexican',
        PUERTO_RICAN: 'Puerto Rican',
        CUBAN: 'Cuban',
        OTHER_HISPANIC: 'Other Hispanic or Latino',
        NOT_HISPANIC: 'Not Hispanic or Latino',
        NOT_PROVIDED,
      },
    },
    race: {
      label: 'Race',
      options: {
        AMERICAN_INDIAN: 'American Indian or Alaska Native',
        ASIAN: 'Asian',
        BLACK: 'Black or African American',
        PACIFIC_ISLANDER: 'Native Hawaiian or Other Pacific Islander',
        WHITE: 'White',
        NOT_PROVIDED,
      },
    },
    sex: { label: 'Sex', options: { FEMALE: 'Female', MALE: 'Male', NOT_PROVIDED } },
  },
  example: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] },
})
