/** The step of an application, for polling: one row, whose columns are the copy of what the walk said when a fact last changed. */
import type { StatusFlagsBody } from '@hearthline/contract'
import type { Step, WireDecision, WireSubDecision } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readStatusRow, type StatusRow } from '../../store/repositories/applications.ts'
import { notFound } from '../problem.ts'
import type { Caller } from './open-application.ts'

type StatusBody = ReturnType<typeof statusBodyOf>

/** One body for each remembered row, so that whoever writes it out need do so only once. */
const bodies = new WeakMap<StatusRow, StatusBody>()

/** @throws Problem not_found */
export async function readStatus(container: Container, caller: Caller, uuid: string): Promise<StatusBody> {
  const { statuses } = container.engine.parts
  const recalled = statuses.recall(uuid)
  const asked = statuses.asking()
  const row = recalled ?? (await readStatusRow(container.db, uuid))
  if (row && !recalled) statuses.remember(uuid, row, asked)
  if (!row || row.identityId !== caller.identityId || row.organizationCode !== caller.organizationCode)
    throw notFound('No such application was found')
  const body = bodies.get(row) ?? statusBodyOf(row)
  bodies.set(row, body)
  return body
}

/** The columns as polling reads them. */
export function statusBodyOf(row: StatusRow) {
  return {
    step: row.step as Step,
    previousStep: row.previousStep as Step | null,
    decision: row.decision as WireDecision,
    subDecision: row.subDecision as WireSubDecision,
    statuses: row.statusFlags as StatusFlagsBody,
  }
}
