/** Whether the home is, or is about to be, for sale: a listed home cannot secure a new line. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const saleStatus = ask('sale-status', {
  title: 'For sale',
  steps: ['IN_PROGRESS'],
  data: z.object({ listedForSale: z.boolean() }),
  example: { listedForSale: false },
})
