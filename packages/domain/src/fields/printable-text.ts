/**
 * The letters that a document prints: what is given for one is in these, and in none that no one sees. Latin letters, in which every US ID is written, with
 * the accents that names have: at most two on a letter, as in Vietnamese, and none on anything else. A rule for what is given: what earlier releases took
 * is read as it is (record 0035), and documents stand in for its other letters.
 */

const LETTER = 'A-Za-zÀ-ÖØ-öø-\\u024f\\u02bb\\u02bc\\u1e00-\\u1eff'
/** Without the joiner of accents, which no one sees. */
const ACCENTED = `[${LETTER}][\\u0300-\\u034e\\u0350-\\u036f]{0,2}`
/** What deeds, letters and seals have beside letters: of the keyboard, of Latin-1, and typographic. */
const SIGNS =
  '\\u0020-\\u0040\\u005b-\\u0060\\u007b-\\u007e\\u00a1-\\u00ac\\u00ae-\\u00bf\\u00d7\\u00f7\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2032\\u2033\\u2039\\u203a\\u2044\\u20ac\\u2116\\u2122\\u2153\\u2154\\u215b-\\u215e\\u2212'

/** Of a name, what is in its letters: every other character is another rule's. */
export const IN_PRINTABLE_LETTERS: RegExp = new RegExp(`^(?:${ACCENTED}|[^\\p{L}\\p{M}])*$`, 'u')

const PRINTABLE = new RegExp(`^(?:${ACCENTED}|[${SIGNS}])$`, 'u')

/** Of no width, of no place in any alphabet, or blank: whatever is written with these alone says nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

const ACROSS_LINES = /[\n\r\t]/g

/** A letter with all its accents, or anything else. */
const CHARACTER = /[\p{L}\p{N}\p{P}\p{S}\p{Z}]\p{M}*|\p{M}+|./gsu

export const UNSEEN_LETTERS = 'Type this again without special characters'

/** What in a text no document prints, in words; undefined of one that is printed as it is. Lines and tabs are spaces there. */
export function faultOfPrinted(text: string): string | undefined {
  const given = text.replace(ACROSS_LINES, ' ')
  if (withoutUnseen(given) !== given) return UNSEEN_LETTERS
  const other = (given.match(CHARACTER) ?? []).find((each) => !PRINTABLE.test(each))
  if (other === undefined) return undefined
  return /\p{Z}/u.test(other)
    ? 'Type this again with ordinary spaces'
    : `Documents cannot show “${other}”. Use the letters A to Z, with accents if needed.`
}
