/** Demographic information (12 CFR 1003 appendix B). Nothing that decides can read it: no other item names it in its reads. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const hmda = ask('hmda', {
  title: 'Answer the government’s questions',
  steps: ['HMDA'],
  data: z.object({
    ethnicity: z
      .array(z.enum(['HISPANIC', 'MEXICAN', 'PUERTO_RICAN', 'CUBAN', 'OTHER_HISPANIC', 'NOT_HISPANIC', 'NOT_PROVIDED']))
      .min(1)
      .max(5),
    race: z
      .array(z.enum(['AMERICAN_INDIAN', 'ASIAN', 'BLACK', 'PACIFIC_ISLANDER', 'WHITE', 'NOT_PROVIDED']))
      .min(1)
      .max(5),
    sex: z
      .array(z.enum(['FEMALE', 'MALE', 'NOT_PROVIDED']))
      .min(1)
      .max(2),
  }),
  example: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] },
})
