/** Last name (seed 001 §5): letters, hyphen, space in production; digits also elsewhere, so that test people can be told apart. */
import * as z from 'zod/mini'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './name-length.ts'

export const lastNameMessages = {
  required: 'Last name is required',
  tooShort: 'Last name must be at least 2 characters long',
  unsupported: 'Some of the characters entered are not supported.',
  tooLong: 'Last name must be at most 60 characters long',
} as const

const LETTERS = /^(?=.*\p{L})[\p{L}\p{M} -]+$/u
const LETTERS_AND_DIGITS = /^(?=.*\p{L})[\p{L}\p{M}\d -]+$/u

export const lastName = ({ production = true }: { readonly production?: boolean } = {}) =>
  z
    .string(lastNameMessages.required)
    .check(
      z.trim(),
      z.minLength(1, { error: lastNameMessages.required, abort: true }),
      z.regex(production ? LETTERS : LETTERS_AND_DIGITS, { error: lastNameMessages.unsupported, abort: true }),
      z.minLength(NAME_MIN_LENGTH, lastNameMessages.tooShort),
      z.maxLength(NAME_MAX_LENGTH, lastNameMessages.tooLong),
    )
