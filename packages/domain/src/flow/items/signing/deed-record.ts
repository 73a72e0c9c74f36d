/**
 * What is stored of the deed itself, whatever else is open now: which deeds a notary has sealed, and who signed before the one of now was made. After
 * the notary nothing is read again; and of a release that kept no digests the days say whether it was this deed that was read. Never asked and never stored.
 */
import { z } from 'zod'
import type { Facts } from '../../facts.ts'
import { type Known, wait } from '../../item.ts'
import { partsOfFactName } from '../../parties.ts'

export interface DeedRecord {
  /** By digest. ANY: an earlier release kept none of what was sealed. */
  readonly sealed: readonly string[] | 'ANY'
  /** What was signed, sent or recorded before the deed of now was made, by the names of the facts. */
  readonly before: readonly string[]
}

export const deedRecord = wait('deed-record', {
  title: 'The deed',
  steps: ['DEED_SIGNING'],
  by: 'notary',
  data: z.custom<DeedRecord>((value) => typeof value === 'object'),
  example: { sealed: [], before: [] },
})

const ON_A_DEED = new Set(['note-signing', 'signer-signing', 'signing-help', 'signer-signing-help', 'co-owners'])

type Results = Facts['results']

/** What came of a session counts for the deed that was booked for it, and not for one that was booked since. */
function signedInSession(results: Results): readonly string[] {
  const [session, booking] = [results['notary-session'], results['notary-booking']]
  const isSigned = (session?.data as { readonly outcome?: string } | undefined)?.outcome === 'SIGNED'
  const deed = (booking?.data as { readonly deed?: string } | undefined)?.deed
  return isSigned && deed !== undefined && booking!.settledAt <= session!.settledAt ? [deed] : []
}

export function deedRecordIn(results: Results): DeedRecord {
  const filed = results['deed-signing']?.data as { readonly signed?: string } | undefined
  const madeAt = results['security-instrument']?.settledAt
  return {
    sealed:
      filed && filed.signed === undefined ? 'ANY' : [...(filed?.signed === undefined ? [] : [filed.signed]), ...signedInSession(results)],
    before: Object.entries(results).flatMap(([name, { settledAt }]) =>
      ON_A_DEED.has(partsOfFactName(name).item) && madeAt !== undefined && settledAt < madeAt ? [name] : [],
    ),
  }
}

export function isDeedSealed(known: Known, sha256: string): boolean {
  const sealed = known(deedRecord)?.sealed ?? []
  return sealed === 'ANY' || sealed.includes(sha256)
}
