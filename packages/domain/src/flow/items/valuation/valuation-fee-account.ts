/** How often the fee for the visit was asked to be debited again, from the account that the money goes to. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFee } from './valuation-fee.ts'

/** Nacha Operating Rules 2.13.4: an entry returned for want of funds may be initiated again two times. After that the lender bears the fee. */
export const MOST_FEE_RETRIES = 2

export const valuationFeeAccountAnswer = z.object({
  /** Each is a collection of its own. */
  tries: z.int().check(z.gte(0)),
})

export const valuationFeeAccount = ask('valuation-fee-account', {
  title: 'Account for the valuation fee',
  why: 'We take the fee for the visit from your account, once.',
  steps: ['IN_PROGRESS'],
  applies: (known) => inspectionNeeded(known) && valuationFee(known) !== undefined,
  data: valuationFeeAccountAnswer,
  initially: { tries: 0 },
  labels: { tries: 'Tries' },
  example: { tries: 1 },
})
