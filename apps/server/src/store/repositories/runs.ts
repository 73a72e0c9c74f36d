/** Runs of work and the attempts of outside calls that belong to them. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { attempts, runs } from '../schema.ts'

export type RunRow = typeof runs.$inferSelect
export type NewAttempt = typeof attempts.$inferInsert

/** Starts a run for each piece of work that has no live one on the same basis; gives those that were started. */
export async function startRuns(
  session: Session,
  applicationId: string,
  works: readonly { id: string; item: string; basis: string }[],
  now: string,
): Promise<RunRow[]> {
  if (works.length === 0) return []
  return session.orm
    .insert(runs)
    .values(works.map((work) => ({ ...work, applicationId, state: 'live' as const, createdAt: now, updatedAt: now })))
    .onConflictDoNothing({ target: [runs.applicationId, runs.item, runs.basis], where: sql`${runs.state} = 'live'` })
    .returning()
}

/** Ends or continues runs that are live; one that a person or another node ended meanwhile stays as it is. */
export async function updateRuns(session: Session, ids: readonly string[], change: Pick<RunRow, 'state' | 'updatedAt'>): Promise<void> {
  if (ids.length === 0) return
  await session.orm
    .update(runs)
    .set({ ...change, tries: sql`${runs.tries} + 1` })
    .where(and(inArray(runs.id, [...ids]), eq(runs.state, 'live')))
}

/** A person runs failed work again: the old run stays as it was, but it no longer says "gave up". */
export async function supersedeGivenUp(session: Session, applicationId: string, item: string): Promise<void> {
  await session.orm
    .update(runs)
    .set({ state: 'superseded' })
    .where(and(eq(runs.applicationId, applicationId), eq(runs.item, item), inArray(runs.state, ['gave-up'])))
}

export async function insertAttempts(session: Session, rows: readonly NewAttempt[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(attempts).values([...rows])
}

export const attemptsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(attempts).where(eq(attempts.applicationId, applicationId)).orderBy(attempts.id)

export const runsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(runs).where(eq(runs.applicationId, applicationId)).orderBy(runs.createdAt)
