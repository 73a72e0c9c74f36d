/** Read views of the bank's files for staff: what their organizations sent, and what of it needs a person. */
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { achEntries, achFiles, achProblems, applications, transfers } from '../schema.ts'
import { type QueueOf, visibleTo } from './console.ts'

const count = (which?: SQL) => sql<number>`(count(*)${which ? sql` filter (where ${which})` : sql``})::int`
const centsOf = (kind: 'DISBURSEMENT' | 'FEE') =>
  sql<string>`coalesce(sum(${achEntries.amountCents}) filter (where ${achEntries.kind} = ${kind}), 0)::text`
/** No file carries it yet, and one will. */
const IS_WAITING = and(isNull(achEntries.fileId), isNull(achEntries.withdrawnOn))
const ANSWERED = sql`${achEntries.returnCode} is not null or ${achEntries.changeCode} is not null`

/** The newest first, each with what it carries for this reader; none that carries nothing of theirs. */
export const listBankFiles = (session: Session, staff: QueueOf, after: string | undefined, limit: number) =>
  session.orm
    .select({
      id: achFiles.id,
      name: achFiles.name,
      madeOn: achFiles.madeOn,
      state: achFiles.state,
      deliveredAt: achFiles.deliveredAt,
      entries: count(),
      creditCents: centsOf('DISBURSEMENT'),
      debitCents: centsOf('FEE'),
      answered: count(ANSWERED),
    })
    .from(achFiles)
    .innerJoin(achEntries, eq(achEntries.fileId, achFiles.id))
    .innerJoin(applications, eq(applications.id, achEntries.applicationId))
    .where(and(visibleTo(staff), after ? before(after) : undefined))
    .groupBy(achFiles.id)
    .orderBy(desc(achFiles.madeOn), desc(achFiles.name), desc(achFiles.id))
    .limit(limit)

const before = (file: string) =>
  sql`(${achFiles.madeOn}, ${achFiles.name}, ${achFiles.id}) < (select f.made_on, f.name, f.id from ach_files f where f.id = ${file})`

/** Those of a file, or those that no file carries yet. */
export const listBankEntries = (session: Session, staff: QueueOf, file: string | undefined) =>
  session.orm
    .select({ entry: achEntries, loanNumber: applications.loanNumber, code: applications.organizationCode, name: NAME })
    .from(achEntries)
    .innerJoin(applications, eq(applications.id, achEntries.applicationId))
    .where(and(visibleTo(staff), file ? eq(achEntries.fileId, file) : IS_WAITING))
    .orderBy(asc(achEntries.settlesOn), asc(achEntries.traceNumber))
    .limit(MOST_ENTRIES)

/** Of the last weeks: of more the ledger of each line has it. */
const MOST_SENT = 200

/** What left and no file of ours carried, the newest first: the processor makes files of its own, or earlier ones did. */
export const listSentElsewhere = (session: Session, staff: QueueOf) =>
  session.orm
    .select({ transfer: transfers, loanNumber: applications.loanNumber, code: applications.organizationCode, name: NAME })
    .from(transfers)
    .innerJoin(applications, eq(applications.id, transfers.applicationId))
    .where(
      and(
        visibleTo(staff),
        sql`not exists (select 1 from ach_entries e where e.trace_number = ${transfers.traceNumber} and e.application_id = ${transfers.applicationId})`,
      ),
    )
    .orderBy(desc(transfers.sentOn), desc(applications.loanNumber), asc(transfers.traceNumber))
    .limit(MOST_SENT)

/** A file of more is for the bank's own tools. */
const MOST_ENTRIES = 1000

const NAME = sql<Record<string, string> | null>`(
  select f.data from facts f where f.application_id = ${applications.id} and f.item = 'legal-name' order by f.id desc limit 1)`

export async function countWaitingEntries(session: Session, staff: QueueOf): Promise<number> {
  const [row] = await session.orm
    .select({ entries: count() })
    .from(achEntries)
    .innerJoin(applications, eq(applications.id, achEntries.applicationId))
    .where(and(visibleTo(staff), IS_WAITING))
  return row!.entries
}

/** Of an entry of theirs; of none of ours, where they send as the same company. */
function ofStaff(staff: QueueOf) {
  const { organizations } = staff
  const sends =
    organizations === 'all'
      ? undefined
      : sql`exists (select 1 from ach_entries e where e.company_id = ${achProblems.companyId} and ${inArray(sql`e.organization_code`, [...organizations])})`
  const theirs = organizations === 'all' ? undefined : inArray(achProblems.organizationCode, [...organizations])
  return and(
    organizations === 'all' ? undefined : or(theirs, and(isNull(achProblems.organizationCode), sends)),
    or(isNull(achProblems.applicationId), visibleTo(staff)),
  )
}

const OPEN = isNull(achProblems.acknowledgedAt)

/** What no one has acknowledged first, the newest first. */
export const listBankProblems = (session: Session, staff: QueueOf, onlyOpen: boolean, limit: number) =>
  problemsWhere(session, and(ofStaff(staff), onlyOpen ? OPEN : undefined))
    .orderBy(sql`${achProblems.acknowledgedAt} is not null`, desc(achProblems.foundAt), asc(achProblems.id))
    .limit(limit)

const problemsWhere = (session: Session, which: SQL | undefined) =>
  session.orm
    .select({ problem: achProblems, loanNumber: applications.loanNumber })
    .from(achProblems)
    .leftJoin(applications, eq(applications.id, achProblems.applicationId))
    .where(which)

export type BankProblemRow = Awaited<ReturnType<typeof listBankProblems>>[number]

export async function bankProblemOf(session: Session, staff: QueueOf, id: string): Promise<BankProblemRow | undefined> {
  const [found] = await problemsWhere(session, and(ofStaff(staff), eq(achProblems.id, id))).limit(1)
  return found
}

export async function countOpenProblems(session: Session, staff: QueueOf): Promise<number> {
  const [row] = await session.orm
    .select({ problems: count() })
    .from(achProblems)
    .leftJoin(applications, eq(applications.id, achProblems.applicationId))
    .where(and(ofStaff(staff), OPEN))
  return row!.problems
}

/** False where someone was first. */
export async function acknowledgeProblem(
  session: Session,
  id: string,
  said: { readonly acknowledgedAt: string; readonly acknowledgedBy: string; readonly reason: string },
): Promise<boolean> {
  const rows = await session.orm
    .update(achProblems)
    .set(said)
    .where(and(eq(achProblems.id, id), OPEN))
    .returning({ id: achProblems.id })
  return rows.length > 0
}
