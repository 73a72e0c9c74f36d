/** The eligibility table: versioned, dated, cited, and refused whole when a cell is malformed. */
import { z } from 'zod'
import { PROPERTY_KINDS } from '../facts/property-record.ts'
import { cents, localDate, OCCUPANCIES, stateCode } from '../facts/scalars.ts'

const percentBps = z.int().min(0).max(10_000)
const score = z.int().min(300).max(850)
/** Where a figure comes from: law, or 'house' for the house lender's own choice. */
const citation = z.string().min(5)

/** Both ends included. */
const scoreCap = z.strictObject({ from: score, to: score, capBps: percentBps })

const occupancyRule = z.strictObject({ minimumScore: score, cltvCaps: z.array(scoreCap).min(1), citation }).superRefine((rule, context) => {
  let next = rule.minimumScore
  for (const [index, band] of rule.cltvCaps.entries()) {
    const path = ['cltvCaps', index]
    if (band.from < next) context.addIssue({ code: 'custom', path, message: `The band from ${band.from} overlaps the one before` })
    if (band.from > next) context.addIssue({ code: 'custom', path, message: `No band from ${next} to ${band.from - 1}` })
    if (band.to < band.from) context.addIssue({ code: 'custom', path, message: 'The band ends before it begins' })
    next = band.to + 1
  }
  if (next !== 851) context.addIssue({ code: 'custom', path: ['cltvCaps'], message: 'The bands must reach 850' })
})

const kindRule = z.strictObject({ accepted: z.boolean(), minimumScore: score.optional(), dtiLimitBps: percentBps.optional() })

export const guidelineSchema = z.strictObject({
  version: z.string().min(1),
  effectiveFrom: localDate,
  citation,
  occupancies: z.strictObject({ HOME: occupancyRule, SECONDARY: occupancyRule, INVESTMENT: occupancyRule }),
  propertyKinds: z.record(z.enum(PROPERTY_KINDS), kindRule),
  dti: z.strictObject({
    limitBps: percentBps,
    lowerLimitBps: percentBps,
    lowerBelowScore: score,
    lowerOccupancies: z.array(z.enum(OCCUPANCIES)),
    /** with a DTI before the line of at most this, assets may carry a short income */
    assetsBeforeLineBps: percentBps,
    assetMonths: z.int().min(1),
    citation,
  }),
  maximumPosition: z.int().min(1).max(3),
  transferDays: z.int().min(0),
  collectionsOverCents: cents,
  bankruptcyYears: z.int().min(0),
  foreclosureYears: z.int().min(0),
  /** percent */
  mostForecastStandardDeviation: z.string().regex(/^\d+(\.\d+)?$/),
  /** how far below the minimum a line may be offered as an exception */
  exceptionBelowMinimumCents: cents,
  lineStepCents: cents.check(z.gte(1)),
  offerDays: z.int().min(1),
  /** What a state's own law or the house adds to the table for one state. */
  states: z.record(
    stateCode,
    z.strictObject({
      cltvCapBps: percentBps.optional(),
      minimumLineCents: z.optional(cents),
      /** the origination fee at most this share of the line */
      feeCapBps: percentBps.optional(),
      citation,
    }),
  ),
})
export type Guideline = z.infer<typeof guidelineSchema>
