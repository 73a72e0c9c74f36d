/** What the system holds of an answer, in the words of a person: money in dollars, moments in the reader's zone, codes as text. */
import { formatCents } from '@hearthline/domain'
import { codeWords } from '../words/code-words.ts'
import { wholeMoment } from '../words/moment-words.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
const CODE = /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$|^[A-Z]{4,}$/

/** One value on its own; `key` is the name it stands under, which says what a number is: '…Cents' is money, '…Bps' hundredths of a percent. */
export function valueWords(key: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberWords(key, value)
  if (INSTANT.test(value)) return wholeMoment(value)
  return CODE.test(value) ? codeWords(value) : value
}

function numberWords(key: string, value: number): string {
  if (key.endsWith('Cents') && Number.isSafeInteger(value)) return formatCents(value)
  if (key.endsWith('Bps') && Number.isSafeInteger(value)) return `${(value / 100).toFixed(2)}%`
  return String(value)
}

/** The name of a value: 'verifiedAnnualCents' -> 'Verified annual', 'originationFeeBps' -> 'Origination fee'. */
export const keyWords = (key: string): string => codeWords(key.replace(/Bps$/, ''))
