/** What someone beside the borrower signed stays theirs to read, also while it counts no longer and they are asked again. */
import { basisOf } from './basis.ts'
import type { Facts } from './facts.ts'
import type { DataOf } from './item-types.ts'
import { signerSignedSet } from './items/signer/signer-signed-set.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { factName, type Signer } from './parties.ts'

interface KeptCopy {
  readonly set: DataOf<'signer-signed-set'>
  readonly signing: DataOf<'signer-signing'>
}

/** Undefined where nothing was sealed, and of what was signed from another mailbox: the seal rests on the one of that day. */
export function keptCopy(
  { results }: Pick<Facts, 'results'>,
  { party, email, correctedAt, formerEmails = [] }: Signer,
): KeptCopy | undefined {
  const [signing, set] = [signerSigning, signerSignedSet].map(({ id }) => results[factName(id, party)])
  if (!signing || !set || set.settledAt <= (correctedAt ?? '')) return undefined
  const isTheirs =
    [email, ...formerEmails].some((own) => own !== undefined && set.basis === basisOf([signing.data, own])) ||
    // An earlier release kept no email with it.
    (correctedAt === undefined && set.basis === basisOf([signing.data]))
  return isTheirs ? { set: set.data as KeptCopy['set'], signing: signing.data as KeptCopy['signing'] } : undefined
}
