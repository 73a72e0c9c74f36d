/**
 * Where those who sign beside the borrower are reached, where the team knows better: the email was wrong, or none was given. Never asked: kept when
 * someone of the team enters it. Where the one of before was not theirs, whoever has the other email proves and does everything
 * again: a mailbox is what shows who someone is (signer-intro.holds). Where the same person only lost it, what they did stays.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { type Known, wait } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { sameName } from './signers.ts'
import { signersRemoved } from './signers-removed.ts'

/** NOT_THEIRS: the mailbox of before is someone else’s. LOST: it was theirs, and they can no longer read it. */
export const EMAIL_CHANGES = ['NOT_THEIRS', 'LOST'] as const
export type EmailChange = (typeof EMAIL_CHANGES)[number]

/** More than anyone loses. */
const MOST_FORMER = 20
/** More than sign one after the other. */
const MOST_ENTERED = 100

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
          /** Before it, or before the ones that were theirs, there was none: nothing was said to be another’s. */
          isFirst: z.optional(z.literal(true)),
          /** Mailboxes of before that were theirs, where they only lost the one of before: what they gave from them stays. */
          former: z.optional(z.array(z.email()).max(MOST_FORMER)),
          /** Where `former` is given: since when the first of them was theirs, by the team's word. */
          since: z.optional(instant),
        }),
      )
      .max(MOST_ENTERED),
  }),
  initially: { emails: [] },
  labels: {
    emails: {
      label: 'Emails',
      each: {
        party: 'Who',
        email: 'Email',
        at: 'Entered at',
        isBorrowers: 'Entered by the borrower',
        isFirst: 'The first one that was known',
        former: 'Emails that were theirs before',
        since: 'Theirs since',
      },
    },
  },
  example: { emails: [] },
})

type Entered = (typeof signerEmails.example)['emails'][number]

/** Since when it is another mailbox than was theirs: what was given before counts for nothing. Undefined where each of them was theirs. */
export const correctedAt = ({ at, former, since }: Pick<Entered, 'at' | 'former' | 'since'>): string | undefined =>
  former === undefined ? at : since

/** Whether no email of theirs was known before: the borrower gives one only of whom there is none. */
export const isFirstEmail = ({ isFirst, isBorrowers }: Pick<Entered, 'isFirst' | 'isBorrowers'>): boolean =>
  isFirst === true || isBorrowers === true

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

/** Why no more is kept of it, in words: what this file holds has an end. */
export function noMoreEmails({ emails }: typeof signerEmails.example): string | undefined {
  if (emails.length > MOST_ENTERED)
    return 'This file holds no more emails. The borrower can correct who owns the home, and give their emails there.'
  return emails.some(({ former = [] }) => former.length > MOST_FORMER)
    ? `${MOST_FORMER} emails of theirs were replaced, and this file holds no more. Enter one of those again, or say that the one of now was not theirs: then they sign again.`
    : undefined
}

/** What is kept once another email is entered for someone. */
export function emailEntered(
  known: Known,
  { party, email: was, correctedAt: since, formerEmails = [] }: Signer,
  { email, because, at }: { readonly email: string; readonly because: EmailChange; readonly at: string },
): typeof signerEmails.example {
  const entered = known(signerEmails)?.emails ?? []
  const others = entered.filter((each) => each.party !== party)
  if (was === undefined) return { emails: [...others, { party, email, at, isFirst: true }] }
  if (because === 'NOT_THEIRS') return { emails: [...others, { party, email, at }] }
  const former = [...new Set([...formerEmails, was])].filter((one) => one !== email)
  const before = entered.find((each) => each.party === party)
  const first = before !== undefined && isFirstEmail(before) ? ({ isFirst: true } as const) : {}
  return { emails: [...others, { party, email, at, former, ...(since !== undefined && { since }), ...first }] }
}
