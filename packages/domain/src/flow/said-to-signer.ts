/** What someone who signs beside the borrower is written, by whose home it is. Pure. */
import type { Known, StepMail } from './item.ts'
import { instrumentOwners } from './items/signing/instrument-owners.ts'
import { signersOf } from './items/signing/signers.ts'

/** Themselves, and not as a trustee alone. */
function ownsTheHome(known: Known, party: string): boolean {
  if (signersOf(known).some((owner) => owner.party === party)) return true
  return instrumentOwners(known).some((owner) => owner.party === party && !owner.asTrustee)
}

const withoutYour = (words: string): string => words.replace(/\byour home\b/gu, 'the home').replace(/\bYour home\b/gu, 'The home')

/** A spouse, or a trustee, signs for a home that they do not own: it is not called theirs. */
export const saidToSigner = (known: Known, party: string, { subject, body }: StepMail): StepMail =>
  ownsTheHome(known, party) ? { subject, body } : { subject: withoutYour(subject), body: withoutYour(body) }
