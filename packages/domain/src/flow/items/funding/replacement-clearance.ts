/** What a person says of the account that was named after a return: approved, or not, and then the borrower names one more. */
import { z } from 'zod'
import type { Given, Known, StepMail } from '../../item.ts'
import type { KeptAccount } from '../banking/bank-account.ts'
import { clearance, isRefused } from '../review-outcome.ts'

export const replacementClearance = clearance.extend({
  /** The attempt of the account that was refused. Absent where it was approved, where an approval was taken back, and in what earlier releases kept. */
  refused: z.int().optional(),
})
type Clearance = z.infer<typeof replacementClearance>

/** Whoever takes back what they had approved says nothing of the account yet. */
export const keepRefusedAccount =
  (accountOf: (known: Known) => KeptAccount | undefined) =>
  (known: Known, { outcome, reason }: Clearance, before?: Clearance): Clearance => {
    const isTakenBack = before?.outcome === 'ACCEPTED'
    return { outcome, reason, ...(outcome === 'REFUSED' && !isTakenBack && { refused: accountOf(known)?.attempt ?? 1 }) }
  }

const APPROVALS = ['replacement-first-approval', 'replacement-approval'] as const

/** Whether one of the team would not send the money to this account. */
export const isRefusedByTeam = (stored: Given, { attempt = 1 }: Pick<KeptAccount, 'attempt'>): boolean =>
  APPROVALS.some((id) => (stored(id) as Clearance | undefined)?.refused === attempt)

export const REFUSED_MAIL: StepMail = {
  subject: 'We need another account for your money',
  body: 'Our team looked at the account that you gave us for the cash from your line. We can’t send the money there. Sign in and give us another account of yours, or call us if you think this is a mistake.',
}

export const mailOfClearance = (said: Clearance): StepMail | undefined =>
  isRefused(said) && said.refused !== undefined ? REFUSED_MAIL : undefined
