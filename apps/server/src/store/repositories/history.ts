/** Step history and outbox rows: written in the transaction that moved the step. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { outbox, stepHistory } from '../schema.ts'

export async function insertStep(session: Session, row: typeof stepHistory.$inferInsert): Promise<void> {
  await session.orm.insert(stepHistory).values(row)
}

export const stepsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(stepHistory).where(eq(stepHistory.applicationId, applicationId)).orderBy(stepHistory.id)

export async function insertOutbox(session: Session, row: typeof outbox.$inferInsert): Promise<number> {
  const [made] = await session.orm.insert(outbox).values(row).returning({ id: outbox.id })
  return made!.id
}
