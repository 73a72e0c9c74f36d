/** The time that the borrower chose for the appraiser: until it is over it may be changed. */
import * as z from 'zod/mini'
import { endOfVisit, formatVisit } from '../../../policy/home-visit.ts'
import { wait } from '../../item.ts'
import { homeClock } from '../property/home-clock.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export const appraisalVisit = wait('appraisal-visit', {
  title: 'The appraiser’s visit is booked',
  why: 'A licensed appraiser comes to your home at the time you chose.',
  steps: ['ONSITE_APPRAISAL_SCHEDULED'],
  by: 'time',
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false && known(appraisalAccess)?.visit !== undefined,
  reads: (known) => [known(appraisalAccess)?.visit],
  until: (known) => {
    const visit = known(appraisalAccess)?.visit
    return visit && endOfVisit(visit, homeClock(known))
  },
  corrects: [appraisalAccess],
  notAfter: 'appraisal',
  about: {
    data: z.object({ when: z.optional(z.string()) }),
    of: (known) => {
      const visit = known(appraisalAccess)?.visit
      return visit ? { when: formatVisit(visit) } : {}
    },
  },
  chapter: { open: 'The appraiser’s visit', done: 'The appraiser’s visit', shown: 'when-open' },
  atEnd: {},
  data: z.object({}),
  example: {},
})
