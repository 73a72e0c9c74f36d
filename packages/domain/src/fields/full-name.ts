/** The full name of one person in one field [fields/name]: the letters of a name (person-name.ts), at least a first and a last name of two letters each. */

import { firstNameMessages } from './first-name.ts'
import { NAME_MIN_LENGTH } from './name-length.ts'
import { NOT_PRINTABLE_LETTERS, personName } from './person-name.ts'
import { IN_PRINTABLE_LETTERS } from './printable-text.ts'

const WHOLE = 'Enter the first and last name in full'

/** What is wrong with it, in words; undefined of a name. An empty one is another rule's. */
export function faultOfFullName(given: string): string | undefined {
  const name = plainSpaced(given)
  if (!personName().test(name)) return firstNameMessages.unsupported
  if (!IN_PRINTABLE_LETTERS.test(name)) return NOT_PRINTABLE_LETTERS
  const words = name.split(' ')
  const [last = '', first] = [words.at(-1), words.slice(0, -1).join(' ')]
  return first.length >= NAME_MIN_LENGTH && last.length >= NAME_MIN_LENGTH ? undefined : WHOLE
}

export const plainSpaced = (text: string): string => text.replace(/ +/g, ' ').trim()
