/** What an additional signer read and signed, with the evidence of it, in one sealed file: the original is kept apart, and they have a copy. */
import { type Known, work } from '../../item.ts'
import { noticesToDeliver } from '../funding/notices-owed.ts'
import { isDeedComplete } from '../notary/deed-complete.ts'
import { signerSigned } from '../signing/signed-mail.ts'
import { signedSet } from '../signing/signed-set.ts'
import { signsElectronically } from '../signing/signing-choice.ts'
import { heldBy } from './signer-intro.ts'
import { signerSigning } from './signer-signing.ts'
import { signerSigningChoice } from './signer-signing-choice.ts'
import { thisSigner } from './this-signer.ts'

const DEED_COUNTS = 'The deed that you signed with the notary still counts.'
const CANCEL = 'You may cancel the line for any reason.'
const NO_MONEY = 'No money is sent before that time has ended for everyone who may cancel.'

/** Of whoever signs again from the mailbox that is theirs, where the deed is signed: they have nothing but their notice to come. */
function nextOf(known: Known): string | undefined {
  if (!isDeedComplete(known)) return undefined
  const party = known(thisSigner)?.party
  if (!noticesToDeliver(known).some((notice) => notice.party === party)) return `${DEED_COUNTS} We email you when the line is open.`
  return signsElectronically(known(signerSigningChoice))
    ? `${DEED_COUNTS} ${CANCEL} Your time to cancel begins when you have your own notice of this right: sign in and open it. ${NO_MONEY}`
    : `${DEED_COUNTS} ${CANCEL} Your notice of this right comes on paper, in two copies, and your time to cancel begins when you have it. We email you the last day. ${NO_MONEY}`
}

export const signerSignedSet = work('signer-signed-set', {
  title: 'Sealing your signed documents',
  staffTitle: 'Sealing what an additional signer signed',
  steps: ['NOTE_SIGNING'],
  // What was signed before evidence was kept has none to be sealed with.
  applies: (known) => known(signerSigning)?.documents !== undefined,
  reads: (known) => [known(signerSigning), ...heldBy(known)],
  settledMail: (_set, known) => (known(signerSigning)?.paper ? undefined : signerSigned(known, known(thisSigner)?.party, nextOf(known))),
  data: signedSet.data,
  example: signedSet.example,
})
