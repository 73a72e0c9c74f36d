/** A quote of many times the credit report, or above the line: another person enters the same from the letter before it counts (record 0117). */
import { isEnteredByTwo, PAYOFF_QUOTE_BOUNDS } from '../../../policy/payoff-quote-bounds.ts'

export const QUOTE_ENTRIES = ['ONE', 'TWO'] as const

interface Entered {
  readonly debt: string
  readonly payee: string
  readonly payTo: string
  readonly amountCents: number
  readonly perDiemCents: number
  readonly goodThrough: string
  readonly letterOn: string
  readonly paidCents?: number | undefined
  /** absent of what one person's entry is enough for */
  readonly entries?: (typeof QUOTE_ENTRIES)[number] | undefined
  /** one person's change of what two entered */
  readonly changesTwo?: true | undefined
}

const FIGURES = ['debt', 'amountCents', 'perDiemCents', 'goodThrough', 'letterOn'] as const
/** Where the money goes is read from the letter by both as well: two who agree on a sum alone would leave it to the second. */
const PLACES = ['payee', 'payTo'] as const

/** As two persons write down one name or address: case, punctuation, accents and spaces aside. No word less, for another company has another one. */
const asWritten = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

const isSame = (one: Entered, other: Entered): boolean =>
  FIGURES.every((figure) => one[figure] === other[figure]) && PLACES.every((place) => asWritten(one[place]) === asWritten(other[place]))

interface Bounds {
  readonly reportedCents: number
  /** Absent of an application that has no terms to sign. */
  readonly lineCents: number | undefined
  /** What is stored: entered by someone else, as the database holds it. */
  readonly before: readonly Entered[]
}

/**
 * What two entered no one alone brings down or pays to somebody else: what changes it is entered by two as well. A slip that never counted binds no one.
 */
export function entriesOf(quote: Entered, { reportedCents, lineCents, before }: Bounds): Pick<Entered, 'entries' | 'changesTwo'> {
  const last = before.find(({ debt }) => debt === quote.debt)
  const isBound = last?.entries === 'TWO' || last?.changesTwo === true
  if (!isBound && !isEnteredByTwo(quote.amountCents, reportedCents, lineCents)) return {}
  if (last?.entries !== undefined && isSame(last, quote)) return { entries: 'TWO' }
  return { entries: 'ONE', ...(isBound && { changesTwo: true as const }) }
}

export const takesAnother = ({ entries, paidCents }: Pick<Entered, 'entries' | 'paidCents'>): boolean =>
  entries === 'ONE' && paidCents === undefined

export const ENTERED_BY_TWO = `This quote is more than ${PAYOFF_QUOTE_BOUNDS.twoEnterTimes} times the credit report, or more than the line, or it changes one that was. You entered it. Someone else on the team must enter it again from the letter before it counts: the same figures, payee and address.`

export const WHO_AND_HOW =
  'Write the first and last name of whom you spoke to, the phone number, email or other way in which you reached them, and in a few words why the debt grew'

const NAME = /\p{Lu}[\p{L}'’-]+\s+(?:\p{L}\.\s+)?\p{Lu}[\p{L}'’-]+/u
const VOWEL = /[aeiouyàâäéèêëíîïóôöúûü]/iu
/** Ten digits as a telephone has them, with a 1 before them or not; the area code begins with no 0 and no 1. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/u
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u
const LEAST_LETTERS = 4

const OTHER_MEANS = /\b(?:in person|at (?:a|the|their) branch|(?:online|secure|payoff|lender|servicer)\s+(?:portal|message|chat))\b/iu

const isSpelled = (word: string): boolean => new Set(word.toLowerCase()).size > 1
/** One that a person writes: more than one letter, one of them a vowel. */
const isWord = (word: string): boolean => isSpelled(word) && VOWEL.test(word)

const isPhone = (found: string | undefined): boolean => found !== undefined && new Set(found.replace(/\D/gu, '').slice(-7)).size > 1

/** A name, how somebody of that name was reached, and beside both some words that say why. */
export function saysWhoAndHow(words: string): boolean {
  const [name, phone, email, other] = [NAME, PHONE, EMAIL, OTHER_MEANS].map((pattern) => pattern.exec(words)?.[0])
  if (name === undefined || !name.split(/\s+/u).every((part) => part.endsWith('.') || isSpelled(part))) return false
  if (!isPhone(phone) && email === undefined && other === undefined) return false
  const rest = [name, phone, email, other].reduce((left: string, found) => (found === undefined ? left : left.replace(found, ' ')), words)
  return rest.split(/[^\p{L}]+/u).some((word) => word.length >= LEAST_LETTERS && isWord(word))
}
