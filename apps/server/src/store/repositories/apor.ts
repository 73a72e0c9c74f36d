/** Average prime offer rates, as they were loaded. */
import { APOR_TABLES, type AporRow, type AporTable, type AporWeek, addDays, aporWeekOn, type LocalDate } from '@hearthline/domain'
import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db, Session } from '../db.ts'
import { aporRows } from '../schema.ts'

const WEEK = 7

/** Undefined where no week that both tables have counts for the day: then the test is not run. Of a week that was loaded twice the later rows. */
export async function aporOn(session: Session, day: LocalDate): Promise<AporWeek | undefined> {
  const found = await session.orm
    .select()
    .from(aporRows)
    .where(and(inArray(aporRows.kind, APOR_TABLES), lte(aporRows.weekFrom, day), gte(aporRows.weekFrom, addDays(day, -WEEK))))
    .orderBy(desc(aporRows.id))
  const of = (table: AporTable): AporRow[] =>
    found.filter(({ kind }) => kind === table).map(({ weekFrom, rates }) => ({ from: weekFrom, rates }))
  return aporWeekOn({ FIXED: of('FIXED'), ADJUSTABLE: of('ADJUSTABLE') }, day)
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
