/** Which identity document an additional signer shows. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { IDENTITY_DOCUMENT_LABELS, IDENTITY_DOCUMENTS } from '../identity/identity-documents.ts'
import { signerIntro } from './signer-intro.ts'

export const signerIdentityDocuments = ask('signer-identity-documents', {
  title: 'Verify your identity',
  why: 'We verify everyone who signs, so that no one else can sign for you.',
  steps: ['IDENTITY_VERIFICATION'],
  // Another name or date of birth is another person to verify.
  reads: (known) => [known(signerIntro)?.legalName, known(signerIntro)?.bornOn],
  data: z.object({ document: z.enum(IDENTITY_DOCUMENTS, 'Choose a document') }),
  labels: IDENTITY_DOCUMENT_LABELS,
  example: { document: 'US_DRIVERS_LICENSE' },
})
