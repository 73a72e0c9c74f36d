import { ageOn, type LocalDate } from '../values/local-date.ts'

export const standardAge = 18
/** The age-restricted variant [registration/age]. */
export const restrictedAge = 62

/** A state's own age of majority. A row that is not `on` counts only for organizations that turn it on. */
export type AgeRow = { readonly state: string; readonly age: number; readonly on: boolean; readonly citation: string }

export const ageRows: readonly AgeRow[] = [
  { state: 'AL', age: 19, on: true, citation: 'Ala. Code 26-1-1(a); the product asks for 19 there' },
  { state: 'NE', age: 19, on: false, citation: 'Neb. Rev. Stat. 43-2101; not asked for by the product, so an organization turns it on' },
  // Twenty-one in general, but eighteen for mortgages since 2023, so this row is for the record.
  { state: 'MS', age: 18, on: false, citation: 'Miss. SB 2073 (2023), approved 2023-04-17: majority at 18 for real-estate loans' },
]

export type AgeRule = { state?: string; ageRestricted?: boolean; turnedOn?: readonly string[] }

/** The age an applicant must have reached: 62 in the age-restricted variant, the state's own where its row is on, else 18. */
export function minimumAge({ state, ageRestricted = false, turnedOn = [] }: AgeRule = {}): number {
  if (ageRestricted) return restrictedAge
  const row = ageRows.find((candidate) => candidate.state === state?.toUpperCase())
  return row !== undefined && (row.on || turnedOn.includes(row.state)) ? row.age : standardAge
}

/** The sentence for someone too young on a day, or undefined when old enough; the birthday itself passes [registration/age]. */
export function ageProblem(birthdate: LocalDate, on: LocalDate, rule: AgeRule = {}): string | undefined {
  const minimum = minimumAge(rule)
  if (ageOn(birthdate, on) >= minimum) return undefined
  return minimum === restrictedAge ? 'Must be 62 years or older to apply for a loan' : `Must be at least ${minimum} years old`
}
