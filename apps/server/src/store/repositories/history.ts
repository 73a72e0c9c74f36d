/** Step history: written with the change that changed the step. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { outbox, stepHistory } from '../schema.ts'

export const stepsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(stepHistory).where(eq(stepHistory.applicationId, applicationId)).orderBy(stepHistory.id)

/** For what is recorded without a change of the application; a change writes its own. */
export async function insertOutbox(session: Session, row: typeof outbox.$inferInsert): Promise<number> {
  const [made] = await session.orm.insert(outbox).values(row).returning({ id: outbox.id })
  return made!.id
}
