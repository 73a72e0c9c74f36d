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

/**
 * The two check digits of a universal loan identifier: ISO/IEC 7064 mod 97-10 over the lender's LEI and the loan's own characters
 * (12 CFR 1003 appendix C). Throws RangeError on anything but letters and digits.
 */
export function uliCheckDigits(leiAndId: string): string {
  if (leiAndId === '') throw new RangeError('A loan identifier must not be empty')
  return String(98 - remainder97(`${leiAndId}00`)).padStart(2, '0')
}
