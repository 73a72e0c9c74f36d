/** When the appraiser may come and whom they meet; whoever says nothing is called. It never holds the order up. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { refuseVisit, visitDays } from '../../../policy/home-visit.ts'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { MOST_ACCESS_NOTE, valuationOrder } from './valuation-order.ts'
import { visitTime, visitTimeLabels } from './visit-time.ts'

export const appraisalAccessAnswer = z.object({
  visit: z.optional(visitTime),
  contactName: z.optional(z.string().check(z.minLength(2), z.maxLength(120))),
  contactPhone: z.optional(phoneDigitsText),
  accessNote: z.optional(z.string().check(z.maxLength(MOST_ACCESS_NOTE))),
})

export const appraisalAccess = ask('appraisal-access', {
  title: 'Choose a time for the appraiser',
  why: 'A licensed appraiser sees the home inside and out. Choose a time that suits whoever is there.',
  steps: ['ONSITE_APPRAISAL_SCHEDULED'],
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false,
  data: appraisalAccessAnswer,
  initially: {},
  about: {
    data: z.object({
      days: z.optional(z.array(localDate)),
      contactName: z.optional(z.string()),
      contactPhone: z.optional(z.string()),
    }),
    of: (known, on) => {
      const { contactName, contactPhone } = known(valuationOrder) ?? {}
      return {
        ...(on !== undefined && { days: [...visitDays(on)] }),
        ...(contactName !== undefined && { contactName }),
        ...(contactPhone !== undefined && { contactPhone }),
      }
    },
  },
  fits: (_known, { visit }, on) => {
    const refused = visit && refuseVisit(visit, on)
    return refused ? [{ path: 'visit.on', message: refused }] : []
  },
  labels: {
    visit: visitTimeLabels,
    contactName: 'Who will be at the home for the visit?',
    contactPhone: 'Contact phone',
    accessNote: 'Getting in',
  },
  example: { contactName: 'Ana Reyes', contactPhone: '4155550132' },
})
