/** Middle name [fields/name]: optional; up to three parts joined by one space, hyphen or apostrophe, and an optional final period. */
import * as z from 'zod/mini'
import { NAME_MAX_LENGTH } from './name-length.ts'
import { NOT_PRINTABLE_LETTERS } from './person-name.ts'
import { IN_PRINTABLE_LETTERS } from './printable-text.ts'

export const middleNameMessages = {
  unsupported: 'Some of the characters entered are not supported.',
  otherLetters: NOT_PRINTABLE_LETTERS,
  tooLong: 'Middle name must be at most 60 characters long',
} as const

// Phones type the apostrophe as ’ (U+2019); it is the same mark.
const PARTS = /^$|^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,2}\.?$/u

/** Blank represents "none". */
export const middleName = z.optional(
  z
    .string(middleNameMessages.unsupported)
    .check(
      z.trim(),
      z.maxLength(NAME_MAX_LENGTH, middleNameMessages.tooLong),
      z.regex(PARTS, { error: middleNameMessages.unsupported, abort: true }),
      z.regex(IN_PRINTABLE_LETTERS, middleNameMessages.otherLetters),
    ),
)
