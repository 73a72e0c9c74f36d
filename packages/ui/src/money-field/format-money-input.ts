export interface MoneyInput {
  /** What the box shows, with thousands separators: "85,000". */
  text: string
  /** Where the caret is in `text`. */
  caret: number
  /** Whole dollars, or null for an empty box. */
  value: number | null
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** "85000" to "85,000"; leading zeroes go, a lone zero stays. */
export const groupThousands = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * What a money box shows after an edit. Cents that were typed or pasted ("1,234.56") are dropped, not joined to the dollars.
 * The caret stays behind the same digit as before, whatever separators came or went; digits past `maxDigits` are not taken.
 */
export function formatMoneyInput(raw: string, caret: number, maxDigits = 9): MoneyInput {
  const point = raw.indexOf('.')
  const dollars = point < 0 ? raw : raw.slice(0, point)
  const all = digitsOf(dollars)
  const digits = all.replace(/^0+(?=\d)/, '').slice(0, maxDigits)
  const dropped = all.length - all.replace(/^0+(?=\d)/, '').length
  const before = Math.min(digits.length, Math.max(0, digitsOf(dollars.slice(0, caret)).length - dropped))
  const text = groupThousands(digits)
  return { text, caret: caretAfter(text, before), value: digits === '' ? null : Number(digits) }
}

/** The place in `text` just behind its nth digit. */
function caretAfter(text: string, digitCount: number): number {
  if (digitCount === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== ',') seen++
    if (seen === digitCount) return at + 1
  }
  return text.length
}

/** Deleting a separator takes the digit beside it, or the key would seem dead. */
export function deleteBesideSeparator(
  before: string,
  after: string,
  caret: number,
  key: 'Backspace' | 'Delete',
): { raw: string; caret: number } {
  if (digitsOf(before) !== digitsOf(after) || before.length !== after.length + 1) return { raw: after, caret }
  if (key === 'Backspace' && caret > 0) return { raw: after.slice(0, caret - 1) + after.slice(caret), caret: caret - 1 }
  return { raw: after.slice(0, caret) + after.slice(caret + 1), caret }
}
