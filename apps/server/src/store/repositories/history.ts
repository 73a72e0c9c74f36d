/** Step history: written with the change that moved the step. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { stepHistory } from '../schema.ts'

export const stepsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(stepHistory).where(eq(stepHistory.applicationId, applicationId)).orderBy(stepHistory.id)
