import { z } from 'zod'
import { oneLine } from './one-line.ts'

/** What a discount may be called on the wire [offers/discounts]. What each is worth, how it combines, and what it says is the lender's own. */
export const discountTypes = [
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const
export type DiscountName = (typeof discountTypes)[number]

/** More than this off a rate is a typing error: "25" for "0.25". */
const MOST_POINTS = 1

const discount = z.strictObject({
  points: z
    .string('must be written as text, such as "0.25"')
    .regex(/^\d(\.\d{1,3})?$/, 'must be percentage points with at most three decimals, such as "0.25"')
    .refine((points) => Number(points) > 0 && Number(points) <= MOST_POINTS, `must be above 0 and at most ${MOST_POINTS} percentage point`),
  /** adds-up: with all others of its kind. alone: counts by itself, if it is the better. replaces-others: while it is on, no other counts. */
  combination: z.enum(['adds-up', 'alone', 'replaces-others']),
  /** What a borrower reads beside the switch, and what must be true for it. */
  label: oneLine(80),
  description: oneLine(160),
})
export type BrandDiscount = z.infer<typeof discount>

/** Versioned as prices are: an offer keeps the rates that it was priced with, a later table prices later offers. */
export const discountTable = z.strictObject({
  version: oneLine(40),
  /** The lender's day on which it comes into force. */
  effectiveFrom: z.iso.date('must be a day such as 2026-11-22'),
  discounts: z.partialRecord(z.enum(discountTypes), discount),
})
export type DiscountTable = z.infer<typeof discountTable>

interface Discounting {
  readonly pricing: readonly { readonly discounts?: readonly DiscountName[] | undefined }[]
  readonly discountTables: readonly DiscountTable[]
}

/** What one may not see in a single field: an offered discount without a worth, two tables of one version or one day. Sentences. */
export function discountFaults({ pricing, discountTables }: Discounting): string[] {
  const faults: string[] = []
  const offered = offeredDiscounts(pricing)
  if (offered.length > 0 && discountTables.length === 0)
    faults.push(
      `lending.discountTables: write what ${offered.join(' and ')} of lending.pricing is worth, how it combines, and what it says.`,
    )
  for (const [index, { version, effectiveFrom, discounts }] of discountTables.entries()) {
    for (const type of offered)
      if (!discounts[type]) faults.push(`lending.discountTables.${index}.discounts: ${type} is offered in lending.pricing but is not here.`)
    const before = discountTables[index - 1]
    if (before && effectiveFrom <= before.effectiveFrom)
      faults.push(`lending.discountTables.${index}.effectiveFrom: write a day after ${before.effectiveFrom}; the newest table is last.`)
    if (discountTables.slice(0, index).some((other) => other.version === version))
      faults.push(`lending.discountTables.${index}.version: ${version} is the name of an earlier table; give each its own.`)
  }
  return faults
}

/** The discounts of the pricing list: the last entry that names any decides [organization/pricing-data]. */
const offeredDiscounts = (pricing: Discounting['pricing']): readonly DiscountName[] =>
  pricing.reduce<readonly DiscountName[]>((named, { discounts }) => discounts ?? named, [])

/** What is offered on a day (YYYY-MM-DD, the lender's), in the order of the pricing list; none before the first table is in force. */
export function discountsOn({ pricing, discountTables }: Discounting, on: string): readonly (BrandDiscount & { type: DiscountName })[] {
  const table = discountTables.findLast(({ effectiveFrom }) => effectiveFrom <= on)
  return table ? offeredDiscounts(pricing).flatMap((type) => ({ type, ...table.discounts[type]! })) : []
}
