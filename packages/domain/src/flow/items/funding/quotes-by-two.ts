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

export function entriesOf(quote: Entered, { reportedCents, lineCents, before }: Bounds): Pick<Entered, 'entries'> {
  if (!isEnteredByTwo(quote.amountCents, reportedCents, lineCents)) return {}
  const isAgain = before.some((one) => one.entries !== undefined && isSame(one, quote))
  return { entries: isAgain ? 'TWO' : 'ONE' }
}

export const takesAnother = ({ entries, paidCents }: Pick<Entered, 'entries' | 'paidCents'>): boolean =>
  entries === 'ONE' && paidCents === undefined

export const ENTERED_BY_TWO = `This quote is more than ${PAYOFF_QUOTE_BOUNDS.twoEnterTimes} times the credit report, or more than the line. You entered it. Someone else on the team must enter it again from the letter before it counts: the same figures, payee and address.`

export const WHO_AND_HOW =
  'Write the first and last name of whom you spoke to, and the phone number or email where you reached them, and why the debt grew'

/** Two words that may be a name, and a number or an address by which somebody was reached. */
export const saysWhoAndHow = (words: string): boolean =>
  /\p{Lu}[\p{L}'’-]+\s+(?:\p{L}\.\s+)?\p{Lu}[\p{L}'’-]+/u.test(words) && (/(?:\d[\s().-]*){7,}/.test(words) || /\S+@\S+\.\S+/.test(words))
