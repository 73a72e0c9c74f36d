/** The one-line address search [fields/address]: refused when empty, under three characters or a single word. */
import * as z from 'zod/mini'

export const streetTypeaheadMessages = { invalid: 'Please enter a valid property address' } as const

export const streetTypeahead = z
  .string(streetTypeaheadMessages.invalid)
  .check(
    z.trim(),
    z.minLength(3, { error: streetTypeaheadMessages.invalid, abort: true }),
    z.maxLength(250, { error: streetTypeaheadMessages.invalid, abort: true }),
    z.regex(/\S\s+\S/, streetTypeaheadMessages.invalid),
  )
