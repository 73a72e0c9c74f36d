/** What the system holds of an answer, in the words of a person: money in dollars, moments in the reader's zone, codes as text. */
import { formatCents, formatPhone, formatRate, formatShortDate } from '@hearthline/domain'
import { formatCode } from '../words/format-code.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { formatResult } from '../words/result-names.ts'
import { isStep, stepName } from '../words/step-names.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const DECIMAL = /^-?\d+\.\d+$/
const CODE = /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$|^[A-Z]{4,}$/

/** One value on its own; `key` is the name it stands under, which says what a number is: '…Cents' is money, '…Bps' hundredths of a percent. */
export function formatValue(key: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberWords(key, value)
  if (/phone$/i.test(key)) return formatPhone(value)
  if (/(?:Percent|^percent|[rR]ate)$/.test(key) && DECIMAL.test(value)) return formatRate(value)
  if (INSTANT.test(value)) return formatFullMoment(value)
  if (DAY.test(value)) return formatShortDate(value)
  return CODE.test(value) ? codeText(value) : value
}

/** A step or a result by its name; any other code in words. */
const codeText = (code: string): string => (isStep(code) ? stepName(code) : formatResult(code))

function numberWords(key: string, value: number): string {
  if (key.endsWith('Cents') && Number.isSafeInteger(value)) return formatCents(value)
  if (key.endsWith('Bps') && Number.isSafeInteger(value)) return formatRate(value / 100)
  return String(value)
}

/** The name of a value: 'verifiedAnnualCents' -> 'Verified annual', 'originationFeeBps' -> 'Origination fee'. */
export const formatKey = (key: string): string => formatCode(key.replace(/Bps$/, ''))
