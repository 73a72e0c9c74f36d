/** What someone who signs beside the borrower is written, by whose home it is. Pure. */
import type { Known, StepMail } from './item.ts'
import { signerPart } from './items/signing/signer-part.ts'

const withoutYour = (words: string): string => words.replace(/\byour home\b/gu, 'the home').replace(/\bYour home\b/gu, 'The home')

/** A spouse, or a trustee, signs for a home that they do not own: it is not called theirs. */
export const saidToSigner = (known: Known, party: string, { subject, body }: StepMail): StepMail =>
  signerPart(known, party) === 'CO_OWNER' ? { subject, body } : { subject: withoutYour(subject), body: withoutYour(body) }
