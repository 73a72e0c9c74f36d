/** A person must see the home: the borrower states its condition and whom to meet there. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { ask } from '../../item.ts'
import { VALUATION_FEE_TERMS } from '../apply/application-disclosures.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFee } from './valuation-fee.ts'

export const valuationOrderAnswer = z.object({
  condition: z.enum(STATED_CONDITIONS),
  contactName: z.string().check(z.minLength(2), z.maxLength(120)),
  contactPhone: phoneDigitsText,
})

export const valuationOrder = ask('valuation-order', {
  title: 'Describe your home’s condition',
  why: 'A professional must see your home to confirm its value.',
  steps: ['ORDER_BPO'],
  applies: inspectionNeeded,
  reads: (known) => [valueUsed(known)],
  data: valuationOrderAnswer,
  labels: {
    condition: {
      label: 'What condition is the home in?',
      options: { POOR: 'Poor', FAIR: 'Fair', AVERAGE: 'Average', GOOD: 'Good', EXCELLENT: 'Excellent' },
    },
    contactName: 'Who will be at the home for the visit?',
    contactPhone: 'Contact phone',
  },
  about: {
    data: z.object({
      fee: z.optional(z.object({ cents, terms: z.enum(VALUATION_FEE_TERMS), keptFrom: localDate })),
    }),
    of: (known) => {
      const fee = valuationFee(known)
      return fee ? { fee } : {}
    },
  },
  example: { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132' },
})
