/** Step history, written with the change that changed the step, and when things were first given. */
import { BORROWER } from '@hearthline/domain'
import { and, eq, min } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { facts, outbox, stepHistory } from '../schema.ts'

export const stepsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(stepHistory).where(eq(stepHistory.applicationId, applicationId)).orderBy(stepHistory.id)

/** For what is recorded without a change of the application; a change writes its own. */
export async function insertOutbox(session: Session, row: typeof outbox.$inferInsert): Promise<number> {
  const [made] = await session.orm.insert(outbox).values(row).returning({ id: outbox.id })
  return made!.id
}

/** When the borrower's item was settled for the first time; undefined while it never was. */
export async function firstGivenAt(session: Session, applicationId: string, item: string): Promise<string | undefined> {
  const of = and(eq(facts.applicationId, applicationId), eq(facts.item, item), eq(facts.party, BORROWER))
  const [found] = await session.orm
    .select({ at: min(facts.settledAt) })
    .from(facts)
    .where(of)
  return found?.at ? new Date(found.at).toISOString() : undefined
}
