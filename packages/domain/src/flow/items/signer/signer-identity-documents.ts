/** Which identity document an additional signer shows, with its pictures and one of their face. */
import { ask } from '../../item.ts'
import {
  exampleIdentityDocuments,
  IDENTITY_PICTURE_LABELS,
  identityDocumentsAnswer,
  keptIdentityDocuments,
  picturesOf,
} from '../identity/identity-documents.ts'
import { wordsOfShowingAgain } from './lost-mailbox.ts'
import { heldBy, signerIntro } from './signer-intro.ts'

export const signerIdentityDocuments = ask('signer-identity-documents', {
  title: 'Verify your identity',
  why: 'We verify everyone who signs, so that no one else can sign for you.',
  steps: ['IDENTITY_VERIFICATION'],
  // The spouse whom they named is theirs to correct until they sign (answer-as-signer says until when).
  corrects: [signerIntro],
  // Another name or date of birth is another person to verify.
  reads: (known) => [known(signerIntro)?.legalName, known(signerIntro)?.bornOn, ...heldBy(known)],
  toSigner: wordsOfShowingAgain,
  data: keptIdentityDocuments,
  accepts: identityDocumentsAnswer,
  documents: picturesOf,
  labels: IDENTITY_PICTURE_LABELS,
  example: exampleIdentityDocuments,
})
