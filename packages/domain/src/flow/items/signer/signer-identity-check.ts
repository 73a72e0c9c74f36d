/** Whether an additional signer's document is genuine and shows them. */
import { work } from '../../item.ts'
import { identityCheck } from '../identity/identity-check.ts'
import { signerIdentityDocuments } from './signer-identity-documents.ts'
import { heldBy, signerIntro } from './signer-intro.ts'

export const signerIdentityCheck = work('signer-identity-check', {
  title: 'We are checking your photos',
  staffTitle: 'Checking the identity of an additional signer',
  steps: ['WAITING_FOR_ID_VERIFICATION'],
  reads: (known) => [known(signerIntro)?.legalName, known(signerIntro)?.bornOn, known(signerIdentityDocuments), ...heldBy(known)],
  data: identityCheck.data,
  example: identityCheck.example,
})
