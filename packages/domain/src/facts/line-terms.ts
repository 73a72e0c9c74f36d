/** The terms on which a line is opened: the one set of figures that its documents, its screens and its account are made of. */
import * as z from 'zod/mini'
import { FEE_TYPES } from '../underwriting/offer/costs.ts'
import { DISCOUNT_TYPES, OFFER_TERMS, OFFER_TYPES } from '../underwriting/offer/offer.ts'
import { cents, decimalText, localDate } from './scalars.ts'

/** What is paid beside the origination fee. */
export const lineCost = z.object({
  type: z.string(),
  feeType: z.enum(FEE_TYPES),
  amountCents: cents,
  paid: z.enum(['FROM_DRAW', 'BEFORE']),
})

export const lineTerms = z.object({
  /** the versions of the rules that hold for its life */
  planVersion: z.string(),
  interestVersion: z.string(),
  type: z.enum(OFFER_TYPES),
  /** years over which each draw is repaid */
  termYears: z.literal(OFFER_TERMS),
  drawPeriodMonths: z.int().check(z.gte(1)),
  /** the credit limit: what is owed on the first day, because the line is drawn in full when it is opened */
  lineCents: cents,
  drawCents: cents,
  originationFeeCents: cents,
  originationFeeBps: z.int().check(z.gte(0)),
  minimumLaterDrawCents: cents,
  /** percent with three decimals, as every rate here; of the first draw, discounts taken off */
  ratePercent: decimalText,
  dailyPeriodicRatePercent: decimalText,
  index: z.object({ percent: decimalText, from: localDate }),
  /** over the index: of a first draw whose rate follows it; absent where that rate is fixed */
  marginPercent: z.optional(decimalText),
  /** over the index of its own day: of each later draw, before discounts */
  laterMarginPercent: decimalText,
  /** each with what it takes off the rate of the first draw by itself */
  discounts: z.array(z.object({ type: z.enum(DISCOUNT_TYPES), points: decimalText })),
  floorPercent: decimalText,
  lifetimeCapPercent: decimalText,
  monthlyPaymentCents: cents,
  lastPaymentCents: cents,
  payments: z.int().check(z.gte(1)),
  costs: z.array(lineCost),
  recordingTax: z.object({ leastCents: cents, mostCents: cents }),
  payOffs: z.array(z.object({ creditor: z.string(), last4: z.optional(z.string()), amountCents: cents })),
  /** at least, where the recording tax is not known to the cent */
  cashToBorrowerCents: cents,
})
export type LineTerms = z.infer<typeof lineTerms>
