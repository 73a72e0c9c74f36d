/** Credits that were sent, and those of them that may still come back. */
import type { TransferState } from '@hearthline/domain'
import { and, desc, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { transfers } from '../schema.ts'
import type { NewTransfer } from './lines.ts'

export type TransferRow = typeof transfers.$inferSelect

/** Once for each trace number. */
export const insertTransfer = async (session: Session, transfer: NewTransfer): Promise<void> =>
  void (await session.orm.insert(transfers).values(transfer).onConflictDoNothing())

/** Nothing comes of them any more. */
const ENDED = ['RETURNED', 'WITHDRAWN'] as const satisfies readonly TransferState[]

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
        notInArray(transfers.state, [...ENDED]),
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

/**
 * The bank has said something of it, however late: it is asked for at once, and until that day. False where nothing follows of what the bank said: there
 * is no such transfer, or it has ended.
 */
export async function watchAgain(session: Session, of: Named, until: string): Promise<boolean> {
  const watched = await session.orm
    .update(transfers)
    .set({ watchUntil: sql`greatest(${transfers.watchUntil}, ${until}::date)`, lookedAt: null })
    .where(and(named(of), notInArray(transfers.state, [...ENDED])))
    .returning({ traceNumber: transfers.traceNumber })
  return watched.length > 0
}

/** Of one line, the newest first. */
export const transfersOf = (session: Session, applicationId: string): Promise<TransferRow[]> =>
  session.orm
    .select()
    .from(transfers)
    .where(eq(transfers.applicationId, applicationId))
    .orderBy(desc(transfers.sentOn), desc(transfers.watchUntil), transfers.traceNumber)
