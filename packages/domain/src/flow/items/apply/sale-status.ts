/** Whether the home is, or is about to be, for sale: a listed home cannot secure a new line. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const saleStatusAnswer = z.object({ listedForSale: z.boolean() })

export const saleStatus = ask('sale-status', {
  title: 'For sale',
  why: 'A home that is for sale can’t secure a new line of credit.',
  steps: ['IN_PROGRESS'],
  correctable: { untilSigned: [['listedForSale']] },
  data: saleStatusAnswer,
  labels: { listedForSale: 'The home is for sale or soon will be' },
  example: { listedForSale: false },
})
