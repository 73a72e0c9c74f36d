/**
 * Who was handed two paper copies of their notice of the right to cancel where the line was closed, and on which day (12 CFR 1026.15(b)): their days run from
 * there, and nobody records it once more.
 */
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { deedCoSigning } from './deed-co-signing.ts'
import { notarySession } from './notary-session.ts'

export function noticesHanded(known: Known): ReadonlyMap<string, LocalDate> {
  const meetings = [known(notarySession), known(deedCoSigning)]
  return new Map(
    meetings.flatMap(({ closing, signedOn } = {}) =>
      (closing?.signers ?? []).flatMap(({ party, noticeReceipt }): [string, LocalDate][] =>
        noticeReceipt === undefined || signedOn === undefined ? [] : [[party, signedOn]],
      ),
    ),
  )
}
