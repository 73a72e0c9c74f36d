/** Plans to apply again: at most one saved per application, looked at once on its day. */
import { and, asc, desc, eq, lte, ne } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { plans } from '../schema.ts'

export type PlanRow = typeof plans.$inferSelect

export async function insertPlan(session: Session, row: typeof plans.$inferInsert): Promise<PlanRow> {
  const [made] = await session.orm.insert(plans).values(row).returning()
  return made!
}

/** The newest of an application that was not dropped. */
export async function newestPlan(session: Session, applicationId: string): Promise<PlanRow | undefined> {
  return (
    await session.orm
      .select()
      .from(plans)
      .where(and(eq(plans.applicationId, applicationId), ne(plans.state, 'DROPPED')))
      .orderBy(desc(plans.createdAt), desc(plans.id))
      .limit(1)
  )[0]
}

export async function planOf(session: Session, id: string): Promise<PlanRow | undefined> {
  return (await session.orm.select().from(plans).where(eq(plans.id, id)))[0]
}

/** Drops what is saved for an application: another plan takes its place, or it was not needed any more. */
export async function dropSavedPlans(session: Session, applicationId: string): Promise<void> {
  await session.orm
    .update(plans)
    .set({ state: 'DROPPED' })
    .where(and(eq(plans.applicationId, applicationId), eq(plans.state, 'SAVED')))
}

export async function updatePlan(session: Session, id: string, change: Partial<PlanRow>): Promise<void> {
  await session.orm.update(plans).set(change).where(eq(plans.id, id))
}

/** Saved plans whose day has come. */
export const duePlans = async (session: Session, today: string): Promise<string[]> =>
  (
    await session.orm
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.state, 'SAVED'), lte(plans.checkOn, today)))
      .orderBy(asc(plans.checkOn))
      .limit(200)
  ).map((row) => row.id)

/** Held until the transaction ends; undefined when another node holds it or it is not saved any more. */
export async function lockSavedPlan(session: Session, id: string): Promise<PlanRow | undefined> {
  return (
    await session.orm
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), eq(plans.state, 'SAVED')))
      .for('update', { skipLocked: true })
  )[0]
}
