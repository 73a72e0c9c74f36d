/** Whether the document is genuine and shows the person. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { identityDocuments } from './identity-documents.ts'

export const identityCheck = work('identity-check', {
  title: 'Checking your identity',
  steps: ['WAITING_FOR_ID_VERIFICATION'],
  reads: (known) => [known(identityDocuments)],
  // What the check left open is settled by a person, among the open requests.
  chapter: { open: 'Identity', done: ({ status }) => (status === 'VERIFIED' ? 'Identity verified' : 'Identity photos received') },
  data: z.object({
    status: z.enum(['VERIFIED', 'FAILED', 'PENDING_REVIEW']),
    reasons: z.array(z.string()),
    reference: z.string(),
    /** As the document has it, where the check says that it differs. */
    nameRead: z.string().optional(),
  }),
  example: { status: 'VERIFIED', reasons: [], reference: 'identity-example' },
})
