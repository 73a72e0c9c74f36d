/**
 * Early disclosures and booklet, with the application and before anything that can refuse it (12 CFR 1026.40(b)). From their receipt the three
 * business days of 1026.40(h) are counted.
 */
import * as z from 'zod/mini'
import { cents, instant } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { propertyAddress } from './property-address.ts'
import { softCreditConsent } from './soft-credit-consent.ts'

/** What becomes of the fee for a valuation when someone decides not to go on: paid back until the law lets a lender keep it, or kept at once. */
export const VALUATION_FEE_TERMS = ['REFUNDABLE', 'NONREFUNDABLE'] as const

const given = z.object({
  /** delivered on the screen, with the application (12 CFR 1026.40(a)(3)) */
  at: instant,
  /** as disclosed: a change of the lender's settings does not reach back */
  valuationFee: z.object({ cents, terms: z.enum(VALUATION_FEE_TERMS) }),
  manualNotaryCents: z.optional(cents),
})

export const applicationDisclosures = work('application-disclosures', {
  title: 'Your disclosures',
  steps: ['GEN_APP_DISCLOSURES', 'WAITING_FOR_APP_DISCLOSURE'],
  // It stands before the soft inquiry: the bar must not run ahead of the offers.
  progress: 'INITIAL',
  reads: (known) => [known(softCreditConsent), known(propertyAddress)],
  // Earlier releases gave a summary once an offer was chosen, without saying when.
  stands: (data) => data.given === undefined,
  overtakenBy: 'soft-credit',
  data: z.object({ documentId: z.string(), sha256: z.string(), given: z.optional(given) }),
  example: {
    documentId: 'application-disclosures',
    sha256: '0'.repeat(64),
    given: { at: '2026-11-20T18:30:00.000Z', valuationFee: { cents: 18_000, terms: 'REFUNDABLE' }, manualNotaryCents: 30_000 },
  },
})
