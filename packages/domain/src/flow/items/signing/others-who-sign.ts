/** How the borrower reads of everyone who signs beside them, taken together: by what they are, and never as owners where one of them is not. */
import type { Known } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { closingSigners } from './closing-signers.ts'
import { signerPart, spouseIn } from './signer-part.ts'

type Person = Pick<Signer, 'party' | 'name'>

/** 'your co-owners', 'your spouse', 'the trustees'; of several kinds, 'the other signers'. */
function othersWhoSign(known: Known, among: readonly Person[]): string {
  const parts = new Set(among.map(({ party }) => signerPart(known, party)))
  const [first] = among
  const [part = 'CO_OWNER'] = parts
  if (parts.size > 1) return 'the other signers'
  if (part === 'CO_OWNER') return among.length === 1 ? 'your co-owner' : 'your co-owners'
  if (part === 'TRUSTEE') return among.length === 1 ? 'the trustee' : 'the trustees'
  if (among.length > 1 || !first) return 'the other signers'
  const spouse = spouseIn(known, first)
  return typeof spouse === 'object' ? `the spouse of ${spouse.owner}` : 'your spouse'
}

/** 'your spouse signs', 'your co-owners sign'. @param does said of several @param doesOne said of one */
export function othersDo(known: Known, does: string, doesOne: string, among: readonly Person[] = closingSigners(known)): string {
  return `${othersWhoSign(known, among)} ${among.length === 1 ? doesOne : does}`
}

/** The same at the beginning of a sentence. */
export function othersDoFirst(known: Known, does: string, doesOne: string, among?: readonly Person[]): string {
  const words = othersDo(known, does, doesOne, among)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
