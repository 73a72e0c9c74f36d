/** What was signed, with the evidence of it, in one sealed file: the original is kept apart, and the borrower has a copy. */
import { z } from 'zod'
import { type Known, work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { isSignedHere } from './documents-to-sign.ts'
import { noteSigning, type StoredSigning } from './note-signing.ts'
import { borrowerSigned } from './signed-mail.ts'

/** There is one original of what was signed: whoever reads another deed, which is signed before the notary, signs none of it anew. */
function whatWasSigned(known: Known): StoredSigning | undefined {
  const signing = known(noteSigning)
  return signing?.documents && { ...signing, documents: signing.documents.filter(({ kind }) => isSignedHere(kind)) }
}

export const signedSet = work('signed-set', {
  title: 'Sealing your signed documents',
  steps: ['GEN_NOTARY_DISCLOSURE'],
  // What was signed before evidence was kept has none to be sealed with.
  applies: (known) => known(noteSigning)?.documents !== undefined,
  // Signed at the office with the deed: what follows that meeting does not wait for it.
  overtakenBy: 'notary-session',
  reads: (known) => [whatWasSigned(known)],
  // With the deed that was read beside it.
  earlierReads: (known) => [known(noteSigning)],
  data: documentResult.extend({
    /** the sealed file that is never changed */
    original: z.object({ documentId: z.string(), sha256: z.string() }),
  }),
  settledMail: (_set, known) => (known(noteSigning)?.paper ? undefined : borrowerSigned(known)),
  example: {
    documentId: 'signed-set',
    sha256: '0'.repeat(64),
    original: { documentId: 'signed-set-original', sha256: '1'.repeat(64) },
  },
})
