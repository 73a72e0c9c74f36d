/** The broker could not say: an appraiser is sent. */
import { z } from 'zod'
import { formatVisit } from '../../../policy/home-visit.ts'
import { work } from '../../item.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export const appraisalOrder = work('appraisal-order', {
  title: 'Ordering an appraisal',
  steps: ['ONSITE_APPRAISAL_REQUEST'],
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false,
  reads: (known) => {
    const access = known(appraisalAccess)
    const ordered = [known(brokerPriceOpinion)?.reference]
    // Who said nothing of a time was ordered for without one, also by earlier releases.
    return access && Object.keys(access).length > 0 ? [...ordered, access] : ordered
  },
  ends: [brokerPriceOpinion],
  data: z.object({ reference: z.string() }),
  settledMail: (_order, known) => {
    const { visit } = known(appraisalAccess) ?? {}
    const comes = visit
      ? `A licensed appraiser visits your home on ${formatVisit(visit)}. You can sign in to change the time until the visit begins.`
      : 'A licensed appraiser calls to agree on a time to visit your home. You can sign in and choose one.'
    return {
      subject: visit ? 'The appraiser’s visit is booked' : 'Your home needs an appraisal',
      body: `${comes} You pay nothing more for it.`,
    }
  },
  example: { reference: 'appraisal-order-example' },
})
