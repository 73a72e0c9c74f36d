/** Mobile phone [fields/phone]: ten digits of the North American plan, however they are typed. */
import * as z from 'zod/mini'

export const phoneMessages = {
  required: 'Please enter your mobile phone',
  invalid: 'Please enter a valid phone number',
  countryCode: 'Country code 1 is not needed',
} as const

/** Formatted (XXX) XXX-XXXX is 14 long: ten digits, no more and no less. */
const FORMATTED_LENGTH = 14
const TYPED = /^[\d\s().+-]*$/

/**
 * The national digits of what was typed: separators dropped, and +1 or a leading 1 before ten digits. Texts with anything else in
 * them give undefined. May give fewer or more than ten digits.
 */
export function phoneDigits(typed: string): string | undefined {
  const text = typed.trim()
  if (!TYPED.test(text) || text.lastIndexOf('+') > 0 || (text.startsWith('+') && !/^\+\s*1/.test(text))) return undefined
  const digits = text.replace(/\D/g, '')
  return text.startsWith('+') || (digits.length === 11 && digits.startsWith('1')) ? digits.slice(1) : digits
}

/** (XXX) XXX-XXXX while it is being typed; as many brackets as there are digits for. */
export function formatPhoneAsTyped(typed: string): string {
  const digits = phoneDigits(typed) ?? typed.replace(/\D/g, '')
  if (digits.length <= 3) return digits
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Gives the ten digits. A 1 that is no country code before ten digits gets its own message: no area code starts with 1. */
export const phone = z.pipe(
  z.string(phoneMessages.required).check(
    z.trim(),
    z.minLength(1, { error: phoneMessages.required, abort: true }),
    z.refine((typed) => !phoneDigits(typed)?.startsWith('1'), { error: phoneMessages.countryCode, abort: true }),
    z.refine((typed) => phoneDigits(typed) !== undefined && formatPhoneAsTyped(typed).length === FORMATTED_LENGTH, phoneMessages.invalid),
  ),
  z.transform((typed: string): string => phoneDigits(typed) ?? typed),
)
