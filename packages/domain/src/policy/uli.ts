// 12 CFR 1003 appendix C, table I: A is 10 to Z is 35, capital or small alike.
function remainder97(text: string): number {
  if (!/^[0-9a-z]+$/i.test(text)) throw new RangeError('A loan identifier has letters and digits only')
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
  }
  return remainder
}

/** An LEI has 20 characters (ISO 17442), what a lender adds has at most 23, and two digits check both (12 CFR 1003.4(a)(1)(i)). */
const LEI_LENGTH = 20
const MOST_OWN_CHARACTERS = 23
const LEAST_ULI_LENGTH = LEI_LENGTH + 3
const MOST_ULI_LENGTH = LEI_LENGTH + MOST_OWN_CHARACTERS + 2

/**
 * The two check digits of a universal loan identifier: ISO/IEC 7064 mod 97-10 over the lender's LEI and the loan's own characters
 * (12 CFR 1003 appendix C). Throws RangeError on anything but letters and digits.
 */
export function uliCheckDigits(leiAndId: string): string {
  if (leiAndId === '') throw new RangeError('A loan identifier must not be empty')
  return String(98 - remainder97(`${leiAndId}00`)).padStart(2, '0')
}

/**
 * The universal loan identifier of a loan of this lender. `own` are the lender's own characters: they name one loan for ever, and no person
 * (12 CFR 1003.4(a)(1)(i)(B)). Throws RangeError where either is not of its length or not letters and digits.
 */
export function universalLoanIdentifier(lei: string, own: string): string {
  if (lei.length !== LEI_LENGTH) throw new RangeError('An LEI has 20 characters')
  if (own.length < 1 || own.length > MOST_OWN_CHARACTERS) throw new RangeError('A lender adds 1 to 23 characters')
  return `${lei}${own}${uliCheckDigits(lei + own)}`
}

/** 23 to 45 letters and digits; whether the check digits are right is another question. */
export const isUliShaped = (text: string): boolean =>
  /^[0-9a-z]+$/i.test(text) && text.length >= LEAST_ULI_LENGTH && text.length <= MOST_ULI_LENGTH

/** No transcription error: the whole leaves 1 (appendix C, validating a ULI). */
export const isUli = (text: string): boolean => isUliShaped(text) && remainder97(text) === 1
