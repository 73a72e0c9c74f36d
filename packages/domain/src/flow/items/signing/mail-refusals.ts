/**
 * Mail that could not be delivered, to the borrower or to one who signs beside them: the receiving side refused the address for good. Never asked: kept
 * when it happens, and taken back when a later mail to the same person was taken.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER, type Signer } from '../../parties.ts'

const mailRefusal = z.object({ party: z.string(), email: z.string(), at: instant })
export type MailRefusal = z.infer<typeof mailRefusal>

export const mailRefusals = wait('mail-refusals', {
  title: 'Email that did not arrive',
  staffTitle: 'Email that could not be delivered',
  why: 'An email to this address came back. Someone has to correct it.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({ refused: z.array(mailRefusal).max(200) }),
  initially: { refused: [] },
  labels: { refused: { label: 'Not delivered', each: { party: 'Who', email: 'Email', at: 'At' } } },
  example: { refused: [] },
})

/** What is known of the last mail to a person; an address that was corrected since has refused nothing. */
export const mailRefusedOf = (known: Known, { party, email }: Pick<Signer, 'party' | 'email'>): MailRefusal | undefined =>
  known(mailRefusals)?.refused.find((one) => one.party === party && (party === BORROWER || one.email === email))

/** The list after a mail was refused, or taken; undefined where nothing changes. */
export function refusalsAfter(
  known: Known,
  { party, email, at }: MailRefusal,
  isRefused: boolean,
): { readonly refused: readonly MailRefusal[] } | undefined {
  const before = known(mailRefusals)?.refused ?? []
  const others = before.filter((one) => one.party !== party)
  if (isRefused) return { refused: [...others, { party, email, at }] }
  return others.length < before.length ? { refused: others } : undefined
}
