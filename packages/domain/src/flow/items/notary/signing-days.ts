/** On which days the owners signed: no right to cancel begins to run out before the last of them did (12 CFR 1026.15(a)(3)). */
import { type LocalDate, latestOf } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { deedCoSigning } from './deed-co-signing.ts'
import { deedSigning } from './deed-signing.ts'
import { notarySession } from './notary-session.ts'
import { hasSignedAt } from './office-closing.ts'

/** The day on which the line is open for everyone who owns the home: that of the last of them before a notary. */
export function lastSigningDay(known: Known): LocalDate | undefined {
  const [first, ...others] = [known(deedSigning)?.signedOn, known(deedCoSigning)?.signedOn].filter((day) => day !== undefined)
  return first && latestOf(first, ...others)
}

/** Of whoever signed the documents at an office, where copies of the notice are handed over; undefined of everyone else. */
export const dayAtOffice = (known: Known, party: string): LocalDate | undefined =>
  [known(deedCoSigning), known(notarySession)].find((meeting) => hasSignedAt(meeting, party))?.signedOn
