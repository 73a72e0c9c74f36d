/** Walks an organization's audit chain from its start, with the keys, and holds it against its head and against the applications. */
import type { Macs } from '../../secrets/macs.ts'
import type { Sql } from '../db.ts'
import { type AuditEntry, anchorText, contentOf, endAfter, firstEnd, markOf, unkeyed } from './audit-chain.ts'

export interface AuditReport {
  readonly organizationCode: string
  readonly rows: number
  /** Absent when the chain is whole. */
  readonly broken?: { readonly sequence: number; readonly why: string }
}

interface Row {
  readonly sequence: number
  readonly entry: AuditEntry
  readonly hash: string
}

interface Head {
  readonly sequence: number
  readonly hash: string
  readonly anchorSequence: number | null
  readonly anchor: string | null
}

const PAGE = 2000

/** Every organization that has entries, a head, or applications. */
export async function verifyAudit(session: Sql, macs: Macs): Promise<AuditReport[]> {
  const { rows } = await session.query(
    'select organization_code as code from audit_heads union select organization_code from audit_log union select organization_code from applications order by 1',
  )
  const reports: AuditReport[] = []
  for (const { code } of rows) reports.push(await verifyChain(session, macs, String(code)))
  return reports
}

export async function verifyChain(session: Sql, macs: Macs, organizationCode: string): Promise<AuditReport> {
  const head = await headOf(session, organizationCode)
  const walk = chainWalk(macs, organizationCode, head)
  let rows = 0
  let last = Number.NEGATIVE_INFINITY
  for (let page = await pageOf(session, organizationCode, last); page.length > 0; page = await pageOf(session, organizationCode, last)) {
    for (const row of page) {
      rows += 1
      const why = walk.take(row)
      if (why) return { organizationCode, rows: await countOf(session, organizationCode), broken: { sequence: rows, why } }
    }
    last = page.at(-1)!.sequence
  }
  const why = walk.finish(rows) ?? (await contradiction(session, organizationCode))
  return { organizationCode, rows, ...(why !== undefined && { broken: { sequence: rows + 1, why } }) }
}

function chainWalk(macs: Macs, organizationCode: string, head: Head | undefined) {
  const anchored = head?.anchorSequence ?? 0
  let expected = 1
  let end = anchored > 0 ? unkeyed.start : firstEnd(macs, organizationCode)
  const takeUnkeyed = (row: Row): string | undefined => {
    end = unkeyed.endAfter(end, row.sequence, row.entry)
    if (row.hash !== end) return 'the entry is not what was written'
    if (row.sequence < anchored) return undefined
    end = macs.mac('audit', anchorText(organizationCode, anchored, end))
    return markOf(end) === head?.anchor ? undefined : 'the unkeyed part of the chain is not the one that was put under the key'
  }
  return {
    /** Why the row does not follow, if it does not. */
    take(row: Row): string | undefined {
      if (row.sequence !== expected) return 'an entry is missing, or one stands in another place'
      expected += 1
      if (row.sequence <= anchored) return takeUnkeyed(row)
      const made = endAfter(end, row.sequence, macs.mac('audit', contentOf(row.entry)))
      if (row.hash !== markOf(made)) return 'the entry is not what was written'
      end = made
      return undefined
    },
    finish(rows: number): string | undefined {
      if (!head) return rows === 0 ? undefined : 'the end of the chain is gone'
      if (rows < anchored || head.sequence !== rows || head.hash !== end) return 'entries at the end are missing'
      return undefined
    },
  }
}

/** Each application's creation and newest version are in the chain: a chain that was emptied and begun again does not have them. */
async function contradiction(session: Sql, organizationCode: string): Promise<string | undefined> {
  const { rows } = await session.query(
    `select a.id from applications a left join lateral (
       select max((l.detail ->> 'version')::int) as version, bool_or(l.action = 'application-created') as created
       from audit_log l where l.application_id = a.id and l.organization_code = a.organization_code) l on true
     where a.organization_code = $1 and (l.created is not true or l.version is distinct from a.version) limit 1`,
    [organizationCode],
  )
  return rows[0] && `application ${String(rows[0].id)} was created or changed without an entry here`
}

async function headOf(session: Sql, organizationCode: string): Promise<Head | undefined> {
  const { rows } = await session.query('select sequence, hash, anchor_sequence, anchor from audit_heads where organization_code = $1', [
    organizationCode,
  ])
  const [found] = rows
  if (!found) return undefined
  return {
    sequence: Number(found.sequence),
    hash: String(found.hash),
    anchorSequence: found.anchor_sequence === null ? null : Number(found.anchor_sequence),
    anchor: found.anchor === null ? null : String(found.anchor),
  }
}

async function countOf(session: Sql, organizationCode: string): Promise<number> {
  return Number((await session.query('select count(*) as n from audit_log where organization_code = $1', [organizationCode])).rows[0]!.n)
}

async function pageOf(session: Sql, organizationCode: string, after: number): Promise<Row[]> {
  const { rows } = await session.query(
    `select sequence, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor, action, application_id, detail, hash
     from audit_log where organization_code = $1 and sequence > $2 order by sequence limit ${PAGE}`,
    [organizationCode, Number.isFinite(after) ? after : '-9223372036854775808'],
  )
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    hash: String(row.hash),
    entry: {
      organizationCode,
      at: String(row.at),
      actor: String(row.actor),
      action: String(row.action),
      applicationId: row.application_id === null ? undefined : String(row.application_id),
      detail: row.detail as Record<string, unknown>,
    },
  }))
}
