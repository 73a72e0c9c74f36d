/** A fee that is not paid back is not imposed before the law allows it: the visit is ordered then, by itself (12 CFR 1026.40(h)). */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { laterStart } from '../property/home-clock.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFee } from './valuation-fee.ts'
import { valuationOrder } from './valuation-order.ts'

export const valuationFeeWait = wait('valuation-fee-wait', {
  title: 'Your home valuation is scheduled',
  why: 'The valuation has a fee that is not refunded. The law gives you three business days with your disclosures before we may charge it. We saved what you told us, and order the visit when those days are over.',
  steps: ['ORDER_BPO'],
  by: 'time',
  applies: (known) => inspectionNeeded(known) && valuationFee(known)?.terms === 'NONREFUNDABLE' && known(valuationOrder)?.canceled !== true,
  notAfter: 'broker-price-opinion',
  corrects: [valuationOrder],
  until: (known) => {
    const fee = valuationFee(known)
    return fee && laterStart(known, fee.keptFrom)
  },
  chapter: {
    open: 'Home valuation ordered',
    done: 'Home valuation ordered',
    shown: 'when-open',
    rule: 'A fee that is not paid back may be charged three business days after you have your disclosures. The Truth in Lending Act sets this, with its Regulation Z.',
  },
  atEnd: {},
  data: z.object({}),
  example: {},
})
