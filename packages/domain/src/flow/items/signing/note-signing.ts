/** The borrower signs; a document whose content changed must be signed again. */
import * as z from 'zod/mini'
import { ELECTRONIC_SIGNATURE_WORDS } from '../../../policy/consent-statements.ts'
import { ask } from '../../item.ts'
import { amountChange } from '../final/amount-change.ts'
import { note } from './note.ts'

export const noteSigningAnswer = z.object({
  signature: z.string().check(z.minLength(2), z.maxLength(120)),
  consentToSignElectronically: z.literal(true, 'Check the box to sign electronically'),
})

export const SIGNATURE_LABELS = { signature: 'Your full name, as your signature', consentToSignElectronically: ELECTRONIC_SIGNATURE_WORDS }

export const noteSigning = ask('note-signing', {
  title: 'Sign your documents',
  why: 'Your signature is your agreement to the loan.',
  steps: ['NOTE_SIGNING'],
  corrects: [amountChange],
  reads: (known) => [known(note)?.sha256],
  agrees: { consentToSignElectronically: 'ELECTRONIC_SIGNATURE' },
  data: noteSigningAnswer,
  labels: SIGNATURE_LABELS,
  example: { signature: 'Ana Reyes', consentToSignElectronically: true },
})
