/** Rows of the index that lenders add beside the published ones, by two people. */
import { type LocalDate, mergePrimeRows, type PrimeRow, primeOn } from '@hearthline/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { primeConfirmations, primeProposals } from '../schema.ts'

export interface ProposedPrimeRow {
  readonly id: number
  readonly organizationCode: string
  readonly effectiveFrom: LocalDate
  readonly percent: string
  readonly source: string
  readonly proposedBy: string
  readonly proposedAt: string
  /** null while no other person has confirmed it */
  readonly confirmedBy: string | null
  readonly confirmedAt: string | null
}

const columns = {
  id: primeProposals.id,
  organizationCode: primeProposals.organizationCode,
  effectiveFrom: primeProposals.effectiveFrom,
  percent: primeProposals.percent,
  source: primeProposals.source,
  proposedBy: primeProposals.proposedBy,
  proposedAt: primeProposals.proposedAt,
  confirmedBy: primeConfirmations.confirmedBy,
  confirmedAt: primeConfirmations.confirmedAt,
}

const select = (session: Session) =>
  session.orm.select(columns).from(primeProposals).leftJoin(primeConfirmations, eq(primeConfirmations.proposal, primeProposals.id))

/** Every row of a lender, confirmed or not, the latest day first and of one day the latest proposal first. */
export const proposedPrimeRows = (session: Session, organizationCode: string): Promise<ProposedPrimeRow[]> =>
  select(session)
    .where(eq(primeProposals.organizationCode, organizationCode))
    .orderBy(desc(primeProposals.effectiveFrom), desc(primeProposals.id))

/** Those that price: of one day the last one given is the one that was confirmed last. */
export async function confirmedPrimeRows(session: Session, organizationCode: string): Promise<PrimeRow[]> {
  const rows = await session.orm
    .select(columns)
    .from(primeProposals)
    .innerJoin(primeConfirmations, eq(primeConfirmations.proposal, primeProposals.id))
    .where(eq(primeProposals.organizationCode, organizationCode))
    .orderBy(asc(primeConfirmations.confirmedAt), asc(primeProposals.id))
  return rows.map(({ effectiveFrom, percent, source }) => ({ from: effectiveFrom, percent, source, confirmed: true }))
}

export async function insertPrimeProposal(session: Session, row: typeof primeProposals.$inferInsert): Promise<number> {
  const [made] = await session.orm.insert(primeProposals).values(row).returning({ id: primeProposals.id })
  return made!.id
}

/** Undefined where the lender has none of that number. Rows never change, so nothing is held. */
export async function primeProposalOf(session: Session, organizationCode: string, id: number): Promise<ProposedPrimeRow | undefined> {
  const [found] = await select(session).where(and(eq(primeProposals.id, id), eq(primeProposals.organizationCode, organizationCode)))
  return found
}

/** False where it was confirmed before. */
export async function insertPrimeConfirmation(session: Session, row: typeof primeConfirmations.$inferInsert): Promise<boolean> {
  const made = await session.orm
    .insert(primeConfirmations)
    .values(row)
    .onConflictDoNothing()
    .returning({ proposal: primeConfirmations.proposal })
  return made.length > 0
}

/** The published rows with those that a lender's own two people gave. */
export const primeRowsOf = async (session: Session, organizationCode: string): Promise<readonly PrimeRow[]> =>
  mergePrimeRows(await confirmedPrimeRows(session, organizationCode))

/** The row in force on a day for decisions of a lender: a published one, or one that the lender's own two people gave. */
export const primeRowOn = async (session: Session, organizationCode: string, day: LocalDate): Promise<PrimeRow | undefined> =>
  primeOn(day, await primeRowsOf(session, organizationCode))
