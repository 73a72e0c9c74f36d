import type { PhoneCountry } from './phone-country.ts'

/** Longest input for a country: the length of its national format, else 19 [fields/phone]. */
export const phoneLength = (country: PhoneCountry): number => country.nationalFormat?.length ?? 19

/**
 * National format as far as the digits reach: "415555" is "(415) 555". A country code that was pasted with the number is taken off
 * ("+1 415 555 0132"); a 1 that is typed as first digit stays, so that the field can say that it is not needed.
 */
export function formatPhone(raw: string, country: PhoneCountry): string {
  let digits = raw.replace(/\D/g, '')
  const plus = raw.trimStart().startsWith('+')
  if (!country.nationalFormat) return raw.replace(/[^\d+ ()-]/g, '').slice(0, phoneLength(country))
  const room = country.nationalFormat.replace(/[^X]/g, '').length
  if ((plus || digits.length > room) && digits.startsWith(country.callingCode) && digits.length > room)
    digits = digits.slice(country.callingCode.length)
  digits = digits.slice(0, room)
  let text = ''
  let at = 0
  for (const mark of country.nationalFormat) {
    if (at === digits.length) break
    text += mark === 'X' ? digits[at++] : mark
  }
  return text
}
