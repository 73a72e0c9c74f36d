/** The tamper-evident log: each row's hash covers the row and the hash before it, one chain per organisation. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '@hearthline/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { auditHeads, auditLog } from '../schema.ts'

export interface AuditEntry {
  readonly organizationCode: string
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly applicationId?: string | undefined
  readonly detail: Record<string, unknown>
}

const FIRST_HASH = '0'.repeat(64)

const hashOf = (entry: AuditEntry, sequence: number, previousHash: string): string =>
  createHash('sha256')
    .update(canonicalJson([previousHash, sequence, entry.organizationCode, entry.at, entry.actor, entry.action, entry.applicationId ?? null, entry.detail]))
    .digest('hex')

/** Appends to the organisation's chain; call it last in a transaction, since it holds the chain's end until commit. */
export async function appendAudit(session: Session, entry: AuditEntry): Promise<void> {
  const [head] = await session.orm
    .insert(auditHeads)
    .values({ organizationCode: entry.organizationCode, sequence: 1, hash: FIRST_HASH })
    .onConflictDoUpdate({ target: auditHeads.organizationCode, set: { sequence: sql`${auditHeads.sequence} + 1` } })
    .returning()
  const { sequence, hash: previousHash } = head!
  const hash = hashOf(entry, sequence, previousHash)
  await session.orm.insert(auditLog).values({ ...entry, applicationId: entry.applicationId ?? null, sequence, previousHash, hash })
  await session.orm.update(auditHeads).set({ hash }).where(eq(auditHeads.organizationCode, entry.organizationCode))
}

/** The first broken row of an organisation's chain, or undefined when it is whole. */
export async function findAuditBreak(session: Session, organizationCode: string): Promise<number | undefined> {
  const rows = await session.orm.select().from(auditLog).where(eq(auditLog.organizationCode, organizationCode)).orderBy(asc(auditLog.sequence))
  let previous = FIRST_HASH
  let expected = 1
  for (const row of rows) {
    const entry = { ...row, at: new Date(row.at).toISOString(), applicationId: row.applicationId ?? undefined, detail: row.detail as Record<string, unknown> }
    if (row.sequence !== expected || row.previousHash !== previous || row.hash !== hashOf(entry, row.sequence, previous)) return expected
    previous = row.hash
    expected++
  }
  const [head] = await session.orm.select().from(auditHeads).where(eq(auditHeads.organizationCode, organizationCode))
  return head && (head.hash !== previous || head.sequence !== expected - 1) ? expected : undefined
}
