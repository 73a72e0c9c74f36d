/** The register of staff: whoever has a role, with the organizations that they act for. In the system's scope: staff see no accounts of others. */
import type { Session } from '../db.ts'

export interface StaffRow {
  readonly id: string
  readonly email: string
  /** null where none is kept */
  readonly name: string | null
  readonly roles: readonly string[]
  readonly organizations: readonly string[]
}

const COLUMNS = `i.id, i.email, nullif(trim(concat_ws(' ', p.name ->> 'firstName', p.name ->> 'lastName')), '') as name, i.roles, i.staff_organizations as organizations
  from identities i left join profiles p on p.identity_id = i.id`

const rowOf = ({ id, email, name, roles, organizations }: Record<string, unknown>): StaffRow => ({
  ...{ id: String(id), email: String(email), name: name === null ? null : String(name) },
  ...{ roles: roles as string[], organizations: organizations as string[] },
})

/** Who acts for one of the organizations, and the platform's own staff, by email; 'all': whoever has a role. */
export async function staffFor(session: Session, organizations: readonly string[] | 'all'): Promise<StaffRow[]> {
  const all = organizations === 'all'
  const { rows } = await session.query(
    `select ${COLUMNS} where cardinality(i.roles) > 0 and ($1 or i.staff_organizations && $2 or 'platform-administrator' = any(i.roles)) order by i.email`,
    [all, all ? [] : [...organizations]],
  )
  return rows.map(rowOf)
}

/** Also of accounts that have no role any more: what they did they did. */
export async function staffByIds(session: Session, ids: readonly string[]): Promise<StaffRow[]> {
  if (ids.length === 0) return []
  const { rows } = await session.query(`select ${COLUMNS} where i.id = any($1)`, [[...ids]])
  return rows.map(rowOf)
}

/** Of the organizations those for which no one has the role; the platform's staff act for every one. */
export async function organizationsWithout(session: Session, role: string, organizations: readonly string[]): Promise<string[]> {
  const { rows } = await session.query(
    `select code from unnest($2::text[]) as code where not exists (
       select from identities i where $1 = any(i.roles) and (code = any(i.staff_organizations) or 'platform-administrator' = any(i.roles)))`,
    [role, [...organizations]],
  )
  return rows.map(({ code }) => String(code))
}
