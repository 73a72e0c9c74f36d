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

/** The whole identifier: a LEI of 20 characters, 1 to 23 of the loan's own, two check digits (1003.4(a)(1)(i)). Throws RangeError otherwise. */
export function createUli({ lei, id }: { lei: string; id: string }): string {
  if (lei.length !== 20) throw new RangeError('A legal entity identifier has 20 characters')
  if (id.length < 1 || id.length > 23) throw new RangeError("The loan's own part has 1 to 23 characters")
  return `${lei}${id}${uliCheckDigits(lei + id)}`
}

/** Whether an identifier has the right length and no transcription error: its remainder is 1 (appendix C, validating a ULI). */
export function isUli(uli: string): boolean {
  return /^[0-9a-z]{23,45}$/i.test(uli) && remainder97(uli) === 1
}
