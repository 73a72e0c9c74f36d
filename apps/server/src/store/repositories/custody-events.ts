/** Where sealed originals have been: written by the database itself (migrations 0034 and 0041), read here. */
import { asc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { custodyEvents } from '../schema.ts'

export type CustodyRow = typeof custodyEvents.$inferSelect

/** Oldest first. */
export const custodyEventsOf = (session: Session, applicationId: string): Promise<CustodyRow[]> =>
  session.orm.select().from(custodyEvents).where(eq(custodyEvents.applicationId, applicationId)).orderBy(asc(custodyEvents.id))
