/** What no one means, in whatever answer it is: an amount beyond any home, an address of blanks. Every answer is held to it before it is kept. */
import { faultOfPrinted, UNSEEN_LETTERS, withoutUnseen } from '../fields/printable-text.ts'
import type { Misfit } from './item.ts'

/** Ten billion dollars. */
const MOST_CENTS = 1_000_000_000_000
const SEEN = /[\p{L}\p{N}]/u

const ADDRESS_LINES: Readonly<Record<string, string>> = { street1: 'Enter a street address', city: 'Enter a city' }

const isAddress = (value: object): boolean => 'street1' in value && 'zip' in value

/** What an operator writes in their own words. It stays in the file and in the audit log as it is, and the borrower reads some of it. */
const WRITTEN: ReadonlySet<string> = new Set(['reason', 'why', 'answer', 'confirmedBy'])
const LEAST_WORDS = 3

/** Numbers and names that documents and mails show as they are given, in whatever letters they have of those that are printed. */
const PRINTED: ReadonlySet<string> = new Set(['reference', 'commissionNumber', 'signature'])

/** What an operator copies from a letter, a deed or a notary’s seal: documents and mails show it as it is. */
const COPIED: ReadonlySet<string> = new Set([
  ...['payee', 'payTo', 'notary', 'witness', 'county', 'spouse', 'spouseSource', 'vesting', 'legalDescription', 'address'],
])
const MARKUP = /<\/?[a-z!]|:\/\/|\bwww\./iu

function problemOfCopied(name: string, text: string): string | undefined {
  if (!(COPIED.has(name) || PRINTED.has(name)) || text.trim() === '') return undefined
  return PRINTED.has(name) ? faultOfPrinted(text) : faultOfCopied(text)
}

/** What is wrong with words that a deed and mails show as they are given, in words; undefined of what they can show. */
export function faultOfCopied(text: string): string | undefined {
  const fault = faultOfPrinted(text)
  if (fault !== undefined) return fault
  if (MARKUP.test(text)) return 'Leave out web addresses and markup'
  return /\p{L}/u.test(text) ? undefined : 'Enter this in words'
}

/** Nine digits, with or without what people write between them. */
export const LIKE_SSN: RegExp = /(?<![\d-])(?:\d{9}|\d{3}[\s.-]\d{2}[\s.-]\d{4})(?!\d)/

function problemOfWords(name: string, words: string): string | undefined {
  if (!WRITTEN.has(name)) return undefined
  const seen = withoutUnseen(words).trim()
  if (seen.length < LEAST_WORDS || !SEEN.test(seen)) return 'Enter a reason'
  return LIKE_SSN.test(words) ? 'Leave out Social Security, account and routing numbers. The last four digits are enough.' : undefined
}

/** Of one line. */
const faultOfAddressLine = (line: string): string | undefined => (/[\n\r\t]/.test(line) ? UNSEEN_LETTERS : faultOfPrinted(line))

function problemOf(name: string, value: unknown, around: object): string | undefined {
  if (typeof value === 'number') return name.endsWith('Cents') && Math.abs(value) > MOST_CENTS ? 'Check this amount' : undefined
  if (typeof value !== 'string') return undefined
  if (!isAddress(around)) return problemOfWords(name, value) ?? problemOfCopied(name, value)
  const empty = ADDRESS_LINES[name]
  if (empty !== undefined && !SEEN.test(withoutUnseen(value))) return empty
  return ['street1', 'street2', 'city'].includes(name) ? faultOfAddressLine(value) : undefined
}

/** Each with the path of its field. */
export function implausibleIn(answer: unknown, path: readonly string[] = []): readonly Misfit[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    const message = problemOf(name, value, answer)
    const at = [...path, name]
    return message === undefined ? implausibleIn(value, at) : [{ path: at.join('.'), message }]
  })
}
