/** Read view for the funding queue: what is at stake in each application, its limit, and the first of the two approvals that its open item is one of. */
import { FIRST_APPROVAL_OF } from '@hearthline/contract'
import type { Session } from '../db.ts'

export interface MoneyRow {
  readonly id: string
  /** null in what was signed before terms were stated */
  readonly lineCents: number | null
  readonly drawCents: number | null
  /** null where none was kept */
  readonly approvedByOneUpToCents: number | null
  /** of what is approved now */
  readonly first: { readonly outcome: string; readonly actor: string; readonly at: string } | null
  /** when the payoff quotes were entered last; null where there are none */
  readonly quotedAt: string | null
}

/** The newest fact of each, as the applications' walk has them. */
const READ = `
  select a.id,
    (t.data ->> 'lineCents')::bigint::text as line, (t.data ->> 'drawCents')::bigint::text as draw,
    (l.data ->> 'approvedByOneUpToCents')::bigint::text as most, p.data ->> 'outcome' as outcome, p.actor, p.settled_at as at,
    q.settled_at as quoted_at
  from applications a
  left join lateral (select f.data from facts f where f.application_id = a.id and f.item = 'closing-terms' order by f.id desc limit 1) t on true
  left join lateral (select f.data from facts f where f.application_id = a.id and f.item = 'funding-limit' order by f.id desc limit 1) l on true
  left join lateral (select f.data, f.actor, f.settled_at from facts f
    where f.application_id = a.id and f.item = coalesce($2::jsonb ->> a.open_item, a.open_item) order by f.id desc limit 1) p on true
  left join lateral (select f.settled_at from facts f where f.application_id = a.id and f.item = 'payoff-quotes' order by f.id desc limit 1) q on true
  where a.id = any($1)`

export async function moneyOf(session: Session, ids: readonly string[]): Promise<ReadonlyMap<string, MoneyRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await session.query(READ, [[...ids], JSON.stringify(FIRST_APPROVAL_OF)])
  return new Map(
    rows.map(({ id, line, draw, most, outcome, actor, at, quoted_at: quotedAt }) => [
      String(id),
      {
        id: String(id),
        lineCents: centsOf(line),
        drawCents: centsOf(draw),
        approvedByOneUpToCents: centsOf(most),
        first: outcome === null ? null : { outcome: String(outcome), actor: String(actor), at: new Date(at as string).toISOString() },
        quotedAt: quotedAt === null ? null : new Date(quotedAt as string).toISOString(),
      },
    ]),
  )
}

const centsOf = (text: unknown): number | null => (text === null ? null : Number(text))
