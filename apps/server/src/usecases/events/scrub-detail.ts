/**
 * Takes out of telemetry what must not be in it: emails, Social Security and phone numbers, tokens, and whatever a field's name says is
 * personal. The pages send none of it; anyone may post anything.
 */

const REMOVED = '[removed]'

const PERSONAL_NAME =
  /e-?mail|ssn|social|passw|token|jwt|secret|authori[sz]|cookie|phone|birth|^dob$|account.?number|routing|user.?data|redirect.?url|first.?name|last.?name|middle.?name|street/i

/** Words that a name is made of: short ones are in others (`footprint`), so they count alone or at the end. */
const SECRET_WORD = /^(?:pw|pass|otp)$/
const SECRET_LETTERS = /pwd|passcode|passphrase|passkey|secret|ssn|(?:pw|pass|otp)$/

/** However it is spelled: `userPwd`, `USER_PWD`, `user.pwd`, `S.S.N`, `newpw2`. */
function namesSecret(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.some((word) => SECRET_WORD.test(word)) || SECRET_LETTERS.test(words.join(''))
}

/** Where only the path is of interest: the rest of an address is what people and partners packed into it. */
const ADDRESS_NAME = /^(?:referrer|pagePath|pageUrl|url|href)$/i

/** Between the groups of a Social Security number: signs that people and forms put there, also as an address writes them. */
const PARTED = '(?:%20|[-\\s.+_/\u2010-\u2015]){0,3}'

/** Every repetition is bounded: this runs on what strangers send. */
const PERSONAL_TEXT: readonly RegExp[] = [
  /[^\s@"'<>,;:?&=/]{1,64}(?:@|%40)[^\s@"'<>,;:?&=/]{1,253}/gi,
  /\beyJ[\w-]{5,4000}\.[\w-]{5,4000}\.[\w-]{0,4000}/g,
  // In groups, however they are parted; or each digit by itself.
  new RegExp(`(?<!\\d)\\d{3}${PARTED}\\d{2}${PARTED}\\d{4}(?!\\d)`, 'g'),
  /(?<!\d)\d(?:[\s.-]{1,3}\d){8}(?![\s.-]{0,3}\d)/g,
  // What stands behind the name of a secret.
  /\b(?:pw|pwd|pass|passwd|password|passcode|passphrase|secret|otp)["']?\s{0,3}[=:]\s{0,3}[^\s&,;]{1,256}/gi,
  /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g,
]
const LONG_WORD = /[\w-]{32,}/g
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Letters and digits mixed, as long as a key: no one writes so. */
const looksLikeSecret = (word: string) => !UUID.test(word) && /\d/.test(word) && /[a-z]/i.test(word)

function scrubText(text: string): string {
  // What a UUID consists of may look like a number; it names no one to a stranger.
  if (UUID.test(text)) return text
  const scrubbed = PERSONAL_TEXT.reduce((left, pattern) => left.replace(pattern, REMOVED), text.replace(LONG_WORD, keepOrRemove))
  return scrubbed
}

const keepOrRemove = (word: string): string => (looksLikeSecret(word) ? REMOVED : word)

function scrubValue(name: string, value: unknown): unknown {
  if (PERSONAL_NAME.test(name) || namesSecret(name)) return REMOVED
  if (typeof value === 'string') return scrubText(ADDRESS_NAME.test(name) ? value.split(/[?#]/, 1)[0]! : value)
  if (typeof value === 'number') return Number.isInteger(value) && /^\d{9}$/.test(String(value)) ? REMOVED : value
  if (Array.isArray(value)) return value.map((each) => scrubValue('', each))
  return typeof value === 'object' && value !== null ? scrubDetail(value as Record<string, unknown>) : value
}

/** A copy; nesting is bounded at the edge. */
export const scrubDetail = (detail: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detail).map(([name, value]) => [scrubText(name), scrubValue(name, value)]))
