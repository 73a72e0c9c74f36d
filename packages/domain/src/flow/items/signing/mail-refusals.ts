/**
 * Mail that could not be delivered, to the borrower or to one who signs beside them: the receiving side refused the address for good. Never asked: kept
 * when it happens, and taken back when a later mail to the same person was taken.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER, type Signer } from '../../parties.ts'

const mailRefusal = z.object({
  party: z.string(),
  email: z.string(),
  at: instant,
  /** Why, as the receiving side says it (RFC 3463): '5.1.1'. Earlier releases did not keep it. */
  code: z.string().max(20).optional(),
})
export type MailRefusal = z.infer<typeof mailRefusal>

export const mailRefusals = wait('mail-refusals', {
  title: 'Email that did not arrive',
  staffTitle: 'Email that could not be delivered',
  why: 'An email to this address came back. Someone has to correct it.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({ refused: z.array(mailRefusal).max(200) }),
  initially: { refused: [] },
  labels: { refused: { label: 'Not delivered', each: { party: 'Who', email: 'Email', at: 'At', code: 'Code' } } },
  example: { refused: [] },
})

/** What is known of the last mail to a person; an address that was corrected since has refused nothing. */
export const mailRefusedOf = (known: Known, { party, email }: Pick<Signer, 'party' | 'email'>): MailRefusal | undefined =>
  known(mailRefusals)?.refused.find((one) => one.party === party && (party === BORROWER || one.email === email))

/** By subject and detail of the enhanced status (RFC 3463, 3). */
const REASONS: Readonly<Record<string, string>> = {
  '1.1': 'there is no such mailbox',
  '1.2': 'there is no such mail domain',
  '1.3': 'the address is not written correctly',
  '1.6': 'the mailbox has moved',
  '1.10': 'the domain takes no mail',
  '2.1': 'the mailbox is turned off',
  '2.2': 'the mailbox is full',
  '2.3': 'the message is too long for the mailbox',
  '4.4': 'the mail domain cannot be reached',
  '4.7': 'the mail server did not take it for days',
  '7.1': 'the mail server did not accept it from us',
}

/** In words, to follow a colon. */
export const reasonOfRefusal = ({ code }: Pick<MailRefusal, 'code'>): string =>
  REASONS[code?.replace(/^\d\./, '') ?? ''] ?? 'the mail server gave no reason that we know'

/** The list after a mail was refused, or taken; undefined where nothing changes. */
export function refusalsAfter(
  known: Known,
  { party, email, at, code }: MailRefusal,
  isRefused: boolean,
): { readonly refused: readonly MailRefusal[] } | undefined {
  const before = known(mailRefusals)?.refused ?? []
  const others = before.filter((one) => one.party !== party)
  if (isRefused) return { refused: [...others, { party, email, at, ...(code !== undefined && { code }) }] }
  return others.length < before.length ? { refused: others } : undefined
}
