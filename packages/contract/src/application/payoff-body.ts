/** The payoffs of an application as the team follows them after they were sent. */
import { PAYOFF_EVENTS, payoffEvent } from '@hearthline/domain'
import { z } from 'zod'

export const payoffBody = z.object({
  debt: z.string(),
  payee: z.string(),
  amountCents: z.int(),
  reference: z.string(),
  /** null of what earlier releases paid */
  on: z.iso.date().nullable(),
  /** the payoff letter that went with it */
  letter: z.string().nullable(),
  state: z.enum(['SENT', 'SHORT', 'BORROWER_PAYS', 'RETURNED', 'IN_FULL', 'GIVEN_BACK']),
  paidInFullOn: z.iso.date().nullable(),
  shortCents: z.int(),
  /** what of it is ours to pay, because the creditor’s own letter asked for it */
  lendersCents: z.int(),
  /** up to which payment whoever records it needs no one else’s approval */
  mostUnapprovedCents: z.int(),
  /** what someone approved to be paid, and was not paid yet */
  approvedCents: z.int(),
  /** of a debt that the home secured */
  release: z
    .object({
      kind: z.enum(['MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT']),
      /** by law; null where it is not known yet */
      dueOn: z.iso.date().nullable(),
      citation: z.string().nullable(),
      recorded: z.object({ on: z.iso.date(), number: z.string() }).nullable(),
    })
    .nullable(),
  followUpOn: z.iso.date().nullable(),
  events: z.array(payoffEvent),
  /** what may be recorded of it now */
  next: z.array(z.enum(PAYOFF_EVENTS)),
  /** what of that whoever reads this does not record, and why: they recorded what it follows */
  barred: z.array(z.object({ what: z.enum(PAYOFF_EVENTS), told: z.string() })),
})
