/** Moves sandbox time forward, so that rescission and waiting periods can be lived through. Never in production. */

import type { Container } from '../../container.ts'
import { SANDBOX_CLOCK } from '../../engine/clock.ts'
import { advanceDueApplications } from '../../engine/keep-time.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'
import { asSystem } from '../../store/scope.ts'
import { defaultBrand } from '../organization/find-organization.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { actorOf, type StaffCaller } from './staff-caller.ts'

const DAY = 86_400_000

/** Later than any term of a line, and long before the years of five digits that neither the database nor the wire writes. */
const END_OF_SANDBOX_TIME = Date.parse('2200-01-01T00:00:00.000Z')

/**
 * @throws Problem not_found in production, forbidden to staff who act for no organization, or for partners alone, validation_failed beyond the end of sandbox time:
 *   the clock does not change then
 */
export async function advanceSandboxTime(
  container: Container,
  request: { staff: StaffCaller; organizationCode: string; advanceDays: number },
) {
  if (container.config.production) throw notFound()
  if (!mayMoveTime(container, request.staff))
    throw new Problem('forbidden', 'The clock is of the whole installation. Staff of its own organization move it.')
  const organizationCode = heldBy(request.staff, request.organizationCode)
  // In nobody's log it would stand nowhere.
  if (organizationCode === undefined)
    throw new Problem('forbidden', 'You act for no organization yet. Ask an administrator to add you to one.')
  const offset = await container.db.transaction(async (session) => {
    const before = await lockSetting(session, SANDBOX_CLOCK, 0)
    const next = (typeof before === 'number' ? before : 0) + Math.round(request.advanceDays * DAY)
    if (Date.now() + next >= END_OF_SANDBOX_TIME) throw invalid([{ path: 'advanceDays', message: 'Sandbox time ends with the year 2199' }])
    await writeSetting(session, SANDBOX_CLOCK, next)
    await appendAudit(session, container.macs, {
      organizationCode,
      at: container.clock.now(),
      actor: actorOf(request.staff),
      action: 'sandbox-time-moved',
      detail: { advanceDays: request.advanceDays },
    })
    return next
  })
  container.clock.set(offset)
  // The clock is the installation's: every organization's applications are affected.
  await asSystem(() => advanceDueApplications(container.engine.parts))
  return { now: container.clock.now() }
}

/** The clock is every organization's: a partner's staff would move the days of others. */
export const mayMoveTime = ({ brands }: Pick<Container, 'brands'>, { organizations }: Pick<StaffCaller, 'organizations'>): boolean =>
  organizations === 'all' || organizations.length === 0 || organizations.includes(defaultBrand(brands).orgCode)

/** In whose log it stands: the organization at which they are signed in, if they act for it. */
const heldBy = ({ organizations }: StaffCaller, signedInAt: string): string | undefined =>
  organizations === 'all' || organizations.includes(signedInAt) ? signedInAt : organizations[0]

export function readSandboxTime(container: Container) {
  if (container.config.production) throw notFound()
  return { now: container.clock.now(), offsetMs: container.clock.offsetMs }
}
