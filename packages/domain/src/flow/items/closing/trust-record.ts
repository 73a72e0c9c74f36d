/**
 * What is stored of the trust's documents, whatever is open now: which pages were sent, and what two of the team decided of its trustees since. The borrower
 * is asked again then, and reads why. Never asked and never stored.
 */
import { z } from 'zod'
import type { Facts } from '../../facts.ts'
import { wait } from '../../item.ts'
import { isOfTrustees } from '../signing/removed-trustees.ts'
import { rightNameOf, type SignerRemoval } from '../signing/signers-removed.ts'

export interface TrusteeChange {
  readonly name: string
  readonly because: SignerRemoval['because']
  /** who is the trustee in their place */
  readonly successor?: string
  readonly rightName?: string
}

export interface TrustRecord {
  /** Of those that the last answer names. */
  readonly pages: readonly string[]
  /** Decided since that answer. */
  readonly changed: readonly TrusteeChange[]
}

export const trustRecord = wait('trust-record', {
  title: 'The trust that owns your home',
  steps: ['TRUST_AND_INSURANCE'],
  by: 'operator',
  data: z.custom<TrustRecord>((value) => typeof value === 'object'),
  example: { pages: [], changed: [] },
})

export function trustRecordIn(results: Facts['results']): TrustRecord {
  const given = results['trust-and-flood-insurance']
  const { trust } = (given?.data ?? {}) as { readonly trust?: { readonly documents?: readonly string[]; readonly sameDocuments?: true } }
  const { removed = [] } = (results['signers-removed']?.data ?? {}) as { readonly removed?: readonly SignerRemoval[] }
  // With the decision the answer names the trustees of now: at that very moment, or before. By the borrower's word alone the pages of before still show nothing of it.
  const isUnshown = ({ confirmedAt = '' }: SignerRemoval) => trust?.sameDocuments === true || given!.settledAt <= confirmedAt
  const since = trust === undefined ? [] : removed.filter((one) => isOfTrustees(one) && isUnshown(one))
  return {
    pages: trust?.documents ?? [],
    changed: since.map(({ name, because, successor, rightName }) => ({
      ...{ name, because },
      ...(successor !== undefined && { successor }),
      ...(rightName && { rightName: rightNameOf(rightName) }),
    })),
  }
}
