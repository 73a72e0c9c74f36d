/** The ten digits of a US number given with any punctuation and an optional +1 or 1 in front; undefined when it is no such number. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length === 10 && !text.trim().startsWith('+')) return digits
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : undefined
}

/** '4155550132', '1 415 555 0132' and '+14155550132' -> '(415) 555-0132'. What is no ten-digit US number is shown as it came: a display never fails. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  return digits === undefined ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** What a telephone dials: '(415) 555-0132' -> 'tel:+14155550132'. What is no ten-digit US number goes as it came, without its punctuation. */
export function phoneLink(text: string): string {
  const digits = phoneDigits(text)
  return `tel:${digits === undefined ? text.replace(/[\s().-]/g, '') : `+1${digits}`}`
}
