/** Moves applications that time alone has moved: rescission over, an offer lapsed, a waiting period ended. */
import { dueByTime, lockFile } from '../store/repositories/applications.ts'
import { advance } from './advance.ts'
import { checkPlans } from './check-plans.ts'
import type { EngineParts } from './engine-parts.ts'

const EVERY_MS = 15_000

/** Looks once, at applications and at plans to come back; gives how many applications were due. */
export async function moveByTime(parts: EngineParts): Promise<number> {
  const due = await dueByTime(parts.db, parts.clock.now())
  for (const id of due) {
    // One that cannot be moved must not keep the others waiting.
    await moveOne(parts, id).catch((problem: unknown) =>
      parts.log.error({ application: id, problem: String(problem) }, 'moving by time failed'),
    )
  }
  await checkPlans(parts)
  return due.length
}

const moveOne = (parts: EngineParts, id: string): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, id, parts.clock.now())
    // Another node may have been first: then it is not due any more.
    if (!file?.row.wakeAt || Date.parse(file.row.wakeAt) > Date.parse(file.facts.now)) return
    await advance(session, parts, file, { facts: [], actor: 'time', action: 'time-passed' })
  })

export function startTimekeeper(parts: EngineParts): () => void {
  const timer = setInterval(() => {
    moveByTime(parts).catch((problem: unknown) => parts.log.error({ problem: String(problem) }, 'moving by time failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}
