/** An operator looks at an identity that the check did not confirm. */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { signerIdentityCheck } from './signer-identity-check.ts'
import { signerIdentityDocuments } from './signer-identity-documents.ts'
import { heldBy, signerIntro } from './signer-intro.ts'

export const signerIdentityReview = wait('signer-identity-review', {
  title: 'We are reviewing your ID',
  staffTitle: 'Identity of an additional signer',
  why: 'Our team is reviewing your photos. After that, you can sign.',
  steps: ['IDENTITY_VERIFICATION'],
  by: 'operator',
  // A word alone reaches them at another mailbox, and the ID is what shows who has it: one person does not give both.
  apartFrom: {
    'signer-emails': 'You entered another email for an additional signer. Someone else on the team must review this ID.',
  },
  applies: (known) => known(signerIdentityCheck)?.status !== 'VERIFIED',
  reads: (known) => [known(signerIdentityCheck), ...heldBy(known)],
  shows: (known) => {
    const { status, reasons = [] } = known(signerIdentityCheck) ?? {}
    return [basisPart('Check of the ID', { status: 'Result', reasons: 'Reasons' }, { status: String(status), reasons })]
  },
  corrects: [signerIntro, signerIdentityDocuments],
  data: z.object({ confirmed: z.literal(true) }),
  labels: { confirmed: 'The document is genuine and shows the signer' },
  example: { confirmed: true },
})
