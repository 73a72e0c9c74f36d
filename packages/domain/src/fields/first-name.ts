/** First name, as on a government ID (seed 001 §5): letters, hyphen, space; at least two. */
import * as z from 'zod/mini'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './name-length.ts'

export const firstNameMessages = {
  required: 'Please enter the first name',
  tooShort: 'First name must be at least 2 characters long',
  unsupported: 'Some of the characters entered are not supported.',
  tooLong: 'First name must be at most 60 characters long',
} as const

// "Letters" are letters of any alphabet: an ID may well read José, and what the bureau needs is folded by its adapter.
const LETTERS = /^(?=.*\p{L})[\p{L}\p{M} -]+$/u

export const firstName = z
  .string(firstNameMessages.required)
  .check(
    z.trim(),
    z.minLength(1, { error: firstNameMessages.required, abort: true }),
    z.regex(LETTERS, { error: firstNameMessages.unsupported, abort: true }),
    z.minLength(NAME_MIN_LENGTH, firstNameMessages.tooShort),
    z.maxLength(NAME_MAX_LENGTH, firstNameMessages.tooLong),
  )
