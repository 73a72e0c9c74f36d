/**
 * Where those who sign beside the borrower are reached, where the team knows better: the email was wrong, or none was given. Never asked: kept when
 * someone of the team enters it. Whoever has the other email proves and does everything
 * again: a mailbox is what shows who someone is (signer-intro.holds).
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'

export const signerEmails = wait('signer-emails', {
  title: 'Co-owners sign',
  staffTitle: 'Emails of additional signers, as the team entered them',
  why: 'We email each additional signer at the address that we have.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({ emails: z.array(z.object({ party: z.string(), email: z.email(), at: z.optional(instant) })).max(20) }),
  initially: { emails: [] },
  labels: { emails: { label: 'Emails', each: { party: 'Who', email: 'Email', at: 'Entered at' } } },
  example: { emails: [] },
})
