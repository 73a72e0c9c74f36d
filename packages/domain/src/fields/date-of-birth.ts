/** Date of birth [registration/age]: required, real, from 1900, and old enough today. */
import * as z from 'zod/mini'
import { compareDates, type DateParts, isRealDate, parseDateText } from './calendar-date.ts'

export const dateOfBirthMessages = {
  required: 'Date of birth is required',
  invalid: 'Invalid date',
  tooYoung: (minimumAge: number) =>
    minimumAge >= 62 ? `Must be ${minimumAge} years or older to apply for a loan` : `Must be at least ${minimumAge} years old`,
} as const

export interface DateOfBirthOptions {
  /** yyyy-MM-dd, the day in the applicant's eyes. */
  readonly today: string
  /** Whole years; 18 unless the state or the product asks for more. */
  readonly minimumAge?: number
  readonly minimumYear?: number
}

type Judged = { readonly parts: DateParts } | { readonly message: string }

/**
 * Takes MM/dd/yyyy, yyyy-MM-dd or { day, month, year } (numbers or digits, as three inputs give them); gives { year, month, day }.
 * Old enough means born on or before today minus that many years, so the birthday itself passes.
 */
export const dateOfBirth = (options: DateOfBirthOptions) =>
  z.pipe(
    z.unknown(),
    z.transform((input: unknown, context): DateParts => {
      const judged = judge(input, options)
      if ('parts' in judged) return judged.parts
      context.issues.push({ code: 'custom', message: judged.message, input })
      return z.NEVER
    }),
  )

function judge(input: unknown, { today, minimumAge = 18, minimumYear = 1900 }: DateOfBirthOptions): Judged {
  const now = parseDateText(today)
  if (!now || !isRealDate(now)) throw new RangeError(`today must be yyyy-MM-dd, not ${today}`)
  if (isBlank(input)) return { message: dateOfBirthMessages.required }
  const parts = typeof input === 'string' ? parseDateText(input.trim()) : partsOf(input)
  if (!parts || !isRealDate(parts) || parts.year < minimumYear) return { message: dateOfBirthMessages.invalid }
  // February 29 minus 18 years need not exist; as a bound to compare with it stands between February 28 and March 1 all the same.
  if (compareDates(parts, { ...now, year: now.year - minimumAge }) > 0) return { message: dateOfBirthMessages.tooYoung(minimumAge) }
  return { parts }
}

function isBlank(input: unknown): boolean {
  if (input == null) return true
  if (typeof input === 'string') return input.trim() === ''
  if (typeof input !== 'object') return false
  const { day, month, year } = input as Record<string, unknown>
  return [day, month, year].every((part) => part == null || part === '')
}

function partsOf(input: unknown): DateParts | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { day, month, year } = input as Record<string, unknown>
  const parts = { year: wholeNumber(year), month: wholeNumber(month), day: wholeNumber(day) }
  return Object.values(parts).some(Number.isNaN) ? undefined : parts
}

const wholeNumber = (part: unknown): number => {
  if (typeof part === 'number') return part
  return typeof part === 'string' && /^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN
}
