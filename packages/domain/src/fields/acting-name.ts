/**
 * The name of who acts for someone else, as one person of the team copies it from a document: a person or a bank. A mail to someone whom the writer may
 * never have met has it in quotation marks: no sentence, telephone number or web address fits in it, and whatever else names have does.
 */
import { faultOfPrinted } from './printable-text.ts'

const MOST_WORDS = 12
/** Beside letters; digits and a slash stand in a counted word alone. */
const SIGNS = /^[\p{L}\p{M}&'’ʻ.,()-]+$/u
/** As “1st”, “4Front” and “5th/3rd” of banks: a telephone number has digits alone. */
const COUNTED = /^\d{1,2}\p{L}+(?:\/\d{1,2}\p{L}+)?$/u
const OF_ADDRESS = /^(?:www|http)/iu
/** Letters before a point: a longer word is no abbreviation, and ends a sentence. */
const MOST_ABBREVIATED = 4

const RULE = `Enter the name alone, in at most ${MOST_WORDS} words, with no sentence, web address, or number other than one like “5th”`

/** As “Mt.”, “N.A.” and “Ph.D.”: after a point inside a word comes one letter, where an address has two or more. */
function isPointed(word: string): boolean {
  const [first = '', ...others] = word.split('.')
  const inside = others.at(-1) === '' ? others.slice(0, -1) : others
  return others.length === 0 || (first.length <= MOST_ABBREVIATED && inside.every((part) => part.length === 1))
}

/** In words; undefined of a name. */
export function faultOfActingName(given: string): string | undefined {
  const fault = faultOfPrinted(given)
  if (fault !== undefined) return fault
  const words = given
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/^\(|[),]+$/gu, ''))
  const others = words.filter((word) => !COUNTED.test(word))
  const isName =
    words.length <= MOST_WORDS &&
    words.length - others.length <= 1 &&
    others.every((word) => SIGNS.test(word) && isPointed(word) && !OF_ADDRESS.test(word)) &&
    /\p{Lu}/u.test(given)
  return isName ? undefined : RULE
}
