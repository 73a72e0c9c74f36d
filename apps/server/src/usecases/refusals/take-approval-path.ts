/** Takes an approval path: what it changes goes into the facts, and the refused application is decided again (docs/decisions/0016). */
import { formatLocalDateWithYear, isEnded } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, applicationsOf } from '../../store/repositories/applications.ts'
import { dropSavedPlans } from '../../store/repositories/plans.ts'
import { isUniqueViolation } from '../../store/unique-violation.ts'
import { advanceForBorrower } from '../application/advance-for-borrower.ts'
import { groundOfApprovalPath } from '../application/grounds.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { refuseChangedGround } from '../application/refuse-changed-ground.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import { approvalPathFacts, type IncomeStated } from './approval-path-facts.ts'
import { findApprovalPath } from './find-approval-path.ts'

export interface ApprovalPathChoice {
  readonly caller: Caller
  readonly uuid: string
  readonly way: string
  readonly stated: IncomeStated
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
}

/** @throws Problem not_found, validation_failed, conflict, active_application, precondition_failed */
export async function takeApprovalPath(container: Container, taken: ApprovalPathChoice): Promise<void> {
  const now = container.clock.now()
  const { caller, uuid, way, stated, idempotencyKey } = taken
  const keyed = { ...caller, key: idempotencyKey, call: `ways/${uuid}`, body: { way, stated }, now }
  await container.db
    .transaction(async (session) => {
      const file = await openApplication(session, caller, uuid, now, true)
      return withIdempotency(container, session, keyed, async () => {
        await refuseChangedGround(session, file, taken.ifMatch, groundOfApprovalPath)
        await applyApprovalPath(container, session, file, taken)
        return { uuid }
      })
    })
    .catch((problem: unknown) => {
      // Another application began in the same moment: the database lets one of them be in progress.
      throw isUniqueViolation(problem, 'applications_one_active') ? otherApplication(undefined) : problem
    })
}

async function applyApprovalPath(
  container: Container,
  session: Session,
  file: ApplicationFile,
  { way: id, stated, caller }: ApprovalPathChoice,
): Promise<void> {
  const { found, way } = findApprovalPath(container, file, id)
  if (!way.takeNow) {
    const day = way.checkOn === null || way.checkOn <= found.today ? 'today' : formatLocalDateWithYear(way.checkOn)
    throw new Problem(
      'conflict',
      `This option is not available in this application. Apply again on or after ${day}, or save it as a plan.`,
      {
        step: file.row.step,
      },
    )
  }
  await refuseBesideAnother(session, file)
  const actor = `borrower:${caller.identityId}`
  const input = { ...found.input, on: found.today }
  const facts = approvalPathFacts({ sealing: container.sealing, facts: file.facts, way, input, stated, actor })
  await dropSavedPlans(session, file.row.id)
  await advanceForBorrower(session, container, file, { facts, actor, action: 'way-taken', detail: { way: way.id } })
}

async function refuseBesideAnother(session: Session, { row }: ApplicationFile): Promise<void> {
  const others = await applicationsOf(session, row.identityId, row.organizationCode)
  const active = others.find((other) => other.id !== row.id && !isEnded(other.step))
  if (active) throw otherApplication(active.step)
}

const otherApplication = (step: string | undefined) =>
  new Problem('active_application', 'You have another application in progress. Finish or withdraw it before you return to this one.', {
    ...(step !== undefined && { step }),
  })
