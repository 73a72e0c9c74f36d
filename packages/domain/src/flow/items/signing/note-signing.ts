/** The borrower signs; a document whose content changed must be signed again. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { note } from './note.ts'

export const noteSigning = ask('note-signing', {
  title: 'Sign your documents',
  steps: ['NOTE_SIGNING'],
  reads: (known) => [known(note)?.sha256],
  data: z.object({ signature: z.string().min(2).max(120), consentToSignElectronically: z.literal(true, 'Required') }),
  example: { signature: 'Ana Reyes', consentToSignElectronically: true },
})
