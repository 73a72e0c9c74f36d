/** First name, as on a government ID [fields/name]: what a name is made of (person-name.ts), at least two characters. */
import * as z from 'zod/mini'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './name-length.ts'
import { NOT_PRINTABLE_LETTERS, personName } from './person-name.ts'
import { IN_PRINTABLE_LETTERS } from './printable-text.ts'

export const firstNameMessages = {
  required: 'Please enter the first name',
  tooShort: 'First name must be at least 2 characters long',
  unsupported: 'Some of the characters entered are not supported.',
  otherLetters: NOT_PRINTABLE_LETTERS,
  tooLong: 'First name must be at most 60 characters long',
} as const

export const firstName = z
  .string(firstNameMessages.required)
  .check(
    z.trim(),
    z.minLength(1, { error: firstNameMessages.required, abort: true }),
    z.regex(personName(), { error: firstNameMessages.unsupported, abort: true }),
    z.regex(IN_PRINTABLE_LETTERS, { error: firstNameMessages.otherLetters, abort: true }),
    z.minLength(NAME_MIN_LENGTH, firstNameMessages.tooShort),
    z.maxLength(NAME_MAX_LENGTH, firstNameMessages.tooLong),
  )
