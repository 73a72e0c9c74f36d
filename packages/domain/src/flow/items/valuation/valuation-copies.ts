/** Everyone has a copy of each valuation of their home, whatever the position of the lien: promptly, and before anything is signed. */
import { z } from 'zod'
import { optional } from 'zod/mini'
import { cents, decimalText, localDate } from '../../../facts/scalars.ts'
import { FOUND_VALUE_SOURCES } from '../../../facts/valuation.ts'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { usableValue } from '../property/value-estimate.ts'
import { valueProperty } from '../property/value-property.ts'
import { submissionTime } from '../submission/submission-time.ts'
import { appraisal } from './appraisal.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { confirmedValue } from './confirmed-value.ts'
import { secondValuation } from './second-valuation.ts'
import { valuationCopy } from './valuation-copy.ts'
import { isDisputed, valueDispute, valueDisputeAnswer } from './value-dispute.ts'
import { VALUE_REVIEW_OUTCOMES, valueReview } from './value-review.ts'
import { foundValues, valuedBefore, valuedOnBefore } from './valued-before.ts'

/** The value in the borrower's terms: where it came from, how sure it is, and what became of their request. */
function aboutValue(known: Known) {
  const { valueCents, source } = confirmedValue(known) ?? {}
  const found = foundValues(known)
  const dispute = known(valueDispute)
  const review = known(valueReview)
  // A model's range says nothing of a value that a person corrected.
  const model = source === 'AVM' && review?.valueCents === undefined ? usableValue(known) : undefined
  return {
    valueCents,
    source,
    valuedOn: known(secondValuation)?.valuedOn ?? valuedOnBefore(known),
    lowCents: model?.lowCents,
    highCents: model?.highCents,
    deviation: model?.forecastStandardDeviation,
    foundCents: valuedBefore(known)?.valueCents,
    // The last one found is the one that stands, unless another appraiser came after it.
    earlier: known(secondValuation) ? [...found] : found.slice(0, -1),
    dispute: isDisputed(dispute) ? dispute : undefined,
    outcome: review?.outcome,
    answer: review?.answer,
  }
}

export const valuationCopies = work('valuation-copies', {
  title: 'Copy of your home’s valuation',
  steps: ['BPO_PROCESSING'],
  applies: (known) => {
    const source = valuedBefore(known)?.source
    return source !== undefined && source !== 'ESTIMATE'
  },
  // A value that is corrected is another version: the applicant has that one too (comment 14(a)(1)-7).
  reads: (known) => [
    known(valueProperty),
    known(brokerPriceOpinion),
    known(appraisal),
    known(valueReview)?.valueCents,
    known(secondValuation),
  ],
  // Before someone applies in earnest only who applies for a first lien has one (automated-valuation-copy).
  after: [submissionTime],
  notAfter: 'final-offer',
  about: {
    data: z.object({
      valueCents: optional(cents),
      source: z.enum(FOUND_VALUE_SOURCES).optional(),
      valuedOn: optional(localDate),
      lowCents: optional(cents),
      highCents: optional(cents),
      deviation: optional(decimalText),
      foundCents: optional(cents),
      /** The values of before, oldest first. */
      earlier: z.array(z.object({ valueCents: cents, source: z.enum(FOUND_VALUE_SOURCES), valuedOn: optional(localDate) })),
      dispute: optional(valueDisputeAnswer),
      outcome: z.enum(VALUE_REVIEW_OUTCOMES).optional(),
      answer: z.string().optional(),
    }),
    of: (known) => aboutValue(known),
  },
  data: valuationCopy,
  settledMail: () => ({
    subject: 'A copy of your home’s valuation is ready',
    body: 'You can read the value of your home, and where it came from. You have a right to a copy, whatever we decide. Sign in to read it.',
  }),
  example: { documentId: 'copies-example', sha256: '0'.repeat(64), providedAt: '2026-11-24T18:30:00.000Z' },
})
