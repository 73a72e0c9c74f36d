/** Moves applications that time alone has moved: rescission over, an offer lapsed, a waiting period ended. */
import { DUE_PAGE, dueByTime, lockFile } from '../store/repositories/applications.ts'
import { advance } from './advance.ts'
import { checkPlans } from './check-plans.ts'
import type { EngineParts } from './engine-parts.ts'

const EVERY_MS = 15_000
/** Passes of the timekeeper between two in which it tidies up: an hour. */
const TIDY_EVERY = 240

/** Looks once, at applications and at plans to come back; gives how many applications were due. */
export async function moveByTime(parts: EngineParts): Promise<number> {
  let moved = 0
  // Page after page: after a quiet night, or a jump of the sandbox clock, there may be thousands.
  for (let page = await dueByTime(parts.db, parts.clock.now()); page.length > 0; ) {
    for (const { id } of page) {
      // One that cannot be moved must not keep the others waiting.
      await moveOne(parts, id).catch((problem: unknown) =>
        parts.log.error({ application: id, problem: String(problem) }, 'moving by time failed'),
      )
    }
    moved += page.length
    page = page.length < DUE_PAGE ? [] : await dueByTime(parts.db, parts.clock.now(), page.at(-1))
  }
  await checkPlans(parts)
  return moved
}

const moveOne = (parts: EngineParts, id: string): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, id, parts.clock.now())
    // Another node may have been first: then it is not due any more.
    if (!file?.row.wakeAt || Date.parse(file.row.wakeAt) > Date.parse(file.facts.now)) return
    await advance(session, parts, file, { facts: [], actor: 'time', action: 'time-passed' })
  })

/** @param tidy run once an hour, and soon after the start */
export function startTimekeeper(parts: EngineParts, tidy: () => Promise<unknown>): () => void {
  let looking = false
  let untilTidy = 1
  const timer = setInterval(() => {
    // A pass over thousands takes longer than the pause between two.
    if (looking) return
    looking = true
    untilTidy -= 1
    const isTidyTime = untilTidy <= 0
    if (isTidyTime) untilTidy = TIDY_EVERY
    moveByTime(parts)
      .then(() => (isTidyTime ? tidy() : undefined))
      .catch((problem: unknown) => parts.log.error({ problem: String(problem) }, 'moving by time failed'))
      .finally(() => {
        looking = false
      })
  }, EVERY_MS)
  return () => clearInterval(timer)
}
