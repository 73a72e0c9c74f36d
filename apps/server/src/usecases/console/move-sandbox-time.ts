/** Moves sandbox time forward, so that rescission and waiting periods can be lived through. Never in production. */

import type { Container } from '../../container.ts'
import { SANDBOX_CLOCK } from '../../engine/clock.ts'
import { moveByTime } from '../../engine/keep-time.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'
import { notFound } from '../problem.ts'

const DAY = 86_400_000

/** @throws Problem not_found in production */
export async function moveSandboxTime(
  container: Container,
  request: { operatorId: string; organizationCode: string; advanceDays: number },
) {
  if (container.config.production) throw notFound()
  const offset = await container.db.transaction(async (session) => {
    const before = await lockSetting(session, SANDBOX_CLOCK, 0)
    const next = (typeof before === 'number' ? before : 0) + Math.round(request.advanceDays * DAY)
    await writeSetting(session, SANDBOX_CLOCK, next)
    await appendAudit(session, {
      organizationCode: request.organizationCode,
      at: container.clock.now(),
      actor: `operator:${request.operatorId}`,
      action: 'sandbox-time-moved',
      detail: { advanceDays: request.advanceDays },
    })
    return next
  })
  container.clock.set(offset)
  await moveByTime(container.engine.parts)
  return { now: container.clock.now() }
}

export function readSandboxTime(container: Container) {
  if (container.config.production) throw notFound()
  return { now: container.clock.now(), offsetMs: container.clock.offsetMs }
}
