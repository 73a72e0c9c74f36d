/** Saves an approval path as a plan, to be checked again on its day; it replaces an older saved one. */
import { randomUUID } from 'node:crypto'
import type { PlanBody } from '@hearthline/contract'
import { type ApprovalPath, addDays, describeApprovalPath, formatLocalDateWithYear } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { dropSavedPlans, insertPlan, newestPlan, planOf } from '../../store/repositories/plans.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid } from '../problem.ts'
import { findApprovalPath } from './find-approval-path.ts'
import { planBody } from './read-decision.ts'

export interface PlanToSave {
  readonly caller: Caller
  readonly uuid: string
  readonly way: string
  readonly checkOn: string | undefined
  readonly idempotencyKey: string | undefined
}

/** Where an approval path could be taken at once and is saved for later instead. Our own choice. */
const USUAL_DAYS = 30
/** A foreclosure is the longest that anyone waits for: seven years. */
const MOST_DAYS = 8 * 366

/** @throws Problem not_found, validation_failed, conflict */
export async function savePlan(container: Container, { caller, uuid, way: id, checkOn, idempotencyKey }: PlanToSave): Promise<PlanBody> {
  const now = container.clock.now()
  const keyed = { ...caller, key: idempotencyKey, call: `plan/${uuid}`, body: { way: id, checkOn }, now }
  return await container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    const { reply } = await withIdempotency(container, session, keyed, async () => {
      const { found, way } = findApprovalPath(container, file, id)
      const day = dayOf(way, checkOn, found.today)
      const { title } = describeApprovalPath(way, found.input)
      const saved = await newestPlan(session, uuid)
      // Clicked twice: the plan is there.
      if (saved?.state === 'SAVED' && saved.checkOn === day && saved.change.way === way.id) return { uuid: saved.id }
      await dropSavedPlans(session, uuid)
      const plan = await insertPlan(session, {
        id: randomUUID(),
        applicationId: uuid,
        identityId: caller.identityId,
        organizationCode: caller.organizationCode,
        change: { way: way.id, title, changes: way.changes },
        checkOn: day,
        state: 'SAVED',
        createdAt: now,
      })
      return { uuid: plan.id }
    })
    return planBody((await planOf(session, reply.uuid))!)
  })
}

function dayOf(way: ApprovalPath, wanted: string | undefined, today: string): string {
  const waits = way.changes.flatMap((change) => (change.kind === 'WAIT_UNTIL' && change.on !== undefined ? [change.on] : []))
  const earliest = [addDays(today, 1), ...waits].sort().at(-1)!
  if (wanted === undefined) return [way.checkOn ?? addDays(today, USUAL_DAYS), earliest].sort().at(-1)!
  if (wanted < earliest) throw invalid([{ path: 'checkOn', message: `Choose ${formatLocalDateWithYear(earliest)} or a later day` }])
  const latest = addDays(today, MOST_DAYS)
  if (wanted > latest) throw invalid([{ path: 'checkOn', message: `Choose ${formatLocalDateWithYear(latest)} or an earlier day` }])
  return wanted
}
