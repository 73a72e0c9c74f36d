/** The offer calls [offers/wire]. Money in dollars with at most two decimals, rates in percent. */
import {
  CHANGED_FIGURES,
  COST_TYPES,
  DISCOUNT_TYPES,
  FEE_TYPES,
  INCOME_METHODS,
  LIMITS,
  OFFER_TYPES,
  PAYOFF_PREFERENCES,
  QUOTE_CAUSES,
  QUOTE_LINES,
  recordingTaxOpen,
  VALUE_SOURCES,
} from '@hearthline/domain'
import { z } from 'zod'
import { liability, requiredPayOff } from './liability.ts'

export const wireOffer = z.object({
  type: z.enum([...OFFER_TYPES, 'UNKNOWN']),
  term: z.int(),
  rate: z.number(),
  otherRate: z.number(),
  baseRate: z.number(),
  originationFee: z.number(),
  min: z.number(),
  max: z.number(),
  minDraw: z.number(),
  maxDraw: z.number(),
  discountList: z.array(
    z.object({
      type: z.enum(DISCOUNT_TYPES),
      rateWithDiscount: z.number(),
      /** ours: how it combines with the others */
      stackable: z.boolean(),
      replacesOthers: z.boolean().optional(),
    }),
  ),
  minRecordingTax: z.number(),
  maxRecordingTax: z.number(),
  /** ours, so that the browser works with the exact form (fromWireOffer in the domain): no discount goes below it */
  floorRate: z.number(),
  /** a mailed firm offer makes the rate lower than it would be without */
  byFirmOffer: z.literal(true).optional(),
  /** ours: the highest rate that the line may ever carry (12 CFR 1026.30) */
  lifetimeCap: z.number().optional(),
  feeCap: z.number().optional(),
  /** ours, where the tax is not known exactly: the two figures above are then the most that it can be, and these the least */
  recordingTaxOpen: z
    .object({
      basis: recordingTaxOpen.shape.basis,
      why: recordingTaxOpen.shape.why,
      leastAtMinDraw: z.number(),
      leastAtMaxDraw: z.number(),
    })
    .optional(),
})

/** What is set on the offers' screen before it is confirmed: one of our own calls, so cents and basis points. `wantedCents` is what was asked for. */
export const unconfirmedChoice = z.strictObject({
  type: z.enum(['FIXED', 'FLOATING']),
  term: z.int().min(1).max(40),
  feeBps: z.int().min(0).max(10_000),
  wantedCents: z.int().min(0).max(1_000_000_000),
  discounts: z.array(z.string().max(60)).max(10),
  payOff: z.array(z.string().max(80)).max(40),
  preference: z.enum(['PRESERVE', 'DEDUCT', 'MAXIMIZE']),
})
export type UnconfirmedChoice = z.output<typeof unconfirmedChoice>

export const chosenOfferBody = z.object({
  type: z.enum(OFFER_TYPES),
  term: z.int(),
  originationFee: z.number(),
  amount: z.number(),
  discounts: z.array(z.enum(DISCOUNT_TYPES)),
  cashPreference: z.enum(PAYOFF_PREFERENCES).optional(),
  payOffTradelineIds: z.array(z.string()).optional(),
})

/** Of one of our own facts: cents, and the rate in percent with three decimals. */
export const agreedTermsBody = z.object({
  rate: z.string(),
  monthlyPaymentCents: z.int(),
  feeCents: z.int(),
  totalCents: z.int(),
  payOffCents: z.int().optional(),
})

export const offersBody = z.object({
  offers: z.array(wireOffer),
  costs: z.array(
    z.object({
      feeType: z.enum(FEE_TYPES),
      type: z.enum(COST_TYPES),
      borrowerPaidAmount: z.number(),
      jsCriteria: z.string(),
      amountCents: z.int(),
      paid: z.enum(['FROM_DRAW', 'BEFORE']),
    }),
  ),
  totalPaidByBorrower: z.number(),
  ofeeMaxThreshold: z.number(),
  maxDtiUnlimited: z.number(),
  incomeRequestRecords: z.array(z.object({ methods: z.array(z.enum(INCOME_METHODS)) })),
  liabilities: z.array(liability),
  /** what the first draw has to pay off, because the decision counts it as paid; `liabilities` has none of it */
  requiredPayOffs: z.array(requiredPayOff),
  /** what the offer page says around the offers */
  facts: z.object({
    firstName: z.string(),
    score: z.int().optional(),
    /** of the full report, where the offers rest on the first one and will rest on it once the application is submitted again */
    scoreToCome: z.int().optional(),
    valueCents: z.int(),
    valueSource: z.enum(VALUE_SOURCES),
    maximumLineCents: z.int(),
    pricedAt: z.iso.datetime(),
    pricingAsOf: z.iso.date(),
    expiresAt: z.iso.datetime(),
    guidelineVersion: z.string(),
    /** the prime rate that priced them, percent, and whether someone has seen it in its source; absent in decisions of before */
    index: z.object({ percent: z.string(), from: z.iso.date(), confirmed: z.boolean() }).optional(),
    incomeVerified: z.boolean(),
    /** what verifying changed, weightiest first: cents, points of a score, thousandths of a percent, or a year and month (202612); empty until then */
    verifiedChanges: z.array(
      z.object({
        figure: z.enum(CHANGED_FIGURES),
        before: z.int(),
        after: z.int(),
        opened: z.array(z.object({ creditor: z.string(), monthlyCents: z.int() })).optional(),
      }),
    ),
    limitedBy: z.enum(LIMITS).optional(),
    state: z.string(),
    /** the firm offer of the letter by which they came: what it promised, and what it gave or why it does not hold */
    firmOffer: z.object({ title: z.string(), body: z.string() }).optional(),
  }),
  /** what the lender said of each discount on the day that the offers were priced */
  discounts: z.partialRecord(z.enum(DISCOUNT_TYPES), z.object({ label: z.string(), description: z.string() })),
  chosen: chosenOfferBody.nullable(),
  /** what was chosen before something was corrected, while the choice is asked for again; null where it stands, or nothing was chosen */
  before: chosenOfferBody.nullable(),
  /** while the choice is asked for again: what it was agreed at, and what it comes to now; null where it is not offered any more */
  revision: z.object({ choice: chosenOfferBody, was: agreedTermsBody, now: agreedTermsBody.nullable(), isBetter: z.boolean() }).nullable(),
  /** set on any device, and not confirmed yet */
  unconfirmed: unconfirmedChoice.extend({ setAt: z.iso.datetime() }).nullable(),
})
export type OffersBody = z.infer<typeof offersBody>

const accountFigures = z.object({ balanceCents: z.int(), monthlyPaymentCents: z.int(), late30In12Months: z.int() })

/** The rate in thousandths of a percent, all else in cents. */
export const offerChangesBody = z.object({
  /** null: no offer was chosen yet, or what was chosen is not offered now */
  since: z.iso.date().nullable(),
  /** what the full credit report says otherwise than the first one; null where it says the same, and before there is one */
  report: z
    .object({
      /** used: by which the offers of now were calculated */
      score: z.object({ before: z.int(), after: z.int(), used: z.int().nullable() }).nullable(),
      accounts: z.array(
        z.object({
          change: z.enum(['NEW', 'GONE', 'CHANGED']),
          creditor: z.string(),
          last4: z.string(),
          before: accountFigures.nullable(),
          after: accountFigures.nullable(),
        }),
      ),
      inquiries: z.array(z.object({ creditor: z.string(), on: z.iso.date() })),
    })
    .nullable(),
  /** what of the stated income was verified, in cents a year; null until it was */
  income: z.object({ statedCents: z.int(), verifiedCents: z.int() }).nullable(),
  /** the value of the home when the offer was chosen, and another one that stands now; null where it is the same */
  value: z.object({ beforeCents: z.int(), afterCents: z.int() }).nullable(),
  moves: z.array(
    z.object({
      line: z.enum(QUOTE_LINES),
      before: z.int(),
      after: z.int(),
      /** in the order in which they came about; they add up to the difference */
      parts: z.array(z.object({ causes: z.array(z.enum(QUOTE_CAUSES)), by: z.int() })),
    }),
  ),
})
export type OfferChanges = z.infer<typeof offerChangesBody>

export const chooseOfferBody = z.object({
  type: z.enum(OFFER_TYPES),
  term: z.int('Choose how many years'),
  originationFee: z.number().min(0).max(100),
  /** the draw, in dollars */
  amount: z.number('Enter the amount you want to draw').min(0).max(10_000_000),
  discounts: z.array(z.string().max(60)).max(10).default([]),
  cashPreference: z.enum(PAYOFF_PREFERENCES).optional(),
  payOffTradelineIds: z.array(z.string().max(80)).max(40).optional(),
})
export type ChooseOfferBody = z.output<typeof chooseOfferBody>
