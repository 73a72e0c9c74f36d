/**
 * The borrower thinks that the value is wrong and says why: a reconsideration of value (interagency guidance of July 2024, 89 FR 60549). It may be
 * asked for once for each valuation, until the final offer is accepted, and never stops anyone who does not ask.
 */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import type { Item, Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { valuedBefore } from './valued-before.ts'

export const VALUE_DISPUTE_REASONS = ['WRONG_FACTS', 'BETTER_SALES', 'MISSED_IMPROVEMENTS', 'BIAS'] as const
export type ValueDisputeReason = (typeof VALUE_DISPUTE_REASONS)[number]

/** More than a valuer weighs. */
const MOST_SALES = 5
const MOST_WORDS = 2000

const words = z.string().check(z.trim(), z.maxLength(MOST_WORDS, 'Please keep it to 2,000 characters'))

export const comparableSale = z.object({
  address: z.string().check(z.trim(), z.minLength(5, 'Enter the address'), z.maxLength(200)),
  soldOn: localDate,
  priceCents: cents.check(z.gte(1_000_000, 'Enter the price')),
})
export type ComparableSale = z.infer<typeof comparableSale>

export const valueDisputeAnswer = z.object({
  reasons: z.optional(z.array(z.enum(VALUE_DISPUTE_REASONS))),
  /** What the valuation has wrong: rooms, size, features. */
  facts: z.optional(words),
  sales: z.optional(z.array(comparableSale).check(z.maxLength(MOST_SALES))),
  improvements: z.optional(words),
  /** What made the borrower think that the valuation was not fair. */
  bias: z.optional(words),
})
export type ValueDispute = z.infer<typeof valueDisputeAnswer>

export const isDisputed = (dispute: ValueDispute | undefined): boolean => (dispute?.reasons?.length ?? 0) > 0

const LEAST_WORDS = 10

/** What each reason needs, at its own field. */
function missingOf({ reasons = [], facts = '', sales = [], improvements = '', bias = '' }: ValueDispute): Misfit[] {
  const told = (reason: ValueDisputeReason, path: string, text: string, message: string) =>
    reasons.includes(reason) && text.length < LEAST_WORDS ? [{ path, message }] : []
  return [
    ...(reasons.length === 0 ? [{ path: 'reasons', message: 'Choose at least one reason' }] : []),
    ...told('WRONG_FACTS', 'facts', facts, 'Tell us what is wrong, and what is right'),
    ...(reasons.includes('BETTER_SALES') && sales.length === 0
      ? [{ path: 'sales', message: 'Add at least one home that was sold nearby' }]
      : []),
    ...told('MISSED_IMPROVEMENTS', 'improvements', improvements, 'Tell us what was improved, and when'),
    ...told('BIAS', 'bias', bias, 'Tell us what happened'),
  ]
}

export const valueDispute: Item<'value-dispute', 'ask', ValueDispute, undefined> = ask('value-dispute', {
  title: 'Ask us to reconsider the value',
  why: 'If you think the value of your home is wrong, tell us why. Someone who did not make the valuation reviews it, at no cost.',
  steps: ['CONDITIONS_OPEN'],
  applies: (known) => valuedBefore(known) !== undefined,
  reads: (known) => [valuedBefore(known)],
  data: valueDisputeAnswer,
  initially: {},
  fits: (known: Known, dispute, on) => {
    // Once for each valuation: another one begins anew.
    if (isDisputed(known(valueDispute)))
      return [{ path: 'reasons', message: 'You asked us to reconsider this value before. Call us if something is missing.' }]
    const future = (dispute.sales ?? []).flatMap(({ soldOn }, index) =>
      soldOn > on ? [{ path: `sales.${index}.soldOn`, message: 'The sale can’t be in the future' }] : [],
    )
    return [...missingOf(dispute), ...future]
  },
  labels: {
    reasons: {
      label: 'Why is the value wrong?',
      options: {
        WRONG_FACTS: 'Facts about the home are wrong',
        BETTER_SALES: 'Better comparable sales',
        MISSED_IMPROVEMENTS: 'Improvements were missed',
        BIAS: 'The valuation was not fair',
      },
    },
    facts: 'What is wrong',
    sales: { label: 'Homes sold nearby', each: { address: 'Address', soldOn: 'Sold on', priceCents: 'Price' } },
    improvements: 'What was improved',
    bias: 'What happened',
  },
  example: {
    reasons: ['WRONG_FACTS', 'BETTER_SALES'],
    facts: 'The report lists two bedrooms. The home has three, all with permits.',
    sales: [{ address: '31 Alder Way, Sacramento', soldOn: '2026-08-14', priceCents: 79_500_000 }],
  },
})
