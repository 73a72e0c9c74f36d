/** Appends to the tamper-evident log: one keyed chain per organization (audit-chain.ts). */
import { and, desc, eq } from 'drizzle-orm'
import type { Macs } from '../../secrets/macs.ts'
import type { Session, Sql, Statement } from '../db.ts'
import { auditLog } from '../schema.ts'
import { APPLICATION_CHANGED } from '../subscribe-to-nodes.ts'
import { type AuditEntry, anchorText, contentOf, endAfter, firstEnd, markOf } from './audit-chain.ts'

export type { AuditEntry }

/** One statement, so that the end of the chain is held for as short as can be: organizations have many applications in progress at once. */
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
  select $1, head.sequence, $4::timestamptz, $5, $6, $7::uuid, $8::jsonb, encode(sha256(convert_to('row:' || head.hash, 'UTF8')), 'hex') from head`,
}

/** The same, notifying the other nodes that the application has changed when the transaction commits. */
const APPEND_AND_TELL: Statement = {
  name: 'append-audit-and-tell',
  text: `${APPEND.text} returning pg_notify('${APPLICATION_CHANGED}', $7::uuid::text)`,
}

/**
 * Appends to the organization's chain, with the commit: it holds the chain's end until then.
 * @param moved whether this is about an application that moved, of which other nodes are to be told
 */
export async function appendAudit(session: Session, macs: Macs, entry: AuditEntry, moved = false): Promise<void> {
  const mac = macs.mac('audit', contentOf(entry))
  await session.atCommit(moved && session.shared ? APPEND_AND_TELL : APPEND, [
    entry.organizationCode,
    endAfter(firstEnd(macs, entry.organizationCode), 1, mac),
    mac,
    entry.at,
    entry.actor,
    entry.action,
    entry.applicationId ?? null,
    JSON.stringify(entry.detail),
  ])
}

/** When something was last done to an application; undefined where it never was. */
export async function lastDoneAt(session: Session, applicationId: string, action: string): Promise<string | undefined> {
  const [last] = await session.orm
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.applicationId, applicationId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.sequence))
    .limit(1)
  return last?.at
}

/**
 * Puts the chains that were written without a key under it: their end is replaced by a keyed one, of which the head keeps the mark. Once, in
 * the transaction that brings the tables up to date; at any other time it would bless what someone forged.
 */
export async function anchorUnkeyedChains(owner: Sql, macs: Macs): Promise<void> {
  const { rows } = await owner.query('select organization_code as code, sequence, hash from audit_heads')
  for (const { code, sequence, hash } of rows) {
    const end = macs.mac('audit', anchorText(String(code), Number(sequence), String(hash)))
    await owner.query('update audit_heads set hash = $2, anchor_sequence = $3, anchor = $4 where organization_code = $1', [
      code,
      end,
      sequence,
      markOf(end),
    ])
  }
}
