/** What was signed, with the evidence of it, in one sealed file: the original is kept apart, and the borrower has a copy. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { noteSigning } from './note-signing.ts'
import { borrowerSigned } from './signed-mail.ts'

export const signedSet = work('signed-set', {
  title: 'Sealing your signed documents',
  steps: ['GEN_NOTARY_DISCLOSURE'],
  // What was signed before evidence was kept has none to be sealed with.
  applies: (known) => known(noteSigning)?.documents !== undefined,
  // Signed at the office with the deed: what follows that meeting does not wait for it.
  overtakenBy: 'notary-session',
  reads: (known) => [known(noteSigning)],
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
