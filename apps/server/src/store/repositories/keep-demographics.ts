/** Keeps demographic answers apart. What is written here, this role cannot read back: a plain insert that returns nothing. */
import type { Session, Statement } from '../db.ts'

export interface DemographicRow {
  readonly id: string
  readonly applicationId: string
  readonly organizationCode: string
  readonly shape: number
  /** sealed JSON */
  readonly answers: string
  readonly keptAt: string
}

const INSERT: Statement = {
  name: 'keep-demographics',
  text: `insert into demographics (id, application_id, organization_code, shape, answers, kept_at)
    values ($1, $2, $3, $4, $5, $6)`,
}

export async function keepDemographics(session: Session, row: DemographicRow): Promise<void> {
  const { id, applicationId, organizationCode, shape, answers, keptAt } = row
  await session.run(INSERT, [id, applicationId, organizationCode, shape, answers, keptAt])
}
