/** What the first draw must pay off, with everything that a payment to its creditor needs. */
import { z } from 'zod'
import type { Tradeline } from '../../facts/credit-report.ts'
import { cents } from '../../facts/scalars.ts'
import type { Claim } from './counted-debts.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

export const payOff = z.object({
  /** of the lien, the account or the claim */
  id: z.string(),
  /** the account of the credit report behind a lien, where its id is another */
  accountId: z.optional(z.string()),
  creditor: z.string(),
  /** where the report has the account */
  last4: z.optional(z.string()),
  balanceCents: cents,
})
export type PayOff = z.infer<typeof payOff>

interface PaidOff {
  readonly liens: readonly UnderwritingLien[]
  readonly debts: readonly Tradeline[]
  readonly claims: readonly Claim[]
}

/** A claim of the public records has no creditor there: a person finds out whom to pay. */
export const PUBLIC_RECORD = 'Public record'

export function payOffsOf(
  { credit }: Pick<UnderwritingInput, 'credit'>,
  { liens, debts, claims }: PaidOff,
  accountBehind: ReadonlyMap<string, Tradeline>,
): PayOff[] {
  const reported = (id: string) => credit.tradelines.find((line) => line.id === id)
  return [
    ...liens.map(({ id, holder, balanceCents }): PayOff => {
      const account = accountBehind.get(id)
      return {
        id,
        ...(account && account.id !== id && { accountId: account.id }),
        creditor: holder,
        ...(account && { last4: account.last4 }),
        balanceCents,
      }
    }),
    ...debts.map(({ id, creditor, last4, balanceCents }): PayOff => ({ id, creditor, last4, balanceCents })),
    ...claims.map(({ id, amountCents }): PayOff => {
      const line = reported(id)
      return { id, creditor: line?.creditor ?? PUBLIC_RECORD, ...(line && { last4: line.last4 }), balanceCents: amountCents }
    }),
  ]
}
