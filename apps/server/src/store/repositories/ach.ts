/** Entries for the bank, the files that carry them, and what the bank answered: the tables of the payments' file adapter. */
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { achAnswers, achEntries, achFiles, achProblems } from '../schema.ts'

export type AchEntryRow = typeof achEntries.$inferSelect
export type AchFileRow = typeof achFiles.$inferSelect

/** The next seven digits of a trace number. */
export async function nextTrace(session: Session): Promise<string> {
  const { rows } = await session.query("select nextval('ach_trace')::text as trace", [])
  return String(rows[0]!.trace).padStart(7, '0')
}

/** The entry of a call: made by the first of them. */
export async function entryOfKey(session: Session, entry: typeof achEntries.$inferInsert): Promise<AchEntryRow> {
  await session.orm.insert(achEntries).values(entry).onConflictDoNothing({ target: achEntries.key })
  const [kept] = await session.orm.select().from(achEntries).where(eq(achEntries.key, entry.key))
  return kept!
}

export async function entryOfTrace(session: Session, companyId: string, traceNumber: string): Promise<AchEntryRow | undefined> {
  const [kept] = await session.orm
    .select()
    .from(achEntries)
    .where(and(eq(achEntries.companyId, companyId), eq(achEntries.traceNumber, traceNumber)))
  return kept
}

/** How far the file that carries it is; undefined where none does. */
export async function fileStateOf(session: Session, { fileId }: Pick<AchEntryRow, 'fileId'>): Promise<AchFileRow['state'] | undefined> {
  if (fileId === null) return undefined
  const [file] = await session.orm.select({ state: achFiles.state }).from(achFiles).where(eq(achFiles.id, fileId))
  return file?.state
}

/** When the bank had the file that carries it; undefined while it does not. */
export async function deliveredAt(session: Session, { fileId }: Pick<AchEntryRow, 'fileId'>): Promise<string | undefined> {
  if (fileId === null) return undefined
  const [file] = await session.orm.select({ at: achFiles.deliveredAt }).from(achFiles).where(eq(achFiles.id, fileId))
  return file?.at ?? undefined
}

/**
 * Those that no file carries yet, in the order of their trace numbers; another node that cuts a file now is given none of them. Money to a borrower only
 * where it may leave: not of an application that is canceled or held, nor of one that someone changes this moment.
 */
export async function entriesToFile(session: Session, companyId: string, through: string): Promise<AchEntryRow[]> {
  const rows = await session.orm
    .select()
    .from(achEntries)
    .where(
      and(
        eq(achEntries.companyId, companyId),
        ...[isNull(achEntries.fileId), isNull(achEntries.withdrawnOn), isNull(achEntries.returnCode)],
        lte(achEntries.fileOn, through),
      ),
    )
    .orderBy(asc(achEntries.traceNumber))
    .for('update', { skipLocked: true })
  const paid = rows.flatMap(({ kind, applicationId }) => (kind === 'DISBURSEMENT' && applicationId !== null ? [applicationId] : []))
  const stopped = await stoppedOf(session, paid)
  return rows.filter(({ kind, applicationId }) => kind !== 'DISBURSEMENT' || applicationId === null || !stopped.has(applicationId))
}

/** Locked for the rest of the transaction, so that a notice or a hold that comes now finds the file cut, or stops the entry. */
async function stoppedOf(session: Session, applications: readonly string[]): Promise<ReadonlySet<string>> {
  if (applications.length === 0) return new Set()
  const locked = await session.query('select id from applications where id = any($1) for share skip locked', [[...applications]])
  const ids = locked.rows.map(({ id }) => String(id))
  // In a statement of its own: what was committed before the lock is seen.
  const { rows } = await session.query(MAY_LEAVE, [ids])
  const mayLeave = new Set(rows.map(({ id }) => String(id)))
  return new Set(applications.filter((id) => !mayLeave.has(id)))
}

const MAY_LEAVE = `
  select a.id from applications a where a.id = any($1) and a.cancelled_at is null and coalesce((
    select f.data ->> 'isHeld' from facts f where f.application_id = a.id and f.item = 'funding-hold' order by f.id desc limit 1), 'false') <> 'true'`

/**
 * Whether it is stopped: the bank has no file that carries it, and never will. Waits for a file that is being cut; one that was cut and is with nobody but us,
 * while the bank's place is away, is given up, and what else it carries is put into another.
 */
export async function withdrawEntry(
  session: Session,
  { id, fileId }: AchEntryRow,
  now: string,
  on: string,
): Promise<AchEntryRow | undefined> {
  const withdrawn = await withdrawUnfiled(session, id, on)
  if (withdrawn || fileId === null) return withdrawn
  return (await giveUpFile(session, fileId, now)) ? withdrawUnfiled(session, id, on) : undefined
}

/** Only where no node hands it over this moment: what was staged may be the bank's, whatever it answered. */
async function giveUpFile(session: Session, id: string, now: string): Promise<boolean> {
  const given = await session.orm
    .update(achFiles)
    .set({ state: 'VOID', leasedUntil: null })
    .where(and(eq(achFiles.id, id), eq(achFiles.state, 'BUILT'), or(isNull(achFiles.leasedUntil), lte(achFiles.leasedUntil, now))))
    .returning({ id: achFiles.id })
  if (given.length === 0) return false
  await session.orm.update(achEntries).set({ fileId: null }).where(eq(achEntries.fileId, id))
  return true
}

async function withdrawUnfiled(session: Session, id: string, on: string): Promise<AchEntryRow | undefined> {
  const [withdrawn] = await session.orm
    .update(achEntries)
    .set({ withdrawnOn: sql`coalesce(${achEntries.withdrawnOn}, ${on}::date)` })
    .where(and(eq(achEntries.id, id), eq(achEntries.kind, 'DISBURSEMENT'), isNull(achEntries.fileId)))
    .returning()
  return withdrawn
}

const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Which of the day's files is next. @throws RangeError after thirty-six */
export async function nextModifier(session: Session, companyId: string, madeOn: string): Promise<string> {
  const [{ files } = { files: 0 }] = await session.orm
    .select({ files: sql<number>`count(*)::int` })
    .from(achFiles)
    .where(and(eq(achFiles.companyId, companyId), eq(achFiles.madeOn, madeOn)))
  const next = MODIFIERS[files]
  if (next === undefined) throw new RangeError('A day has thirty-six files at the most')
  return next
}

export async function insertFile(
  session: Session,
  file: typeof achFiles.$inferInsert,
  entries: readonly Pick<AchEntryRow, 'id'>[],
): Promise<void> {
  const [{ id } = { id: '' }] = await session.orm.insert(achFiles).values(file).returning({ id: achFiles.id })
  const ids = entries.map((entry) => entry.id)
  await session.orm.update(achEntries).set({ fileId: id }).where(inArray(achEntries.id, ids))
}

/** Files that the bank does not have yet, the oldest first; nobody else is given them until the lease is over. */
export async function leaseFiles(session: Session, companyId: string, now: string, until: string): Promise<AchFileRow[]> {
  const rows = await session.orm
    .update(achFiles)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(achFiles.companyId, companyId),
        inArray(achFiles.state, ['BUILT', 'STAGED']),
        or(isNull(achFiles.leasedUntil), lte(achFiles.leasedUntil, now)),
      ),
    )
    .returning()
  return rows.sort((one, other) => one.name.localeCompare(other.name))
}

/** False where it stands elsewhere by now: it was given up meanwhile. */
export async function moveFile(
  session: Session,
  { id, from }: { readonly id: string; readonly from: AchFileRow['state'] },
  to: { readonly state: AchFileRow['state']; readonly deliveredAt?: string; readonly leasedUntil?: null },
): Promise<boolean> {
  const moved = await session.orm
    .update(achFiles)
    .set(to)
    .where(and(eq(achFiles.id, id), eq(achFiles.state, from)))
    .returning({ id: achFiles.id })
  return moved.length > 0
}

export const endLease = async (session: Session, id: string): Promise<void> =>
  void (await session.orm.update(achFiles).set({ leasedUntil: null }).where(eq(achFiles.id, id)))

/** Whether this content is read now for the first time. */
export async function insertAnswer(session: Session, answer: typeof achAnswers.$inferInsert): Promise<boolean> {
  const rows = await session.orm.insert(achAnswers).values(answer).onConflictDoNothing().returning({ sha256: achAnswers.sha256 })
  return rows.length > 0
}

export async function isAnswerRead(session: Session, sha256: string): Promise<boolean> {
  const rows = await session.orm.select({ sha256: achAnswers.sha256 }).from(achAnswers).where(eq(achAnswers.sha256, sha256))
  return rows.length > 0
}

/** The first return of an entry stands: false for another. */
export async function markReturned(session: Session, id: string, code: string, on: string): Promise<boolean> {
  const marked = await session.orm
    .update(achEntries)
    .set({ returnCode: code, returnedOn: on })
    .where(and(eq(achEntries.id, id), isNull(achEntries.returnCode)))
    .returning({ id: achEntries.id })
  return marked.length > 0
}

export const markChanged = async (
  session: Session,
  id: string,
  change: { readonly changeCode: string; readonly changeSealed: string; readonly changedOn: string },
): Promise<void> => void (await session.orm.update(achEntries).set(change).where(eq(achEntries.id, id)))

/** What a person has to look at, in the transaction that takes the bank's file. */
export async function insertProblems(session: Session, rows: readonly (typeof achProblems.$inferInsert)[]): Promise<void> {
  // A statement takes so many values and no more.
  for (let from = 0; from < rows.length; from += MOST_ROWS) await session.orm.insert(achProblems).values(rows.slice(from, from + MOST_ROWS))
}

const MOST_ROWS = 500
