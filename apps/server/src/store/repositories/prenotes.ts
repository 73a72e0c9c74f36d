/** Test entries that were sent to accounts, and those of them whose days are not over. */
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { prenotes } from '../schema.ts'

type PrenoteRow = typeof prenotes.$inferSelect
export type NewPrenote = Pick<PrenoteRow, 'applicationId' | 'organizationCode' | 'traceNumber' | 'sentOn' | 'settlesOn'>

/** Once for each trace number. */
export const insertPrenote = async (session: Session, prenote: NewPrenote): Promise<void> =>
  void (await session.orm
    .insert(prenotes)
    .values({ ...prenote, state: 'SENT' })
    .onConflictDoNothing())

/** Those of which the processor is to be asked now: of two nodes one takes each. */
export const takeWatchedPrenotes = (
  session: Session,
  { now, lookedBefore }: { readonly now: string; readonly lookedBefore: string },
): Promise<readonly PrenoteRow[]> =>
  session.orm
    .update(prenotes)
    .set({ lookedAt: now })
    .where(and(eq(prenotes.state, 'SENT'), or(isNull(prenotes.lookedAt), lt(prenotes.lookedAt, lookedBefore))))
    .returning()

/** False where another node was first: what ended once ends no other way. */
export async function endPrenote(
  session: Session,
  { applicationId, traceNumber }: Pick<PrenoteRow, 'applicationId' | 'traceNumber'>,
  end: { readonly state: 'CLEAR' | 'ANSWERED'; readonly endedOn: string; readonly code?: string },
): Promise<boolean> {
  const ended = await session.orm
    .update(prenotes)
    .set(end)
    .where(and(eq(prenotes.applicationId, applicationId), eq(prenotes.traceNumber, traceNumber), eq(prenotes.state, 'SENT')))
    .returning({ traceNumber: prenotes.traceNumber })
  return ended.length > 0
}
