/** Where an application stands, for polling: the stored step is a copy of what the walk said when a fact last changed. */
import { standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { openApplication } from './open-application.ts'
import type { Caller } from './open-application.ts'
import { statusFlags } from './status-flags.ts'

/** @throws Problem not_found */
export async function readStatus(container: Container, caller: Caller, uuid: string) {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const stands = standing(file.facts)
  return {
    step: stands.step,
    previousStep: stands.step === file.row.step ? file.row.previousStep : file.row.step,
    decision: stands.decision,
    subDecision: stands.subDecision,
    statuses: statusFlags(stands),
  }
}
