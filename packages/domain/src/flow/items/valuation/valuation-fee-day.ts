/** The fee for the visit is not taken before the law allows it, whether or not it would be paid back (12 CFR 1026.40(h)), nor before the visit. */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { laterStart } from '../property/home-clock.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { valuationFee } from './valuation-fee.ts'

export const valuationFeeDay = wait('valuation-fee-day', {
  title: 'Valuation fee',
  why: 'The fee for the visit to your home is charged when your three business days with the disclosures are over.',
  steps: ['CONDITIONS_OPEN'],
  by: 'time',
  progress: 'COMPLETE',
  applies: (known) => known(brokerPriceOpinion) !== undefined && valuationFee(known) !== undefined,
  until: (known) => {
    const fee = valuationFee(known)
    return fee && laterStart(known, fee.keptFrom)
  },
  notAfter: 'recording',
  atEnd: {},
  data: z.object({}),
  example: {},
})
