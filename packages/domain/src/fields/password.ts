/** Password [fields/password]: twelve or more with an upper and a lower case letter, a number and one of !@#$%^&*; no known bad one. */
import * as z from 'zod/mini'
import { isKnownBadPassword } from './known-bad-passwords.ts'

export const passwordMessages = {
  required: 'Required',
  mismatch: "Passwords don't match",
  knownBad: 'This password is too easy to guess. Please choose another.',
  published: 'This password is in published lists of stolen passwords. Please choose another.',
  containsEmail: 'Your password can’t contain your email address. Please choose another.',
  tooLong: 'Must be at most 256 characters',
} as const

export interface PasswordRule {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'
  /** What the meter says while the rule is not met. */
  readonly text: string
  readonly pattern: RegExp
  /** Which of the meter's four bars it belongs to; the two cases share one. */
  readonly bar: 1 | 2 | 3 | 4
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: 'length', text: 'At least 12 characters', pattern: /^.{12,}$/su, bar: 1 },
  { id: 'uppercase', text: 'One uppercase letter', pattern: /[A-Z]/, bar: 2 },
  { id: 'lowercase', text: 'One lowercase letter', pattern: /[a-z]/, bar: 2 },
  { id: 'number', text: 'One number', pattern: /\d/, bar: 3 },
  { id: 'special', text: 'One special character: !@#$%^&*', pattern: /[!@#$%^&*]/, bar: 4 },
]

/** The rules a value does not meet yet, in order. */
export const unmetPasswordRules = (value: string): readonly PasswordRule[] => PASSWORD_RULES.filter(({ pattern }) => !pattern.test(value))

/** At least 64 must be accepted (NIST SP 800-63B); 256 keeps the cost of hashing bounded. Never trimmed: a space is a character. */
const MAX_LENGTH = 256

/** One issue per unmet rule, each with the rule's text. */
export const password = z.string(passwordMessages.required).check(
  z.minLength(1, { error: passwordMessages.required, abort: true }),
  z.maxLength(MAX_LENGTH, { error: passwordMessages.tooLong, abort: true }),
  ...PASSWORD_RULES.map(({ pattern, text }) => z.regex(pattern, text)),
  z.refine((value) => !isKnownBadPassword(value), passwordMessages.knownBad),
)

/** A shorter name is part of many words. */
const SHORTEST_NAME = 4

/** Whether the email, or the name before its @ (without what follows a +), is in the password, in any case. */
export function containsEmail(value: string, email: string): boolean {
  const written = value.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const [base = ''] = name.split('+')
  return [name, base].some((part) => part.length >= SHORTEST_NAME && written.includes(part))
}

export const passwordConfirmation = z.string(passwordMessages.required).check(z.minLength(1, passwordMessages.required))

/** The mismatch stands at the confirmation, and is said also while the password itself has issues. */
export const passwordsMatch = z.refine<{ password: string; confirmation: string }>((pair) => pair.password === pair.confirmation, {
  error: passwordMessages.mismatch,
  path: ['confirmation'],
  when: ({ value }) => isPair(value) && value.confirmation !== '',
})

const isPair = (value: unknown): value is { password: string; confirmation: string } =>
  typeof value === 'object' && value !== null && 'password' in value && 'confirmation' in value

export const passwordPair = z.object({ password, confirmation: passwordConfirmation }).check(passwordsMatch)
