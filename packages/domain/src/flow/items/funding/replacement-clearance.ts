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

/** What says of an account that was named after a return whether money goes there. */
export const REPLACEMENT_CLEARANCES = ['replacement-account-review', 'replacement-first-approval', 'replacement-approval'] as const

/** Whoever takes back what they had approved of this very account says nothing of it yet; an approval of one before it is none. */
export const keepRefusedAccount =
  (id: (typeof REPLACEMENT_CLEARANCES)[number], accountOf: (known: Known) => KeptAccount | undefined) =>
  (known: Known, { outcome, reason }: Clearance): Clearance => {
    const isTakenBack = known({ id } as Parameters<Known>[0]) !== undefined
    return { outcome, reason, ...(outcome === 'REFUSED' && !isTakenBack && { refused: accountOf(known)?.attempt ?? 1 }) }
  }

/** Whether one of the team would not send the money to this account. */
export const isRefusedByTeam = (stored: Given, { attempt = 1 }: Pick<KeptAccount, 'attempt'>): boolean =>
  REPLACEMENT_CLEARANCES.some((id) => (stored(id) as Clearance | undefined)?.refused === attempt)

export const REFUSED_MAIL: StepMail = {
  subject: 'We need another account for your money',
  body: 'Our team looked at the account that you gave us for the cash from your line. We can’t send the money there. Sign in and give us another account of yours, or call us if you think this is a mistake.',
}

export const mailOfClearance = (said: Clearance): StepMail | undefined =>
  isRefused(said) && said.refused !== undefined ? REFUSED_MAIL : undefined
