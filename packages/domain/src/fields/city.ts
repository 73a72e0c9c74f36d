/** City [fields/address]: letters and spaces. */
import * as z from 'zod/mini'

export const cityMessages = { invalid: 'Please enter a valid city name' } as const

// To the letter, so neither hyphen nor period: "St. Louis" and "Winston-Salem" come without them (USPS asks for no punctuation either).
export const city = z
  .string(cityMessages.invalid)
  .check(
    z.trim(),
    z.minLength(1, { error: cityMessages.invalid, abort: true }),
    z.maxLength(80, { error: cityMessages.invalid, abort: true }),
    z.regex(/^[\p{L}\p{M} ]+$/u, cityMessages.invalid),
  )
