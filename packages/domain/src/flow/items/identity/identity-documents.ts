/** Which identity document the borrower shows. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const IDENTITY_DOCUMENTS = ['US_DRIVERS_LICENSE', 'US_PASSPORT', 'US_STATE_ID_CARD', 'US_PERMANENT_RESIDENT_CARD'] as const

export const identityDocumentsAnswer = z.object({ document: z.enum(IDENTITY_DOCUMENTS) })

export const IDENTITY_DOCUMENT_LABELS = {
  document: {
    label: 'Which document will you use?',
    options: {
      US_DRIVERS_LICENSE: "US driver's license",
      US_PASSPORT: 'US passport',
      US_STATE_ID_CARD: 'US state ID card',
      US_PERMANENT_RESIDENT_CARD: 'US permanent resident card',
    },
  },
} as const

export const identityDocuments = ask('identity-documents', {
  title: 'Verify your identity',
  why: 'We verify everyone who signs, so that no one else can pledge your home.',
  steps: ['IDENTITY_VERIFICATION'],
  data: identityDocumentsAnswer,
  labels: IDENTITY_DOCUMENT_LABELS,
  example: { document: 'US_DRIVERS_LICENSE' },
})
