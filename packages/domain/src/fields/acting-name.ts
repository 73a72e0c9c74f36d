/**
 * The name of who acts for someone else, as one person of the team copies it from a document: a person or a bank. A mail to someone whom the writer may
 * never have met prints it, so it is a name alone: no sentence, number or address fits in it.
 */
import { faultOfPrinted } from './printable-text.ts'

const INITIALS = /^(?:\p{Lu}\.)*\p{Lu}\.?$/u
/** Of those alone a point ends no sentence. */
const ABBREVIATED =
  /^(?:Assn|Bros|Capt|Chas|Co|Col|Corp|Dr|Esq|Fr|Geo|Gen|Hon|Inc|Jos|Jr|Lt|Ltd|Mr|Mrs|Ms|Natl|Ph\.D|Rev|Sr|St|Thos|Wm)\.$/u
/** Of a bank, as “1st” and “4Front”: a telephone number has digits alone. */
const COUNTED = /^\d{1,2}(?:st|nd|rd|th|\p{Lu}[\p{L}]+)$/u
const NAME = /^(?:[dl][’']|al-|el-|[’'ʻ]|\p{Ll}{2,3}(?=\p{Lu}))?\p{Lu}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*[’']?$/u
const BETWEEN: ReadonlySet<string> = new Set([
  ...[
    '&',
    'al',
    'and',
    'as',
    'bin',
    'bint',
    'da',
    'das',
    'de',
    'del',
    'della',
    'den',
    'der',
    'di',
    'dos',
    'du',
    'e',
    'el',
    'for',
    'ibn',
    'la',
    'las',
    'le',
    'los',
  ],
  ...['of', 'ten', 'ter', 'the', 'van', 'von', 'y', 'zu'],
])
const MOST_WORDS = 12

const isOfName = (word: string): boolean =>
  BETWEEN.has(word) || INITIALS.test(word) || ABBREVIATED.test(word) || COUNTED.test(word) || NAME.test(word)

/** In words; undefined of a name. */
export function faultOfActingName(given: string): string | undefined {
  const fault = faultOfPrinted(given)
  if (fault !== undefined) return fault
  const words = given.trim().split(/\s+/u)
  if (words.length > MOST_WORDS) return 'Enter the name alone, as the document has it'
  const other = words.find((word) => !isOfName(word.replace(/,$/u, '')))
  if (other === undefined && words.some((word) => /\p{L}/u.test(word) && !BETWEEN.has(word))) return undefined
  return other !== undefined && !/\d/u.test(given) && NAME.test(`${other.slice(0, 1).toUpperCase()}${other.slice(1)}`.replace(/,$/u, ''))
    ? `Begin “${other}” with a capital letter, as in a name`
    : 'Enter the name alone: no sentences, numbers, or web addresses'
}
