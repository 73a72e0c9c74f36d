/** The name as on a government ID. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const legalName = ask('legal-name', {
  title: 'Your legal name',
  steps: ['IN_PROGRESS'],
  data: z.object({
    firstName: z.string().min(2).max(60),
    middleName: z.string().max(60).optional(),
    lastName: z.string().min(2).max(60),
    suffix: z.enum(['JR', 'SR', 'I', 'II', 'III', 'IV', 'V']).optional(),
  }),
  example: { firstName: 'Ana', lastName: 'Reyes' },
})
