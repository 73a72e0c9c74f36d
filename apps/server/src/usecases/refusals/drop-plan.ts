/** Drops a plan of one's own. One that was looked at already stays on file as it was answered, and is shown no more. */
import type { Container } from '../../container.ts'
import { planOf, updatePlan } from '../../store/repositories/plans.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { notFound } from '../problem.ts'

/** @throws Problem not_found */
export async function dropPlan(container: Container, caller: Caller, uuid: string, planId: string): Promise<void> {
  await container.db.transaction(async (session) => {
    await openApplication(session, caller, uuid, container.clock.now(), true)
    const plan = await planOf(session, planId)
    if (!plan || plan.applicationId !== uuid) throw notFound('No such plan was found')
    await updatePlan(session, planId, { state: 'DROPPED' })
  })
}
