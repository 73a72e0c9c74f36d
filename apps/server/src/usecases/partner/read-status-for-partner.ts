/** The step of an application, for the partner whose organization it is: the step and the decision, nothing of the applicant. */
import type { Step, WireDecision } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readApplicationRow } from '../../store/repositories/applications.ts'
import { notFound } from '../problem.ts'
import type { PartnerCaller } from '../session/live-session.ts'

/** @throws Problem not_found also for an application of another organization */
export async function readStatusForPartner({ db }: Pick<Container, 'db'>, partner: PartnerCaller, uuid: string) {
  const row = await readApplicationRow(db, uuid)
  if (!row || row.organizationCode !== partner.organizationCode) throw notFound('No such application was found')
  return {
    uuid: row.id,
    loanNumber: `HL-${row.loanNumber}`,
    step: row.step as Step,
    decision: row.decision as WireDecision,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
