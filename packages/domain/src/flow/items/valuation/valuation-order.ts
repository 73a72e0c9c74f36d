/** The value rested on the borrower's estimate: a person must see the home; the borrower tells its condition and access. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { valueUsed } from '../property/value-estimate.ts'

export const valuationOrder = ask('valuation-order', {
  title: 'Describe your home’s condition',
  steps: ['ORDER_BPO'],
  applies: (known) => valueUsed(known)?.source === 'ESTIMATE',
  reads: (known) => [valueUsed(known)],
  data: z.object({
    condition: z.enum(['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT']),
    contactName: z.string().min(2).max(120),
    contactPhone: z.string().regex(/^\d{10}$/, 'Please enter a valid phone number'),
  }),
  example: { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132' },
})
