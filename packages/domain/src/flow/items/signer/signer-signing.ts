/** An additional signer signs; a document whose content changed must be signed again. */
import { ask } from '../../item.ts'
import { factName } from '../../parties.ts'
import { ownerMatches } from '../property/owner-matches.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { signedDigests } from '../signing/documents-to-sign.ts'
import { note } from '../signing/note.ts'
import { keptSigning, noteSigningAnswer, paperSignedMail, SIGNATURE_LABELS, storedSigning } from '../signing/note-signing.ts'
import { isReadStill } from '../signing/read-again.ts'
import { readsAgain } from './reads-again.ts'
import { heldBy, signerIntro } from './signer-intro.ts'
import { thisSigner } from './this-signer.ts'

export const signerSigning = ask('signer-signing', {
  title: 'Read your documents and sign',
  why: 'Your signature agrees to the lien on the home.',
  steps: ['NOTE_SIGNING'],
  // The spouse whom they named is theirs to correct until they sign (answer-as-signer says until when).
  corrects: [signerIntro],
  mail: {
    NOTE_SIGNING: {
      subject: 'Your documents are ready to read and sign',
      body: 'The documents for the line of credit on your home are ready for you. You can read every one before you sign.',
    },
  },
  passes: signsAtOffice,
  reads: (known) => [...signedDigests(known), ...heldBy(known)],
  earlierReads: (known) => [known(note)?.sha256, ...heldBy(known)],
  // Who has no place to sign agrees to the lien as the deed has it: to another deed they agree anew.
  holds: (known, given) => isReadStill(known, given, factName('signer-signing', known(thisSigner)?.party ?? '')),
  toSigner: readsAgain('signer-signing'),
  fits: (known, { signature }) => {
    const name = known(signerIntro)?.legalName
    if (!name || ownerMatches([{ name: signature, kind: 'PERSON' }], name)) return []
    return [{ path: 'signature', message: `Type your name as you gave it: ${name.firstName} ${name.lastName}` }]
  },
  agrees: { consentToSignElectronically: 'ELECTRONIC_SIGNATURE' },
  settledMail: paperSignedMail,
  data: storedSigning,
  accepts: noteSigningAnswer,
  keeps: keptSigning,
  labels: SIGNATURE_LABELS,
  example: { signature: 'Sam Reyes', consentToSignElectronically: true },
})
