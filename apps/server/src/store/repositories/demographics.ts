/** Reads what is kept apart, as the one role that may: for the regulator’s register alone (a wall admits usecases/hmda and no one else). */
import { REGISTER_ROLE } from '../app-role.ts'
import type { Db } from '../db.ts'

export interface KeptDemographics {
  readonly shape: number
  /** sealed JSON */
  readonly answers: string
}

/** Of one organization, by record; the role is taken for this transaction alone. */
export async function demographicsIn(
  db: Db,
  organizationCode: string,
  records: readonly string[],
): Promise<ReadonlyMap<string, KeptDemographics>> {
  if (records.length === 0) return new Map()
  const { rows } = await db.transaction(async (session) => {
    await session.query(`set local role ${REGISTER_ROLE}`)
    return session.query('select id, shape, answers from demographics where organization_code = $1 and id = any($2::uuid[])', [
      organizationCode,
      [...records],
    ])
  })
  return new Map(rows.map(({ id, shape, answers }) => [String(id), { shape: Number(shape), answers: String(answers) }]))
}
