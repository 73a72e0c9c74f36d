/** Payments to creditors that the processor made, and those of them of which it has not said what became of them. */
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { payoffPayments } from '../schema.ts'

type PayoffPaymentRow = typeof payoffPayments.$inferSelect
/** As the work that paid it knows it. */
export type MadePayoff = Pick<PayoffPaymentRow, 'debt' | 'reference' | 'amountCents' | 'sentOn'>

/** Once for each debt and reference: one check or wire may pay two debts. */
export const insertPayoffs = async (session: Session, payments: readonly (typeof payoffPayments.$inferInsert)[]): Promise<void> =>
  void (await session.orm
    .insert(payoffPayments)
    .values([...payments])
    .onConflictDoNothing())

/** Those of which the processor is to be asked now: of two nodes one takes each. */
export const takeWatchedPayoffs = (
  session: Session,
  at: { readonly now: string; readonly lookedBefore: string },
): Promise<readonly PayoffPaymentRow[]> =>
  session.orm
    .update(payoffPayments)
    .set({ lookedAt: at.now })
    .where(and(isNull(payoffPayments.answeredAt), or(isNull(payoffPayments.lookedAt), lt(payoffPayments.lookedAt, at.lookedBefore))))
    .returning()

/** Whether it was still asked for: what is told twice is kept once. */
export async function answerPayoff(
  session: Session,
  { applicationId, debt, reference }: Pick<PayoffPaymentRow, 'applicationId' | 'debt' | 'reference'>,
  answeredAt: string,
): Promise<boolean> {
  const rows = await session.orm
    .update(payoffPayments)
    .set({ answeredAt })
    .where(
      and(
        eq(payoffPayments.applicationId, applicationId),
        eq(payoffPayments.debt, debt),
        eq(payoffPayments.reference, reference),
        isNull(payoffPayments.answeredAt),
      ),
    )
    .returning({ reference: payoffPayments.reference })
  return rows.length > 0
}
