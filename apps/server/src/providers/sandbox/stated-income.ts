import { personaOf } from './personas.ts'

/** What a sandbox's records show of the income that was stated: all of it, half for Incomelower, four fifths for Incomepartial. */
export function shownCents(lastName: string, statedAnnualCents: number): number {
  const persona = personaOf(lastName)?.lastName
  if (persona === 'Incomelower') return Math.round(statedAnnualCents / 2)
  return persona === 'Incomepartial' ? Math.round((statedAnnualCents * 4) / 5) : statedAnnualCents
}
