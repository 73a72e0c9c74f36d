/** The small exact types that cross every edge: cents, basis points, percent strings, days and moments. */
import * as z from 'zod/mini'

/** Whole cents, never negative: 80,000 dollars are 8000000. */
export const cents = z.int().check(z.gte(0))
/** An exact decimal as text, for example a rate of '8.350' percent. */
export const decimalText = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))
/** Of a well-formed day: the format knows a year 0, the calendar does not. */
export const isInCalendar = (day: string): boolean => !day.startsWith('0000')
/** A calendar day, YYYY-MM-DD. */
export const localDate = z.iso.date().check(z.refine(isInCalendar, 'Invalid date'))
/** A moment in UTC, ISO 8601 with Z. */
export const instant = z.iso.datetime()
/** A US state or DC, two capitals. */
export const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/))

export const postalAddress = z.object({
  street1: z.string().check(z.minLength(1), z.maxLength(120)),
  street2: z.optional(z.string().check(z.maxLength(60))),
  city: z.string().check(z.minLength(1), z.maxLength(80)),
  state: stateCode,
  zip: z.string().check(z.regex(/^\d{5}$/)),
})
export type PostalAddress = z.infer<typeof postalAddress>

export const OCCUPANCIES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const
export type Occupancy = (typeof OCCUPANCIES)[number]
