/** The price table: versioned, dated, cited, and refused whole when a cell is malformed. Every rate is percent text, at most three decimals. */
import { z } from 'zod'
import { cents, localDate, stateCode } from '../../facts/scalars.ts'
import { toMills } from '../offer/rate.ts'

const points = z.string().regex(/^-?\d{1,2}(\.\d{1,3})?$/, 'Below 100, with at most three decimals')
/** Margins and grid cells are surcharges: a negative one is a typing error. */
const surcharge = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, 'A surcharge must not be negative, and is below 100 with at most three decimals')

/** Of two percent texts; what cannot be read is refused by its own shape. */
const isLess = (a: string, b: string) => Number(a) < Number(b)

const ascending = (values: readonly number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!)

const grid = z
  .strictObject({
    /** a band reaches from its score to just below the next */
    scoresFrom: z.array(z.int().min(300).max(850)).min(1).refine(ascending, 'The score bands must ascend'),
    /** a band reaches from just above the one before up to and with its own CLTV */
    cltvUpToBps: z.array(z.int().min(1).max(10_000)).min(1).refine(ascending, 'The CLTV bands must ascend'),
    /** a row for each score band, a cell for each CLTV band */
    cells: z.array(z.array(surcharge)),
  })
  .superRefine(({ scoresFrom, cltvUpToBps, cells }, context) => {
    if (cells.length !== scoresFrom.length)
      context.addIssue({ code: 'custom', path: ['cells'], message: 'Not one row for each score band' })
    for (const [row, line] of cells.entries()) {
      if (line.length !== cltvUpToBps.length)
        context.addIssue({ code: 'custom', path: ['cells', row], message: 'Not one cell for each CLTV band' })
      for (const [column, cell] of line.entries()) {
        if (!surcharge.safeParse(cell).success) continue
        const before = line[column - 1]
        const worse = cells[row - 1]?.[column]
        // A better score or more equity that costs more is a typing error, and would make a better applicant's offer smaller.
        if (before !== undefined && surcharge.safeParse(before).success && toMills(cell) < toMills(before))
          context.addIssue({ code: 'custom', path: ['cells', row, column], message: 'Cheaper than with more equity' })
        if (worse !== undefined && surcharge.safeParse(worse).success && toMills(cell) > toMills(worse))
          context.addIssue({ code: 'custom', path: ['cells', row, column], message: 'Dearer than with a lower score' })
      }
    }
  })

const sizeBands = z
  .array(z.strictObject({ fromCents: cents, toCents: z.optional(cents), points }))
  .min(1)
  .superRefine((bands, context) => {
    let next: number | undefined = 0
    for (const [index, band] of bands.entries()) {
      if (next === undefined || band.fromCents < next)
        context.addIssue({ code: 'custom', path: [index], message: 'Overlaps the band before' })
      else if (band.fromCents > next) context.addIssue({ code: 'custom', path: [index], message: 'Leaves a gap after the band before' })
      next = band.toCents === undefined ? undefined : band.toCents + 1
    }
    if (next !== undefined) context.addIssue({ code: 'custom', message: 'The last band must be open' })
  })

/** A lien further behind that costs less would make a borrower who pays one off pay more. */
const marginByPosition = z
  .strictObject({ 1: surcharge, 2: surcharge, 3: surcharge })
  .refine((margin) => !(isLess(margin[2], margin[1]) || isLess(margin[3], margin[2])), 'A later position must not cost less')

const pricingTable = z.strictObject({
  version: z.string().min(1),
  effectiveFrom: localDate,
  citation: z.string().min(5),
  index: z.literal('PRIME'),
  marginByPosition,
  grid,
  /** by years */
  term: z.strictObject({ 5: points, 10: points, 15: points, 20: points, 30: points }),
  occupancy: z.strictObject({ HOME: points, SECONDARY: points, INVESTMENT: points }),
  /** by line; both ends included */
  size: sizeBands,
  /** a state that is not named adds nothing */
  state: z.record(stateCode, points),
  /** what an origination fee of so many basis points of the draw buys */
  fees: z.array(z.strictObject({ feeBps: z.int().min(0).max(10_000), points: surcharge })).min(1),
  /** an offer above the ceiling is dropped, one below the floor as `ranges` says; a discounted rate stops at the floor */
  floorRate: surcharge,
  ceilingRate: surcharge,
  /** what a FLOATING line must be able to bear above its start rate */
  floatingStress: surcharge,
  /**
   * How ranges of lines become offers (decisions 0041, 0042). EACH_BY_ITSELF: what lies below the floor is dropped, and the draws of each range
   * are rounded alone; so it was until 2026-12, and old decisions are replayed so. WITHOUT_HOLES: what lies below the floor costs the floor,
   * a larger line never costs less, and every draw between the smallest and the largest is offered.
   */
  ranges: z.enum(['EACH_BY_ITSELF', 'WITHOUT_HOLES']).default('EACH_BY_ITSELF'),
  /** whether a fee is shown that costs more over the term than its points save */
  feesThatNeverPay: z.enum(['SHOWN', 'HIDDEN']).default('SHOWN'),
  /** the highest rate that the line may ever carry (12 CFR 1026.30); versions before 2026-12 did not say */
  lifetimeCap: surcharge.optional(),
})

export const pricingTableSchema = pricingTable.superRefine(({ ranges, size, floorRate, ceilingRate }, context) => {
  if (isLess(ceilingRate, floorRate)) context.addIssue({ code: 'custom', path: ['floorRate'], message: 'Above the ceiling' })
  if (ranges === 'EACH_BY_ITSELF') return
  for (const [index, band] of size.entries()) {
    // A payment that falls where the line grows leaves lines that neither the income nor the ceiling admits between lines that both do.
    if (index > 0 && isLess(band.points, size[index - 1]!.points))
      context.addIssue({ code: 'custom', path: ['size', index], message: 'A larger line must not cost less' })
  }
})
export type PricingTable = z.infer<typeof pricingTableSchema>
