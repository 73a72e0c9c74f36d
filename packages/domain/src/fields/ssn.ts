/** Social Security number: nine digits in a range that the Administration assigns (20 CFR 422.103; POMS RM 10201.035). */
import * as z from 'zod/mini'

export const ssnMessages = {
  required: 'Please enter your Social Security number',
  invalid: 'Please enter a valid Social Security number',
} as const

// Never assigned: area 000, 666 and 900 to 999, group 00, serial 0000.
const ASSIGNABLE = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/

/** Takes 123-45-6789, 123 45 6789 or the bare digits; gives the nine digits. */
export const ssn = z.pipe(
  z.string(ssnMessages.required).check(
    z.trim(),
    z.minLength(1, { error: ssnMessages.required, abort: true }),
    z.regex(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/, { error: ssnMessages.invalid, abort: true }),
    z.refine((typed) => ASSIGNABLE.test(typed.replace(/\D/g, '')), ssnMessages.invalid),
  ),
  z.transform((typed: string) => typed.replace(/\D/g, '')),
)
