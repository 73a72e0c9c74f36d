/** What an organization may tighten or reprice; everything else is the guideline's and the price table's. */
import { z } from 'zod'
import { cents, stateCode } from '../../facts/scalars.ts'
import { discountType, OFFER_TERMS } from '../offer/offer.ts'

/** A billion dollars: more is a typing error, and its figures would outgrow whole numbers. */
const MOST_CENTS = 100_000_000_000
const amount = cents.check(z.lte(MOST_CENTS, 'At most a billion dollars'))

export const organizationTermsSchema = z
  .strictObject({
    /** the line, fee included */
    minimumLineCents: amount.check(z.gte(1)),
    maximumLineCents: amount.check(z.gte(1)),
    /** added to every rate; may be negative */
    marginBps: z.int().min(-500).max(500),
    discounts: z
      .array(
        z.strictObject({
          type: discountType,
          /** taken off the rate: percent text, at most three decimals */
          points: z.string().regex(/^\d(\.\d{1,3})?$/),
          stackable: z.boolean(),
          replacesOthers: z.boolean().optional(),
        }),
      )
      .refine((discounts) => new Set(discounts.map(({ type }) => type)).size === discounts.length, 'A discount is listed twice'),
    /** origination fees offered, basis points of the draw; only those that the price table knows have a price */
    feeChoicesBps: z.array(z.int().min(0).max(10_000)).min(1),
    /** years of the initial draw offered */
    termChoicesYears: z.array(z.literal(OFFER_TERMS)).min(1),
    /** the most a fee can come to, in cents; no cap when left out */
    feeCapCents: z.optional(amount),
    /** the specification's where left out */
    thirdPartyFees: z.optional(z.strictObject({ valuationCents: amount, manualNotaryCents: amount })),
    /** a higher minimum line where a state needs one; the guideline's own state minimum holds in any case */
    minimumLineByState: z.record(stateCode, amount),
    servedStates: z.array(stateCode).min(1),
    /** tighter than the guideline only: a looser figure has no effect */
    minimumScore: z.int().min(300).max(850).optional(),
    maximumCltvBps: z.int().min(0).max(10_000).optional(),
    maximumDtiBps: z.int().min(0).max(10_000).optional(),
  })
  .refine((terms) => terms.minimumLineCents <= terms.maximumLineCents, { path: ['maximumLineCents'], message: 'Below the minimum line' })
export type OrganizationTerms = z.infer<typeof organizationTermsSchema>

/** Every state and DC but DE, HI, KY, NY and WV [offers/terms]. */
const houseStates =
  'AK AL AR AZ CA CO CT DC FL GA IA ID IL IN KS LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV OH OK OR PA RI SC SD TN TX UT VA VT WA WI WY'.split(
    ' ',
  )

/** The default lender's own terms: lines of 15,000 to 400,000 [offers/terms], no margin of its own, every term and fee choice. */
export const defaultOrganizationTerms: OrganizationTerms = organizationTermsSchema.parse({
  minimumLineCents: 1_500_000,
  maximumLineCents: 40_000_000,
  marginBps: 0,
  discounts: [
    { type: 'AUTOPAY', points: '0.25', stackable: true },
    { type: 'CREDIT_UNION', points: '0.25', stackable: true },
  ],
  feeChoicesBps: [0, 99, 150, 199, 299, 499],
  termChoicesYears: [...OFFER_TERMS],
  minimumLineByState: {},
  servedStates: houseStates,
})
