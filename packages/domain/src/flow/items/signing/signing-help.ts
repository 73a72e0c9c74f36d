/** Someone declined, or wants paper: the team calls them. They may take it up again by themselves in the meantime. */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { signingChoice, signsElectronically } from './signing-choice.ts'

export const SIGNING_HELP = {
  why: 'Our team calls you about paper or your questions. You can also take up signing here again.',
  steps: ['NOTE_SIGNING'] as const,
  by: 'operator' as const,
  data: z.object({ outcome: z.enum(['SIGNS_HERE', 'PAPER_SENT']) }),
  // Paper is on its way: until it is back, or they sign here after all, nothing goes on.
  leavesOpen: ({ outcome }: { readonly outcome: string }) => outcome === 'PAPER_SENT',
  labels: {
    outcome: { label: 'What was agreed', options: { SIGNS_HERE: 'They sign online after all', PAPER_SENT: 'Paper documents were sent' } },
  },
  example: { outcome: 'SIGNS_HERE' as const },
}

export const signingHelp = wait('signing-help', {
  title: 'Signing is paused',
  staffTitle: 'Signing that was declined',
  ...SIGNING_HELP,
  applies: (known) => !signsElectronically(known(signingChoice)),
  reads: (known) => [known(signingChoice)],
  settledMail: () => ({
    subject: 'You can sign online again',
    body: 'Your documents are ready where you left them. Sign in to continue.',
  }),
})
