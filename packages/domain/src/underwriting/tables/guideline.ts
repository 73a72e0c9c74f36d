/** The eligibility table: versioned, dated, cited, and refused whole when a cell is malformed. */
import { z } from 'zod'
import { PROPERTY_KINDS } from '../../facts/property-record.ts'
import { cents, localDate, OCCUPANCIES, stateCode } from '../../facts/scalars.ts'
import { housingCosts } from './housing-costs/housing-costs-of.ts'

const percentBps = z.int().min(0).max(10_000)
const score = z.int().min(300).max(850)
/** Where a figure comes from: law, or 'house' for the default lender's own choice. */
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
    if (index > 0 && band.capBps < rule.cltvCaps[index - 1]!.capBps)
      context.addIssue({ code: 'custom', path, message: 'A lower cap with a better score' })
    next = band.to + 1
  }
  if (next !== 851) context.addIssue({ code: 'custom', path: ['cltvCaps'], message: 'The bands must reach 850' })
})

const kindRule = z.strictObject({ accepted: z.boolean(), minimumScore: score.optional(), dtiLimitBps: percentBps.optional() })

/** A loan repaid in level payments: what stands in for a payment that no one reported. */
const levelLoan = z.strictObject({
  percent: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, 'Below 100, with at most three decimals'),
  years: z.int().min(1).max(40),
})

/** What counts beside the open accounts' reported payments. */
const wholeDti = z.strictObject({
  /** the version of the table of housing costs */
  housingCosts: z
    .string()
    .refine((version) => housingCosts.some((table) => table.version === version), 'There is no table of housing costs by this name'),
  /** the whole balance of a loan on the home that no account stands behind, repaid like this */
  unreportedLoans: z.strictObject({ MORTGAGE: levelLoan, HELOC: levelLoan }),
  /** of a tax claim or judgment that stays, a month: whether it has a payment plan is not known */
  claimsBps: percentBps.min(1),
  /** no more of the first mortgage's reported payment than this on its balance is taken for principal and interest alone */
  leastMortgage: levelLoan,
  citation,
})
export type WholeDti = z.infer<typeof wholeDti>

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
    /** Absent: the payments of open accounts alone, as in versions before 2026-12. */
    whole: wholeDti.optional(),
    citation,
  }),
  maximumPosition: z.int().min(1).max(3),
  transferDays: z.int().min(0).max(3650),
  collectionsOverCents: cents,
  bankruptcyYears: z.int().min(0).max(100),
  foreclosureYears: z.int().min(0).max(100),
  /** percent */
  mostForecastStandardDeviation: z.string().regex(/^\d{1,3}(\.\d+)?$/),
  /** how far below the minimum a line may be offered as an exception */
  exceptionBelowMinimumCents: cents,
  /**
   * Which row counts where the bureau returned no score: the occupancy's lowest that passes, or the lowest of the whole table, so that no
   * score is never better than one. Versions before 2026-12 did not say.
   */
  withoutScore: z.enum(['LOWEST_PASSING', 'WORST_OF_TABLE']).default('LOWEST_PASSING'),
  /**
   * What a refusal for the score names: the factors that the bureau says lowered it, which alone the score weighed (12 CFR 1002, comment
   * 9(b)(2)-4), or what the report shows. Versions before 2026-12 did not say.
   */
  scoreReasons: z.enum(['REPORT', 'FACTORS']).default('REPORT'),
  /** Which records of a judgment or tax claim are the same claim (openClaims). Versions before 2026-12 did not say. */
  sameClaims: z.enum(['BY_AMOUNT', 'ONE_TO_ONE']).default('BY_AMOUNT'),
  lineStepCents: cents.check(z.gte(1)),
  offerDays: z.int().min(1).max(365),
  /** What a state's own law or the default lender adds to the table for one state. */
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
