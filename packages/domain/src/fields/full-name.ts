/** The full name of one person in one field [fields/name]: the letters of a name (person-name.ts), at least a first and a last name of two letters each. */

import { firstNameMessages } from './first-name.ts'
import { NAME_MIN_LENGTH } from './name-length.ts'
import { NOT_PRINTABLE_LETTERS, personName } from './person-name.ts'
import { IN_PRINTABLE_LETTERS } from './printable-text.ts'

const WHOLE = 'Enter the first and last name in full'

/** What is wrong with it, in words; undefined of a name. An empty one is another rule's. */
export function faultOfFullName(given: string): string | undefined {
  const name = plainSpaced(given)
  if (!personName().test(name)) return faultOfSigns(name)
  if (!IN_PRINTABLE_LETTERS.test(name)) return NOT_PRINTABLE_LETTERS
  const words = name.split(' ')
  const [last = '', first] = [words.at(-1), words.slice(0, -1).join(' ')]
  return first.length >= NAME_MIN_LENGTH && last.length >= NAME_MIN_LENGTH ? undefined : WHOLE
}

const SIGN_OF_NAME = /[\p{L}\p{M} -]/u

/** Which of them are no signs of a name: whoever copied one from a document cannot see what is meant. */
function faultOfSigns(name: string): string {
  const others = [...new Set(name)].filter((sign) => !SIGN_OF_NAME.test(sign))
  const seen = others.filter((sign) => /[\p{P}\p{S}\p{N}]/u.test(sign)).map((sign) => `“${sign}”`)
  if (others.length === 0) return firstNameMessages.unsupported
  const unseen = seen.length < others.length ? ['a character that does not show'] : []
  return `Enter letters, spaces and hyphens only. Leave out ${new Intl.ListFormat('en-US').format([...seen, ...unseen])}.`
}

export const plainSpaced = (text: string): string => text.replace(/ +/g, ' ').trim()
