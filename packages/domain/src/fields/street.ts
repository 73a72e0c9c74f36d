/** Street of an address [fields/address], and the second line, which is optional. */
import * as z from 'zod/mini'

export const streetMessages = {
  required: 'Street address is required',
  tooLong: 'Street address must be at most 120 characters long',
  unitTooLong: 'Apartment or unit must be at most 60 characters long',
} as const

export const street1 = z
  .string(streetMessages.required)
  .check(z.trim(), z.minLength(1, { error: streetMessages.required, abort: true }), z.maxLength(120, streetMessages.tooLong))

export const street2 = z.optional(z.string(streetMessages.unitTooLong).check(z.trim(), z.maxLength(60, streetMessages.unitTooLong)))
