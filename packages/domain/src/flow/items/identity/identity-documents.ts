/** Which identity document the borrower shows. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const IDENTITY_DOCUMENTS = ['US_DRIVERS_LICENSE', 'US_PASSPORT', 'US_STATE_ID_CARD', 'US_PERMANENT_RESIDENT_CARD'] as const

export const identityDocuments = ask('identity-documents', {
  title: 'Verify your identity',
  steps: ['IDENTITY_VERIFICATION'],
  data: z.object({ document: z.enum(IDENTITY_DOCUMENTS) }),
  example: { document: 'US_DRIVERS_LICENSE' },
})
