/**
 * The name of who acts for someone else, as one person of the team copies it from a document: a person or a bank. A mail to someone whom the writer may
 * never have met prints it, so it is a name alone: no sentence, number or address fits in it.
 */
import { faultOfPrinted } from './printable-text.ts'

const INITIALS = /^(?:\p{Lu}\.)*\p{Lu}\.?$/u
/** Of those alone a point ends no sentence. */
const ABBREVIATED = /^(?:Assn|Bros|Co|Corp|Dr|Esq|Hon|Inc|Jr|Ltd|Mr|Mrs|Ms|Natl|Rev|Sr|St|Wm)\.$/u
const NAME = /^(?:(?:[dl][’']|al-|el-))?\p{Lu}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*[’']?$/u
const BETWEEN: ReadonlySet<string> = new Set([
  ...['&', 'and', 'bin', 'da', 'das', 'de', 'del', 'della', 'den', 'der', 'di', 'dos', 'du', 'e', 'for', 'la', 'las', 'le', 'los'],
  ...['of', 'ten', 'ter', 'the', 'van', 'von', 'y', 'zu'],
])
const MOST_WORDS = 12

const isOfName = (word: string): boolean => BETWEEN.has(word) || INITIALS.test(word) || ABBREVIATED.test(word) || NAME.test(word)

/** In words; undefined of a name. */
export function faultOfActingName(given: string): string | undefined {
  const fault = faultOfPrinted(given)
  if (fault !== undefined) return fault
  const words = given.trim().split(/\s+/u)
  if (words.length > MOST_WORDS) return 'Enter the name alone, as the document has it'
  const other = words.find((word) => !isOfName(word.replace(/,$/u, '')))
  if (other === undefined && words.some((word) => /\p{L}/u.test(word) && !BETWEEN.has(word))) return undefined
  return other !== undefined && NAME.test(`${other.slice(0, 1).toUpperCase()}${other.slice(1)}`.replace(/,$/u, ''))
    ? `Begin “${other}” with a capital letter, as in a name`
    : 'Enter the name alone: no sentences, numbers, or web addresses'
}
