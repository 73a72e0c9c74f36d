/** How a Social Security number is in its field. Pure. */

/** What may be typed: digits, and the marks between them; a pasted number keeps its dashes. */
export const typedSsn = (text: string): string => text.replace(/[^\d -]/g, '').slice(0, 11)

/** Nine digits as 123-45-6789; anything else as it was typed. */
export function groupSsn(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 9 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : text
}
