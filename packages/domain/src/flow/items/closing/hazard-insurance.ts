/** Hazard insurance: the policy that protects the home behind the line. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { exampleAgent, type InsuranceProof, insuranceProof, insuranceProofLabels, misfitsOfProof, pagesOfProof } from './insurance-proof.ts'
import { loansOnHome } from './loans-on-home.ts'

export const hazardInsuranceAnswer = insuranceProof

/** With what earlier releases stored, which no one compared with a document. */
const hazardInsuranceStored = z.extend(insuranceProof, {
  insurer: z.optional(z.string().check(z.maxLength(120))),
  policyNumber: z.optional(z.string().check(z.maxLength(60))),
  /** How often it was sent; once where left out. What is sent again may be other pages with the same words. */
  attempt: z.optional(z.int().check(z.gte(1))),
})

/** All loans on the home: the house lender's own rule. A policy that pays the full cost to rebuild is enough whatever its amount. */
export const hazardCoverageOf = (known: Known): number => loansOnHome(known, choiceInForce(known))

export const aboutHazard = {
  data: z.object({ coverageCents: cents }),
  of: (known: Known) => ({ coverageCents: hazardCoverageOf(known) }),
}

export const misfitsOfHazard = (known: Known, answer: InsuranceProof, on: LocalDate): readonly Misfit[] =>
  misfitsOfProof(answer, hazardCoverageOf(known), on)

export const pagesOfHazard = (answer: InsuranceProof) => pagesOfProof(answer, 'HAZARD_POLICY')

export const hazardInsurance = ask('hazard-insurance', {
  title: 'Confirm your home insurance',
  why: 'Your home must be insured because it secures your line.',
  steps: ['TRUST_AND_INSURANCE'],
  // Confirmed once the deed is signed.
  progress: 'COMPLETE',
  data: hazardInsuranceStored,
  accepts: hazardInsuranceAnswer,
  about: aboutHazard,
  fits: misfitsOfHazard,
  documents: pagesOfHazard,
  chapter: { open: 'Your home insurance', done: 'Your home insurance sent', shown: 'when-open' },
  labels: { ...insuranceProofLabels, insurer: 'Insurance company', policyNumber: 'Policy number', attempt: 'Attempt' },
  example: { agent: exampleAgent },
})
