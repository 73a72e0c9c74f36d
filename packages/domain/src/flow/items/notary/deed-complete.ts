/** Whether everyone has signed the deed before a notary: until then who signs it may still change, and it is made anew and signed again by all. */
import type { Known } from '../../item.ts'

/** By their names: what is asked of the deed is asked before it in the flow too. */
const SIGNING = { id: 'deed-signing' } as Parameters<Known>[0]
const OTHERS = { id: 'deed-co-signing' } as Parameters<Known>[0]

/** Someone has signed it before a notary, and others still have to. */
export const isDeedBegun = (known: Known): boolean => known(SIGNING) !== undefined && !isDeedComplete(known)

export function isDeedComplete(known: Known): boolean {
  const signed = known(SIGNING) as { readonly stillToSign?: readonly string[] } | undefined
  return signed !== undefined && ((signed.stillToSign?.length ?? 0) === 0 || known(OTHERS) !== undefined)
}
