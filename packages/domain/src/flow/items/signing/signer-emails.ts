/**
 * Where those who sign beside the borrower are reached, where the team knows better: the email was wrong, or none was given. Never asked: kept when
 * someone of the team enters it. What a signer did stays theirs, because their name stays the same.
 */
import { z } from 'zod'
import { wait } from '../../item.ts'

export const signerEmails = wait('signer-emails', {
  title: 'Co-owners sign',
  staffTitle: 'Emails of additional signers, as the team entered them',
  why: 'We email each additional signer at the address that we have.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({ emails: z.array(z.object({ party: z.string(), email: z.email() })).max(20) }),
  initially: { emails: [] },
  labels: { emails: { label: 'Emails', each: { party: 'Who', email: 'Email' } } },
  example: { emails: [] },
})
