/** What a home costs its owner beside its loans, by public averages: versioned, dated, a source for each row, and refused whole when a cell is malformed. */
import { z } from 'zod'
import { PROPERTY_KINDS } from '../../../facts/property-record.ts'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATE_CODES } from '../../../facts/state-codes.ts'

/** An amount with its source, or what no one has found a source for: nothing is counted then, and it is said. */
const costRow = z.discriminatedUnion('checked', [
  z.strictObject({
    checked: z.literal(true),
    cents: cents.check(z.gte(1)),
    /** the year that the figure speaks of */
    year: z.int().min(2000),
    source: z.string().min(10),
    readOn: localDate,
  }),
  z.strictObject({ checked: z.literal(false) }),
])
export type CostRow = z.infer<typeof costRow>

const byState = z.record(z.string(), costRow).superRefine((rows, context) => {
  const missing = STATE_CODES.filter((code) => rows[code] === undefined)
  if (missing.length > 0) context.addIssue({ code: 'custom', message: `No row for ${missing.join(', ')}: one that is not checked says so` })
  const unknown = Object.keys(rows).filter((code) => !STATE_CODES.includes(code))
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: `No such state: ${unknown.join(', ')}` })
})

export const housingCostsSchema = z.strictObject({
  version: z.string().min(1),
  effectiveFrom: localDate,
  /** a year, whatever the home is worth: a better value must never cost anything */
  propertyTax: byState,
  /** a year */
  insurance: byState,
  /** a month */
  dues: z.record(z.enum(PROPERTY_KINDS), costRow),
})
export type HousingCosts = z.infer<typeof housingCostsSchema>
