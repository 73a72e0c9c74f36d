/** Which identity document an additional signer shows. */
import { ask } from '../../item.ts'
import { IDENTITY_DOCUMENT_LABELS, identityDocumentsAnswer } from '../identity/identity-documents.ts'
import { signerIntro } from './signer-intro.ts'

export const signerIdentityDocuments = ask('signer-identity-documents', {
  title: 'Verify your identity',
  why: 'We verify everyone who signs, so that no one else can sign for you.',
  steps: ['IDENTITY_VERIFICATION'],
  // Another name or date of birth is another person to verify.
  reads: (known) => [known(signerIntro)?.legalName, known(signerIntro)?.bornOn],
  data: identityDocumentsAnswer,
  labels: IDENTITY_DOCUMENT_LABELS,
  example: { document: 'US_DRIVERS_LICENSE' },
})
