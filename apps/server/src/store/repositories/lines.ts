/** Open lines and their ledgers. What was posted for a cause is posted once, whoever asks again. */
import { type LedgerEntry, type LedgerEvent, type LineTerms, type OpenDraw, type PostedEntry, postingOf } from '@hearthline/domain'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, ledgerEntries, ledgerTransactions, lineDraws, lines, type transfers } from '../schema.ts'

/** An account as it is opened. */
export type NewLine = typeof lines.$inferInsert
export type NewDraw = typeof lineDraws.$inferInsert
/** A credit that was handed to the payment processor. */
export type NewTransfer = typeof transfers.$inferInsert
type LineRow = typeof lines.$inferSelect

/** The account as it is opened, where it is not, and what is posted to it. */
export interface LineChange {
  readonly opening?: { readonly line: NewLine; readonly draw: NewDraw }
  readonly postings: readonly Posting[]
  readonly transfer?: NewTransfer
}

/** What happened, from which day it counts, and what brought it about. */
export interface Posting {
  readonly event: LedgerEvent
  readonly effectiveOn: string
  readonly cause: string
  /** what an earlier release posted it for, where it had another name */
  readonly formerCause?: string
}

export interface KeptLine extends LineRow {
  readonly draws: readonly Omit<OpenDraw, 'rates'>[]
  readonly entries: readonly (PostedEntry & { readonly transactionId: number; readonly cause: string })[]
}

/** Nothing happens where the account is open already. */
export async function insertLine(session: Session, line: NewLine, draw: NewDraw): Promise<void> {
  await session.orm.insert(lines).values(line).onConflictDoNothing()
  await session.orm.insert(lineDraws).values(draw).onConflictDoNothing()
}

/**
 * Gives how many of these were new; one that moves no cent leaves no row. @throws where something else was posted for the same cause: two things that
 * happened are not one, and none of them is lost
 */
export async function post(session: Session, applicationId: string, postedAt: string, postings: readonly Posting[]): Promise<number> {
  let posted = 0
  for (const { event, effectiveOn, cause, formerCause } of postings) {
    const entries = postingOf(event)
    if (entries.length === 0) continue
    if (formerCause && (await isPosted(session, applicationId, formerCause, entries))) continue
    const [made] = await session.orm
      .insert(ledgerTransactions)
      .values({ applicationId, kind: event.kind, cause, effectiveOn, postedAt })
      .onConflictDoNothing()
      .returning({ id: ledgerTransactions.id })
    if (!made) {
      if (!(await isPosted(session, applicationId, cause, entries))) throw new Error(`The ledger has no entries for ${cause}`)
      continue
    }
    posted += 1
    await session.orm.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transactionId: made.id, applicationId })))
  }
  return posted
}

/** Whether anything is posted for it. */
export async function isPostedFor(session: Session, applicationId: string, cause: string): Promise<boolean> {
  const [found] = await session.orm
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.applicationId, applicationId), eq(ledgerTransactions.cause, cause)))
    .limit(1)
  return found !== undefined
}

/** false where nothing is posted for it. @throws where something else is */
async function isPosted(session: Session, applicationId: string, cause: string, entries: readonly LedgerEntry[]): Promise<boolean> {
  const found = await session.orm
    .select({ account: ledgerEntries.account, draw: ledgerEntries.draw, amountCents: ledgerEntries.amountCents })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.applicationId, applicationId), eq(ledgerTransactions.cause, cause)))
  if (found.length === 0) return false
  const asText = (rows: readonly LedgerEntry[]) =>
    rows
      .map(({ account, draw, amountCents }) => `${account}/${draw}/${amountCents}`)
      .sort()
      .join()
  if (asText(found) !== asText(entries)) throw new Error(`The ledger has other entries for ${cause}`)
  return true
}

/** Of another transaction that posts to the same line, the one waits for the other. */
export const holdLine = async (session: Session, applicationId: string): Promise<void> =>
  void (await session.query("select pg_advisory_xact_lock(hashtextextended('line/' || $1, 0))", [applicationId]))

export async function lineOf(session: Session, applicationId: string): Promise<KeptLine | undefined> {
  const [line] = await session.orm.select().from(lines).where(eq(lines.applicationId, applicationId))
  if (!line) return undefined
  const draws = await session.orm.select().from(lineDraws).where(eq(lineDraws.applicationId, applicationId)).orderBy(asc(lineDraws.draw))
  const entries = await session.orm
    .select({
      transactionId: ledgerEntries.transactionId,
      account: ledgerEntries.account,
      draw: ledgerEntries.draw,
      amountCents: ledgerEntries.amountCents,
      kind: ledgerTransactions.kind,
      cause: ledgerTransactions.cause,
      effectiveOn: ledgerTransactions.effectiveOn,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.applicationId, applicationId))
    .orderBy(asc(ledgerEntries.id))
  return { ...line, terms: line.terms as LineTerms, draws, entries }
}

/** Of every open line its id, in order, some at a time. Of one that was canceled nothing is owed but what was sent (12 CFR 1026.15(d)(1)). */
export async function lineIdsAfter(session: Session, after: string | undefined, most: number): Promise<readonly string[]> {
  const rows = await session.orm
    .select({ id: lines.applicationId })
    .from(lines)
    .innerJoin(applications, eq(applications.id, lines.applicationId))
    .where(and(isNull(applications.cancelledAt), after === undefined ? undefined : gt(lines.applicationId, after)))
    .orderBy(asc(lines.applicationId))
    .limit(most)
  return rows.map(({ id }) => id)
}
