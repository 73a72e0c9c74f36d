/**
 * Someone who did not make the valuation answers the borrower in words: it stands, it is corrected, or another one is ordered. A concern about
 * fairness is reviewed apart from the credit decision (15 USC 1691(a); 42 USC 3605(b)(2)).
 */
import { z } from 'zod'
import { optional } from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { FOUND_VALUE_SOURCES } from '../../../facts/valuation.ts'
import { formatCents } from '../../../values/money.ts'
import { wait } from '../../item.ts'
import { LEAST_VALUE_CENTS } from './least-value.ts'
import { isDisputed, valueDispute, valueDisputeAnswer } from './value-dispute.ts'
import { valuedBefore, valuedOnBefore } from './valued-before.ts'

export const VALUE_REVIEW_OUTCOMES = ['UNCHANGED', 'CORRECTED', 'SECOND_VALUATION'] as const

/** One person corrects a mistake, and values no home anew. */
const MOST_TIMES_FOUND = 1.5

const OWN_VALUATION = 'You recorded the valuation that is disputed. Someone else on the team has to answer.'

export const valueReview = wait('value-review', {
  title: 'Reconsidering your home’s value',
  staffTitle: 'Dispute of the home’s value',
  why: 'Someone who did not make the valuation compares it with what you told us. You have our answer in writing within ten business days.',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  applies: (known) => isDisputed(known(valueDispute)),
  reads: (known) => [known(valueDispute), valuedBefore(known)],
  about: {
    data: z.object({
      valueCents: optional(cents),
      valuedOn: optional(localDate),
      source: z.enum(FOUND_VALUE_SOURCES).optional(),
      dispute: optional(valueDisputeAnswer),
    }),
    of: (known) => {
      const before = valuedBefore(known)
      return {
        valueCents: before?.valueCents,
        valuedOn: valuedOnBefore(known),
        source: before?.source,
        dispute: known(valueDispute),
      }
    },
  },
  chapter: { open: 'Reconsidering your home’s value', done: 'Home’s value reconsidered', shown: 'when-open' },
  data: z
    .object({
      outcome: z.enum(VALUE_REVIEW_OUTCOMES),
      /** Only where it is corrected. */
      valueCents: optional(cents),
      /** What the borrower reads. */
      answer: z.string().trim().min(20, 'Answer each reason in words; the borrower reads this').max(4000),
    })
    .superRefine(({ outcome, valueCents }, context) => {
      if (outcome === 'CORRECTED' && (valueCents ?? 0) < LEAST_VALUE_CENTS)
        context.addIssue({ code: 'custom', path: ['valueCents'], message: 'Enter the corrected value' })
      if (outcome !== 'CORRECTED' && valueCents !== undefined)
        context.addIssue({ code: 'custom', path: ['valueCents'], message: 'A value is entered only where it is corrected' })
    }),
  fits: (known, { outcome, valueCents = 0 }) => {
    const found = valuedBefore(known)?.valueCents
    if (outcome !== 'CORRECTED' || found === undefined) return []
    if (valueCents <= found * MOST_TIMES_FOUND && valueCents * MOST_TIMES_FOUND >= found) return []
    const message = `The value was found at ${formatCents(found, 0)}. Where it is so far off, order a second valuation.`
    return [{ path: 'valueCents', message }]
  },
  apartFrom: {
    'broker-price-opinion': OWN_VALUATION,
    appraisal: OWN_VALUATION,
    'second-valuation': OWN_VALUATION,
  },
  labels: {
    outcome: {
      label: 'Result',
      options: { UNCHANGED: 'The value stands', CORRECTED: 'The value is corrected', SECOND_VALUATION: 'Order a second valuation' },
    },
    valueCents: 'Corrected value',
    answer: 'Answer to the borrower',
  },
  settledMail: ({ outcome, valueCents }, known) => {
    const found = valuedBefore(known)?.valueCents
    const asked = 'You asked us to reconsider the value of your home. Someone who did not make the valuation reviewed it.'
    const decided = {
      UNCHANGED: found === undefined ? 'The value stays the same.' : `The value of ${formatCents(found, 0)} stays the same.`,
      CORRECTED:
        found === undefined || valueCents === undefined
          ? 'We corrected the value.'
          : `We corrected the value from ${formatCents(found, 0)} to ${formatCents(valueCents, 0)}.`,
      SECOND_VALUATION: 'We ordered a second valuation by another appraiser, and we pay for it. They call you to agree on a time.',
    }
    return {
      subject: 'Our answer about your home’s value',
      body: `${asked} ${decided[outcome]} Sign in to read our answer to each of your reasons.`,
    }
  },
  example: {
    outcome: 'UNCHANGED',
    answer: 'The appraiser counted three bedrooms. The sale you named is of a larger home on a corner lot, so the value stands.',
  },
})
