/** What the income form holds and what the item 'annual-income' takes. */

export type StatedIncome = {
  readonly employmentType: string
  readonly primaryCents: number
  readonly otherCents: number
  readonly coOwnersCents: number
}

/** Whole dollars; null for an empty field. */
export type IncomeForm = {
  readonly primary: number | null
  readonly other: number | null
  readonly coOwners: number | null
}

/** The largest income that can be stated [registration/income]. */
const mostDollars = 9_999_999
/** Below this the figure is often a month's: it must be confirmed as annual and before tax [registration/income]. */
export const lowIncomeDollars = 15_000

const isStatedIncome = (data: unknown): data is StatedIncome =>
  typeof data === 'object' &&
  data !== null &&
  'employmentType' in data &&
  ['primaryCents', 'otherCents', 'coOwnersCents'].every((field) => Number.isSafeInteger((data as Record<string, unknown>)[field]))

export const readStatedIncome = (data: unknown): StatedIncome | undefined => (isStatedIncome(data) ? data : undefined)

const dollars = (cents: number): number => Math.trunc(cents / 100)

export const incomeForm = ({ primaryCents, otherCents, coOwnersCents }: StatedIncome): IncomeForm => ({
  primary: dollars(primaryCents),
  other: dollars(otherCents),
  coOwners: dollars(coOwnersCents),
})

/** Messages by field; empty when all is well [registration/income]. */
export function incomeProblems({ primary, other, coOwners }: IncomeForm): Partial<Record<keyof IncomeForm, string>> {
  const tooMuch = (value: number | null) => (value !== null && value > mostDollars ? 'Must be less than $10,000,000' : undefined)
  const found = {
    primary: primary === null ? 'Required' : tooMuch(primary),
    other: tooMuch(other),
    coOwners: tooMuch(coOwners),
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined))
}

export const needsConfirmation = ({ primary }: IncomeForm): boolean => primary !== null && primary < lowIncomeDollars

export const incomeAnswer = ({ employmentType }: StatedIncome, form: IncomeForm): StatedIncome => ({
  employmentType,
  primaryCents: (form.primary ?? 0) * 100,
  otherCents: (form.other ?? 0) * 100,
  coOwnersCents: (form.coOwners ?? 0) * 100,
})
