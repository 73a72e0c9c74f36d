/** What a line would cost, before any application: nothing of a person is asked for, pulled or kept. */
import { LIMITS, scenario } from '@hearthline/domain'
import { z } from 'zod'
import { offersBody, wireOffer } from '../application/offers.ts'
import { call } from '../call.ts'

const sentences = z.object({ title: z.string(), detail: z.string() })

export const estimateBody = z.object({
  /** NOT_SERVED: nothing was priced, because the lender makes no lines there */
  outcome: z.enum(['OFFERS', 'NO_OFFERS', 'NOT_SERVED']),
  /** what the page of the offers reads of them: an estimate is shown as they are */
  ...offersBody.pick({ costs: true, discounts: true, requiredPayOffs: true }).shape,
  offers: z.array(wireOffer),
  facts: offersBody.shape.facts.pick({
    score: true,
    valueCents: true,
    pricingAsOf: true,
    index: true,
    limitedBy: true,
    state: true,
    guidelineVersion: true,
  }),
  /** the largest line of all; 0 without an offer */
  maximumLineCents: z.int(),
  /** false: no income or no debts were entered, so neither limits anything here */
  incomeJudged: z.boolean(),
  /** a loan was to be paid off, and the line does not reach: the offers leave it as it is */
  payOffDropped: z.boolean(),
  limits: z.array(
    z.object({
      limit: z.enum(LIMITS),
      passed: z.boolean(),
      title: z.string(),
      explanation: z.string(),
      /** the largest line that this limit alone allows; null where it speaks of no amount */
      maximumLineCents: z.int().nullable(),
    }),
  ),
  /** what would lead to an offer where there is none */
  ways: z.array(sentences),
})
export type EstimateBody = z.infer<typeof estimateBody>

export const estimateCalls = {
  readEstimateForm: call({
    method: 'GET',
    path: '/service-application/external/api/v1/heloc/estimate',
    access: 'external',
    summary:
      'What the form of an estimate asks: credit scores in the ranges that today’s rules tell apart, and where a state asks for more',
    replies: {
      200: z.object({
        scoreBands: z.array(z.object({ from: z.int(), to: z.int() })),
        /** where a home equity loan has to be some years old */
        statesWithYearsBetween: z.array(z.string()),
        /** where the recording tax differs by county */
        statesWithCountyTax: z.array(z.string()),
      }),
    },
  }),
  priceScenario: call({
    method: 'POST',
    path: '/service-application/external/api/v1/heloc/estimate',
    access: 'external',
    throttle: 'estimate',
    mostBodyBytes: 8_192,
    summary: 'The offers for stated facts, by the rules and tables of the decision. Nothing is pulled and nothing is stored',
    body: z.strictObject(scenario.shape),
    replies: { 200: estimateBody },
  }),
}
