/** What one source may prefill: every value is judged by the field's own rule, and dropped when it does not pass. */
import * as z from 'zod/mini'
import { type DateParts, isRealDate, parseDateText } from '../fields/calendar-date.ts'
import { city } from '../fields/city.ts'
import { email } from '../fields/email.ts'
import { firstName } from '../fields/first-name.ts'
import { lastName } from '../fields/last-name.ts'
import { middleName } from '../fields/middle-name.ts'
import { requiredAmount } from '../fields/money-amount.ts'
import { phone } from '../fields/phone.ts'
import { state } from '../fields/state.ts'
import { street1, street2 } from '../fields/street.ts'
import type { OccupancyType } from './register-data.ts'
import { toWizardSuffix } from './wizard-suffixes.ts'

/** One source's answers in the shape of the register state; a group that is absent is not known. */
export interface Prefill {
  readonly name?: { readonly firstName?: string; readonly middleName?: string; readonly lastName?: string; readonly suffix?: string }
  readonly propertyAddress?: PrefilledAddress
  readonly homeAddress?: PrefilledAddress
  readonly dob?: DateParts
  readonly email?: string
  readonly phoneNumber?: string
  /** Dollars a year. */
  readonly income?: number
}

export interface PrefilledAddress {
  readonly street1?: string
  readonly street2?: string
  readonly city?: string
  readonly state?: string
  readonly zip?: string
  /** how the home is used, where the source says it */
  readonly occupancyType?: OccupancyType
}

type Loose = Readonly<Record<string, unknown>>

const accepted = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => {
  if (value == null || value === '') return undefined
  const result = z.safeParse(schema, value)
  return result.success ? result.data : undefined
}

const group = <T extends object>(values: T): T | undefined => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T)
}

/** Lookups answer five digits or ZIP+4. */
const fiveDigits = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^(\d{5})(?:-?\d{4})?$/.exec(value.trim())?.[1] : undefined

const anyLastName = lastName({ production: false })
const anyState = state()

export const prefilledName = (from: Loose): Prefill['name'] => {
  const names = group({
    firstName: accepted(firstName, from.firstName),
    middleName: accepted(middleName, from.middleName),
    lastName: accepted(anyLastName, from.lastName),
  })
  const suffix = typeof from.suffix === 'string' && from.suffix !== '' ? toWizardSuffix(from.suffix) : undefined
  return names && { ...names, ...(suffix === undefined ? {} : { suffix }) }
}

export const prefilledAddress = (from: Loose): PrefilledAddress | undefined =>
  group({
    street1: accepted(street1, from.street1),
    street2: accepted(street2, from.street2),
    city: accepted(city, from.city),
    state: accepted(anyState, from.state),
    zip: fiveDigits(from.zip),
  })

/** Real, and from 1900; whether it is old enough is asked where it is confirmed. */
export function prefilledDob(value: unknown): DateParts | undefined {
  const parts = typeof value === 'string' ? parseDateText(value.trim()) : datePartsOf(value)
  return parts && parts.year >= 1900 && isRealDate(parts) ? parts : undefined
}

function datePartsOf(value: unknown): DateParts | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { year, month, day } = value as Loose
  return { year: Number(year), month: Number(month), day: Number(day) }
}

export const prefilledEmail = (value: unknown): string | undefined => accepted(email, value)
export const prefilledPhone = (value: unknown): string | undefined => accepted(phone, value)
export const prefilledIncome = (value: unknown): number | undefined => accepted(requiredAmount, value)

/** Without the groups that are not known. */
export const prefillOf = (prefill: Prefill): Prefill => group(prefill) ?? {}
