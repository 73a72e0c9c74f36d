/** Where the documents are signed at an office an additional signer reads them before it, on pages of their own. */
import { ask } from '../../item.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { CLOSING_REVIEW, readsOnPaper, reviewedDigests, reviewedEarlier } from '../signing/closing-review.ts'
import { readsAgain } from './reads-again.ts'
import { heldBy, signerIntro } from './signer-intro.ts'
import { signerSigningChoice } from './signer-signing-choice.ts'
import { signerSigningHelp } from './signer-signing-help.ts'

export const signerReview = ask('signer-review', {
  ...CLOSING_REVIEW,
  why: 'You read every document now. You sign them later at an office, together with the borrower.',
  mail: {
    NOTE_SIGNING: {
      subject: 'Your documents are ready to read',
      body: 'The documents for the line of credit on your home are ready for you, with the final itemized costs. Sign in and read every one now. Texas law gives each owner one business day with the costs before signing. You sign later, at an office.',
    },
  },
  // The spouse whom they named is theirs to correct until they sign (answer-as-signer says until when).
  corrects: [signerIntro],
  applies: (known) => signsAtOffice(known) && !readsOnPaper(known(signerSigningChoice), known(signerSigningHelp)),
  reads: (known) => [...reviewedDigests(known), ...heldBy(known)],
  earlierReads: (known) => [...reviewedEarlier(known), ...heldBy(known)],
  notAfter: (_given, isCurrent) => isCurrent('signer-signing'),
  toSigner: readsAgain('signer-review'),
})
