/** Credits that were sent, and those of them that may still come back. */
import type { TransferState } from '@hearthline/domain'
import { and, desc, eq, gte, isNull, lt, ne, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { transfers } from '../schema.ts'
import type { NewTransfer } from './lines.ts'

export type TransferRow = typeof transfers.$inferSelect

/** Once for each trace number. */
export const insertTransfer = async (session: Session, transfer: NewTransfer): Promise<void> =>
  void (await session.orm.insert(transfers).values(transfer).onConflictDoNothing())

/** Those of which the processor is to be asked now: of two nodes one takes each. */
export async function takeWatchedTransfers(
  session: Session,
  at: { readonly now: string; readonly today: string; readonly lookedBefore: string },
): Promise<readonly TransferRow[]> {
  return session.orm
    .update(transfers)
    .set({ lookedAt: at.now })
    .where(
      and(
        ne(transfers.state, 'RETURNED'),
        // One that never settled is asked for until it does.
        or(eq(transfers.state, 'SENT'), gte(transfers.watchUntil, at.today)),
        or(isNull(transfers.lookedAt), lt(transfers.lookedAt, at.lookedBefore)),
      ),
    )
    .returning()
}

/** Which one: a trace number is its processor's, and another processor may have given the same. */
type Named = Pick<TransferRow, 'applicationId' | 'traceNumber'>

const named = ({ applicationId, traceNumber }: Named) =>
  and(eq(transfers.applicationId, applicationId), eq(transfers.traceNumber, traceNumber))

export async function lockTransfer(session: Session, of: Named): Promise<TransferRow | undefined> {
  const [found] = await session.orm.select().from(transfers).where(named(of)).for('update')
  return found
}

export const moveTransfer = async (
  session: Session,
  of: Named,
  to: { readonly state: TransferState; readonly returnCode?: string; readonly returnedOn?: string },
): Promise<void> => void (await session.orm.update(transfers).set(to).where(named(of)))

/** Of one line, the newest first. */
export const transfersOf = (session: Session, applicationId: string): Promise<TransferRow[]> =>
  session.orm
    .select()
    .from(transfers)
    .where(eq(transfers.applicationId, applicationId))
    .orderBy(desc(transfers.sentOn), desc(transfers.watchUntil), transfers.traceNumber)
