/** Average prime offer rates, as they were loaded. */
import { type AporRow, type AporTable, type AporWeek, addDays, aporRowOn, aporWeekOf, type LocalDate } from '@hearthline/domain'
import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db, Session } from '../db.ts'
import { aporRows } from '../schema.ts'

const WEEK = 7

/** The row of a table in force on a day; of a week that was loaded twice the later. */
async function rowOn(session: Session, kind: AporTable, day: LocalDate): Promise<AporRow | undefined> {
  const [found] = await session.orm
    .select()
    .from(aporRows)
    .where(and(eq(aporRows.kind, kind), lte(aporRows.weekFrom, day), gte(aporRows.weekFrom, addDays(day, -WEEK))))
    .orderBy(desc(aporRows.weekFrom), desc(aporRows.id))
    .limit(1)
  return found && aporRowOn([{ from: found.weekFrom, rates: found.rates }], day)
}

/** Undefined where either table has no row for the week: then the test is not run. */
export async function aporOn(session: Session, day: LocalDate): Promise<AporWeek | undefined> {
  const [fixed, adjustable] = [await rowOn(session, 'FIXED', day), await rowOn(session, 'ADJUSTABLE', day)]
  return fixed?.from === adjustable?.from ? aporWeekOf(fixed, adjustable) : undefined
}

export interface LoadedApor {
  readonly added: number
  /** weeks that were there with other rates, and are replaced from now on */
  readonly changed: readonly LocalDate[]
  readonly unchanged: number
}

/** Adds the weeks that are new or that have changed, all or none. */
export function addAporRows(
  db: Db,
  { kind, rows, source, digest, at }: { kind: AporTable; rows: readonly AporRow[]; source: string; digest: string; at: string },
): Promise<LoadedApor> {
  return db.transaction(async (session) => {
    const weeks = rows.map((row) => row.from)
    const had = new Map<string, string>()
    for (const row of await session.orm
      .select()
      .from(aporRows)
      .where(and(eq(aporRows.kind, kind), inArray(aporRows.weekFrom, weeks)))
      .orderBy(aporRows.id))
      had.set(row.weekFrom, row.rates.join())
    const fresh = rows.filter((row) => had.get(row.from) !== row.rates.join())
    if (fresh.length > 0)
      await session.orm
        .insert(aporRows)
        .values(fresh.map(({ from, rates }) => ({ kind, weekFrom: from, rates: [...rates], source, digest, loadedAt: at })))
    const changed = fresh.filter((row) => had.has(row.from)).map((row) => row.from)
    return { added: fresh.length - changed.length, changed, unchanged: rows.length - fresh.length }
  })
}
