/** A person must see the home: the borrower tells its condition and whom to meet there. */
import { z } from 'zod'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { ask } from '../../item.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { inspectionNeeded } from './inspection-needed.ts'

export const valuationOrder = ask('valuation-order', {
  title: 'Describe your home’s condition',
  steps: ['ORDER_BPO'],
  applies: inspectionNeeded,
  reads: (known) => [valueUsed(known)],
  data: z.object({
    condition: z.enum(STATED_CONDITIONS),
    contactName: z.string().min(2).max(120),
    contactPhone: z.string().regex(/^\d{10}$/, 'Please enter a valid phone number'),
  }),
  example: { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132' },
})
