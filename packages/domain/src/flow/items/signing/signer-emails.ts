/**
 * Where those who sign beside the borrower are reached, where the team knows better: the email was wrong, or none was given. Never asked: kept when
 * someone of the team enters it. Whoever has the other email proves and does everything
 * again: a mailbox is what shows who someone is (signer-intro.holds).
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { type Known, wait } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { sameName } from './signers.ts'
import { signersRemoved } from './signers-removed.ts'

export const signerEmails = wait('signer-emails', {
  title: 'Additional signers',
  staffTitle: 'Emails of additional signers, as the team entered them',
  why: 'We email each additional signer at the address that we have.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({
    emails: z
      .array(
        z.object({
          party: z.string(),
          email: z.email(),
          at: z.optional(instant),
          /** Entered by the borrower, and not by the team. */
          isBorrowers: z.optional(z.literal(true)),
        }),
      )
      .max(20),
  }),
  initially: { emails: [] },
  labels: { emails: { label: 'Emails', each: { party: 'Who', email: 'Email', at: 'Entered at', isBorrowers: 'Entered by the borrower' } } },
  example: { emails: [] },
})

/** Whether the email that someone is written to at was entered by the team: whoever named them gave another, or none. */
export function isTeamsEmail(known: Known, { party, name, email }: Pick<Signer, 'party' | 'name' | 'email'>): boolean {
  const entered = known(signerEmails)?.emails.find((one) => one.party === party)
  if (entered !== undefined) return entered.isBorrowers !== true
  // Entered with the right name of someone who was misspelled: whoever named them did not give it.
  return (known(signersRemoved)?.removed ?? []).some(
    ({ rightName: right, confirmedAt }) =>
      confirmedAt !== undefined &&
      right?.email !== undefined &&
      right.email.trim().toLowerCase() === email &&
      sameName(`${right.firstName} ${right.lastName}`, name),
  )
}
