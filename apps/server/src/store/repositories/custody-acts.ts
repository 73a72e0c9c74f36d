/** What people did with sealed originals. The database checks each act and writes the custody event of it (migration 0041). */
import { and, asc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { custodyActs } from '../schema.ts'

export type CustodyActRow = typeof custodyActs.$inferSelect
export type NewCustodyAct = Omit<typeof custodyActs.$inferInsert, 'number'>

/** False where the same was done to the same transfer before. */
export async function insertCustodyAct(session: Session, row: NewCustodyAct): Promise<boolean> {
  const made = await session.orm.insert(custodyActs).values(row).onConflictDoNothing().returning({ id: custodyActs.id })
  return made.length > 0
}

/** In their order. */
export const custodyActsOf = (session: Session, applicationId: string): Promise<CustodyActRow[]> =>
  session.orm.select().from(custodyActs).where(eq(custodyActs.applicationId, applicationId)).orderBy(asc(custodyActs.number))

/** Who holds an original that the lender holds no longer, and the copy that says so. */
export interface HeldOriginal {
  readonly holder: string
  readonly since: string
  readonly copy: { readonly id: string; readonly sha256: string } | undefined
}

/** By original: those whose transfer counts. */
export type HeldOriginals = ReadonlyMap<string, HeldOriginal>

export async function heldOriginals(session: Session, applicationId: string): Promise<HeldOriginals> {
  const rows = await session.orm
    .select()
    .from(custodyActs)
    .where(and(eq(custodyActs.applicationId, applicationId), eq(custodyActs.act, 'TRANSFER_CONFIRMED')))
    .orderBy(asc(custodyActs.number))
  return new Map(rows.map((row) => [row.documentId, heldBy(row)]))
}

const heldBy = ({ holder, heldFrom, copyId, sha256 }: CustodyActRow): HeldOriginal => ({
  holder: holder!,
  since: heldFrom!,
  copy: copyId !== null && sha256 !== null ? { id: copyId, sha256 } : undefined,
})
