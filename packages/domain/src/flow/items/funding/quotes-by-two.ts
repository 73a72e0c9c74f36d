/** A quote of many times the credit report, or above the line: another person enters the same figures from the letter before they count (record 0117). */
import { isEnteredByTwo, PAYOFF_QUOTE_BOUNDS } from '../../../policy/payoff-quote-bounds.ts'

export const QUOTE_ENTRIES = ['ONE', 'TWO'] as const

interface Entered {
  readonly debt: string
  readonly amountCents: number
  readonly perDiemCents: number
  readonly goodThrough: string
  readonly letterOn: string
  readonly paidCents?: number | undefined
  /** absent of what one person's entry is enough for */
  readonly entries?: (typeof QUOTE_ENTRIES)[number] | undefined
}

const FIGURES = ['debt', 'amountCents', 'perDiemCents', 'goodThrough', 'letterOn'] as const

interface Bounds {
  readonly reportedCents: number
  readonly lineCents: number
  /** What is stored: entered by someone else, as the database holds it. */
  readonly before: readonly Entered[]
}

export function entriesOf(quote: Entered, { reportedCents, lineCents, before }: Bounds): Pick<Entered, 'entries'> {
  if (!isEnteredByTwo(quote.amountCents, reportedCents, lineCents)) return {}
  const isAgain = before.some((one) => one.entries !== undefined && FIGURES.every((figure) => one[figure] === quote[figure]))
  return { entries: isAgain ? 'TWO' : 'ONE' }
}

export const takesAnother = ({ entries, paidCents }: Pick<Entered, 'entries' | 'paidCents'>): boolean =>
  entries === 'ONE' && paidCents === undefined

export const ENTERED_BY_TWO = `This quote is more than ${PAYOFF_QUOTE_BOUNDS.twoEnterTimes} times the credit report, or more than the line. You entered it. Someone else on the team must enter it again from the letter before it counts.`

export const WHO_AND_HOW =
  'Write the first and last name of whom you spoke to, and the phone number or email where you reached them, and why the debt grew'

/** Two words that may be a name, and a number or an address by which somebody was reached. */
export const saysWhoAndHow = (words: string): boolean =>
  /\p{Lu}[\p{L}'’-]+\s+(?:\p{L}\.\s+)?\p{Lu}[\p{L}'’-]+/u.test(words) && (/(?:\d[\s().-]*){7,}/.test(words) || /\S+@\S+\.\S+/.test(words))
