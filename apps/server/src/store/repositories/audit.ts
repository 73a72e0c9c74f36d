/** The tamper-evident log: each row's hash covers the row and the hash before it, one chain per organisation. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '@hearthline/domain'
import { asc, eq } from 'drizzle-orm'
import type { Session, Statement } from '../db.ts'
import { MOVED } from '../hear-nodes.ts'
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

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Names the entry's content; the database chains it to the hash before it. */
const digestOfEntry = (entry: AuditEntry): string =>
  sha256(canonicalJson([entry.organizationCode, entry.at, entry.actor, entry.action, entry.applicationId ?? null, entry.detail]))

/** The chain's rule, here and in the statement below: the hash before, the place in the chain, and the content. */
const chained = (previousHash: string, sequence: number, digest: string): string => sha256(`${previousHash}:${sequence}:${digest}`)

/** One statement, so that the end of the chain is held for as short as can be: organisations have many applications under way at once. */
const APPEND: Statement = {
  name: 'append-audit',
  text: `
  with head as (
    insert into audit_heads (organization_code, sequence, hash) values ($1, 1, $2)
    on conflict (organization_code) do update set
      sequence = audit_heads.sequence + 1,
      hash = encode(sha256(convert_to(audit_heads.hash || ':' || (audit_heads.sequence + 1) || ':' || $3, 'UTF8')), 'hex')
    returning sequence, hash
  )
  insert into audit_log (organization_code, sequence, at, actor, action, application_id, detail, hash)
  select $1, head.sequence, $4::timestamptz, $5, $6, $7::uuid, $8::jsonb, head.hash from head`,
}

/** The same, telling the other nodes that the application has moved: heard when the transaction commits. */
const APPEND_AND_TELL: Statement = { name: 'append-audit-and-tell', text: `${APPEND.text} returning pg_notify('${MOVED}', $7::uuid::text)` }

/**
 * Appends to the organisation's chain, with the commit: it holds the chain's end until then.
 * @param moved whether this is about an application that moved, of which other nodes are to be told
 */
export async function appendAudit(session: Session, entry: AuditEntry, moved = false): Promise<void> {
  const digest = digestOfEntry(entry)
  await session.atCommit(moved && session.shared ? APPEND_AND_TELL : APPEND, [
    entry.organizationCode,
    chained(FIRST_HASH, 1, digest),
    digest,
    entry.at,
    entry.actor,
    entry.action,
    entry.applicationId ?? null,
    JSON.stringify(entry.detail),
  ])
}

/** The first broken row of an organisation's chain, or undefined when it is whole. */
export async function findAuditBreak(session: Session, organizationCode: string): Promise<number | undefined> {
  const rows = await session.orm
    .select()
    .from(auditLog)
    .where(eq(auditLog.organizationCode, organizationCode))
    .orderBy(asc(auditLog.sequence))
  let previous = FIRST_HASH
  let expected = 1
  for (const row of rows) {
    const entry = {
      ...row,
      at: new Date(row.at).toISOString(),
      applicationId: row.applicationId ?? undefined,
      detail: row.detail as Record<string, unknown>,
    }
    if (row.sequence !== expected || row.hash !== chained(previous, row.sequence, digestOfEntry(entry))) return expected
    previous = row.hash
    expected++
  }
  const [head] = await session.orm.select().from(auditHeads).where(eq(auditHeads.organizationCode, organizationCode))
  return head && (head.hash !== previous || head.sequence !== expected - 1) ? expected : undefined
}
