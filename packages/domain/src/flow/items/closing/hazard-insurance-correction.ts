/** The home insurance is not enough: the reviewer's own words say why, and the borrower sends it again. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { refusedFor } from '../review-outcome.ts'
import { aboutHazard, hazardInsurance, hazardInsuranceAnswer, misfitsOfHazard, pagesOfHazard } from './hazard-insurance.ts'
import { hazardInsuranceReview } from './hazard-insurance-review.ts'
import { exampleAgent, type InsuranceProof, insuranceProofLabels } from './insurance-proof.ts'

export const hazardInsuranceCorrection = ask('hazard-insurance-correction', {
  title: 'Send what is missing for your home insurance',
  why: 'We reviewed your home insurance and need something more before we record your line.',
  steps: ['TRUST_AND_INSURANCE'],
  progress: 'COMPLETE',
  applies: (known) => known(hazardInsuranceReview)?.outcome === 'REFUSED',
  reads: (known) => [known(hazardInsuranceReview)],
  answers: foldInto(hazardInsurance, (before, answer: InsuranceProof) => ({ ...answer, attempt: (before?.attempt ?? 1) + 1 })),
  notAfter: 'recording',
  data: hazardInsuranceAnswer,
  about: {
    data: z.extend(aboutHazard.data, { missing: z.string(), given: z.optional(hazardInsuranceAnswer) }),
    of: (known) => {
      const { policy, agent } = known(hazardInsurance) ?? {}
      return {
        ...aboutHazard.of(known),
        missing: refusedFor(known(hazardInsuranceReview)),
        given: { ...(policy && { policy }), ...(agent && { agent }) },
      }
    },
  },
  fits: misfitsOfHazard,
  documents: pagesOfHazard,
  labels: insuranceProofLabels,
  mailFor: () => ({
    subject: 'Your home insurance needs something more',
    body: 'We reviewed your home insurance. Something is missing. Sign in to see what it is, and to send it.',
  }),
  // What it is settled with is another answer of the one before it.
  chapter: { open: 'Your home insurance', done: 'Your home insurance sent', shown: 'when-open' },
  example: { agent: exampleAgent },
})
