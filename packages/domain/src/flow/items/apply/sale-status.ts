/** Whether the home is, or is about to be, for sale: a listed home cannot secure a new line. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const saleStatusAnswer = z.object({ listedForSale: z.boolean() })

export const saleStatus = ask('sale-status', {
  title: 'For sale',
  why: 'A home that is for sale can’t secure a new line of credit.',
  steps: ['IN_PROGRESS'],
  correctable: { untilSigned: [['listedForSale']], named: 'whether your home is for sale' },
  data: saleStatusAnswer,
  labels: {
    listedForSale: {
      label: 'Is the home for sale, or will it be soon?',
      options: { true: 'Yes, or it will be soon', false: 'No' },
    },
  },
  example: { listedForSale: false },
})
