/** A removal that waits for its second person, of someone whom the borrower or an owner has corrected in the meantime: their own word goes before it. */
import type { Known } from './item.ts'
import { awaitedOf, type SignerRemoval, signersRemoved } from './items/signing/signers-removed.ts'
import { isNamedSigner, signsNoMore } from './items/signing/signs-no-more.ts'

interface Overtaken {
  readonly names: readonly string[]
  /** the list as it is then: declined, so that nobody confirms it later of someone who is named again */
  readonly removed: readonly SignerRemoval[]
}

/** undefined where none is. */
export function overtakenRemovals(before: Known, after: Known, now: string): Overtaken | undefined {
  const gone = awaitedOf(after).filter(({ party }) => signsNoMore(after, { party, ...(isNamedSigner(before, party) && { isNamed: true }) }))
  if (gone.length === 0) return undefined
  const removed = (after(signersRemoved)?.removed ?? []).map((one) => (gone.includes(one) ? { ...one, declinedAt: now } : one))
  return { names: gone.map(({ name }) => name), removed }
}
