/** Who saw which side of an experiment: once for each application, and once for each visitor before one. */
import { asc, eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { experimentExposures } from '../schema.ts'

/** False where it was reported before, whichever tab or node did. */
export async function insertExposure(session: Session, row: typeof experimentExposures.$inferInsert): Promise<boolean> {
  const made = await session.orm
    .insert(experimentExposures)
    .values(row)
    .onConflictDoNothing()
    .returning({ variation: experimentExposures.variation })
  return made.length > 0
}

export interface ExposureCount {
  readonly experiment: string
  readonly variation: string
  readonly kind: 'APPLICATION' | 'VISITOR'
  readonly count: number
}

export const countExposures = (session: Session, organizationCode: string): Promise<ExposureCount[]> =>
  session.orm
    .select({
      experiment: experimentExposures.experiment,
      variation: experimentExposures.variation,
      kind: experimentExposures.kind,
      count: sql<number>`count(*)::int`,
    })
    .from(experimentExposures)
    .where(eq(experimentExposures.organizationCode, organizationCode))
    .groupBy(experimentExposures.experiment, experimentExposures.variation, experimentExposures.kind)
    .orderBy(asc(experimentExposures.experiment), asc(experimentExposures.kind), asc(experimentExposures.variation))
