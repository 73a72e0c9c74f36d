/** The time that the borrower chose: until it is over it may be changed or canceled. */
import * as z from 'zod/mini'
import { endOfVisit, formatVisit } from '../../../policy/home-visit.ts'
import { wait } from '../../item.ts'
import { homeClock } from '../property/home-clock.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { aboutOrder, valuationOrder, valuationOrderAnswer } from './valuation-order.ts'

export const valuationVisit = wait('valuation-visit', {
  title: 'Your visit is booked',
  why: 'A local professional comes to your home at the time you chose.',
  steps: ['BPO_PROCESSING'],
  by: 'time',
  applies: (known) => inspectionNeeded(known) && known(valuationOrder)?.visit !== undefined && !known(valuationOrder)?.canceled,
  reads: (known) => [known(valuationOrder)?.visit],
  until: (known) => {
    const visit = known(valuationOrder)?.visit
    return visit && endOfVisit(visit, homeClock(known))
  },
  corrects: [valuationOrder],
  notAfter: 'broker-price-opinion',
  about: {
    data: z.object({ ...aboutOrder.data.shape, order: z.optional(valuationOrderAnswer), when: z.optional(z.string()) }),
    of: (known, on) => {
      const order = known(valuationOrder)
      return { ...aboutOrder.of(known, on), ...(order && { order }), ...(order?.visit && { when: formatVisit(order.visit) }) }
    },
  },
  chapter: { open: 'Visit to your home', done: 'Visit to your home', shown: 'when-open' },
  atEnd: {},
  data: z.object({}),
  example: {},
})
