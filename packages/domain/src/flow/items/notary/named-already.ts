/** Which documents stand for what somebody signed already: one person's deed or scans count for nobody else (records 0094, 0111). */
import type { Known } from '../../item.ts'
import { coOwners } from '../signing/co-owners.ts'
import { noteSigning } from '../signing/note-signing.ts'

interface SignerScans {
  readonly scans: readonly string[]
  readonly identity?: { readonly scan: string } | undefined
}

interface SignedBefore {
  readonly deed?: string | undefined
  readonly closing?: { readonly signers: readonly SignerScans[] } | undefined
}

/** An id is written in either case. */
export const idOfDocument = (uuid: string): string => uuid.toLowerCase()

/** What they signed, and the ID that they showed. */
export const scansOf = ({ scans, identity }: SignerScans): readonly string[] =>
  [...scans, ...(identity ? [identity.scan] : [])].map(idOfDocument)

/** @param before what is recorded of earlier meetings with a notary */
export function namedAlready(known: Known, before: readonly (SignedBefore | undefined)[] = []): ReadonlySet<string> {
  const owners = known(coOwners)?.owners ?? []
  const meetings = before.flatMap(({ deed, closing } = {}) => [
    ...(deed === undefined ? [] : [deed]),
    ...(closing?.signers ?? []).flatMap(scansOf),
  ])
  const onPaper = [...(known(noteSigning)?.paper?.scans ?? []), ...owners.flatMap(scansOf)]
  return new Set([...onPaper, ...meetings].map(idOfDocument))
}
