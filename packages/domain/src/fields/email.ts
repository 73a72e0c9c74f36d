/** Email address [fields/email]. */
import * as z from 'zod/mini'

export const emailMessages = {
  required: 'Please enter your email',
  invalid: 'Please enter a valid email address',
} as const

export const email = z.string(emailMessages.required).check(
  z.trim(),
  z.minLength(1, { error: emailMessages.required, abort: true }),
  // RFC 5321 §4.5.3.1.3 bounds a path at 256 octets with its brackets.
  z.maxLength(254, { error: emailMessages.invalid, abort: true }),
  z.regex(z.regexes.email, emailMessages.invalid),
)
