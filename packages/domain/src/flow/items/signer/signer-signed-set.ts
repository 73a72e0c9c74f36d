/** What an additional signer read and signed, with the evidence of it, in one sealed file: the original is kept apart, and they have a copy. */
import { work } from '../../item.ts'
import { signerSigned } from '../signing/signed-mail.ts'
import { signedSet } from '../signing/signed-set.ts'
import { heldBy } from './signer-intro.ts'
import { signerSigning } from './signer-signing.ts'
import { thisSigner } from './this-signer.ts'

export const signerSignedSet = work('signer-signed-set', {
  title: 'Sealing your signed documents',
  staffTitle: 'Sealing what an additional signer signed',
  steps: ['NOTE_SIGNING'],
  // What was signed before evidence was kept has none to be sealed with.
  applies: (known) => known(signerSigning)?.documents !== undefined,
  reads: (known) => [known(signerSigning), ...heldBy(known)],
  settledMail: (_set, known) => (known(signerSigning)?.paper ? undefined : signerSigned(known, known(thisSigner)?.party)),
  data: signedSet.data,
  example: signedSet.example,
})
