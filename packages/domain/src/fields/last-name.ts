/** Last name [fields/name]: what a name is made of (person-name.ts), at least two characters; digits too outside production, so that test people can be distinguished. */
import * as z from 'zod/mini'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './name-length.ts'
import { NOT_PRINTABLE_LETTERS, personName } from './person-name.ts'
import { IN_PRINTABLE_LETTERS } from './printable-text.ts'

export const lastNameMessages = {
  required: 'Last name is required',
  tooShort: 'Last name must be at least 2 characters long',
  unsupported: 'Some of the characters entered are not supported.',
  otherLetters: NOT_PRINTABLE_LETTERS,
  tooLong: 'Last name must be at most 60 characters long',
} as const

export const lastName = ({ production = true }: { readonly production?: boolean } = {}) =>
  z
    .string(lastNameMessages.required)
    .check(
      z.trim(),
      z.minLength(1, { error: lastNameMessages.required, abort: true }),
      z.regex(personName({ digits: !production }), { error: lastNameMessages.unsupported, abort: true }),
      z.regex(IN_PRINTABLE_LETTERS, { error: lastNameMessages.otherLetters, abort: true }),
      z.minLength(NAME_MIN_LENGTH, lastNameMessages.tooShort),
      z.maxLength(NAME_MAX_LENGTH, lastNameMessages.tooLong),
    )
