/** A person must see the home: the borrower tells its condition and whom to meet there. */
import * as z from 'zod/mini'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { inspectionNeeded } from './inspection-needed.ts'

export const valuationOrderAnswer = z.object({
  condition: z.enum(STATED_CONDITIONS),
  contactName: z.string().check(z.minLength(2), z.maxLength(120)),
  contactPhone: phoneDigitsText,
})

export const valuationOrder = ask('valuation-order', {
  title: 'Describe your home’s condition',
  why: 'Someone has to see your home before we can rely on its value.',
  steps: ['ORDER_BPO'],
  applies: inspectionNeeded,
  reads: (known) => [valueUsed(known)],
  data: valuationOrderAnswer,
  labels: {
    condition: {
      label: 'What condition is the home in?',
      options: { POOR: 'Poor', FAIR: 'Fair', AVERAGE: 'Average', GOOD: 'Good', EXCELLENT: 'Excellent' },
    },
    contactName: 'Who lets the valuer in?',
    contactPhone: 'Contact phone',
  },
  example: { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132' },
})
