/** Moves applications that time alone has changed: rescission over, an offer lapsed, a waiting period ended, a day that the law sets. */
import { actionClock, actionOfTime, actionTime, standing } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { type ApplicationFile, DUE_PAGE, dueByTime, lockFile } from '../store/repositories/applications.ts'
import { insertOutbox } from '../store/repositories/history.ts'
import { accrueInterest } from './accrue-interest.ts'
import { advance } from './advance.ts'
import { checkNotarySessions } from './check-notary-sessions.ts'
import { checkPayoffs } from './check-payoffs.ts'
import { checkPlans } from './check-plans.ts'
import { checkPrenotes } from './check-prenotes.ts'
import { checkTransfers } from './check-transfers.ts'
import type { EngineParts } from './engine-parts.ts'
import { keepPayments } from './keep-payments.ts'
import { newFact } from './new-fact.ts'
import { outboxRow } from './outbox-kinds.ts'
import { tellPartnersOfEnds } from './partner-news.ts'
import { releaseHeldTexts } from './release-texts.ts'
import { storeInformationRequest } from './store-letter.ts'

const EVERY_MS = 15_000
/** Passes of the timekeeper between two in which it tidies up: an hour. */
const TIDY_EVERY = 240

/** Looks once, at applications and at plans to come back; gives how many applications were due. */
export async function advanceDueApplications(parts: EngineParts): Promise<number> {
  let moved = 0
  // Page after page: after a quiet night, or a jump of the sandbox clock, there may be thousands.
  for (let page = await dueByTime(parts.db, parts.clock.now()); page.length > 0; ) {
    for (const { id } of page) {
      // One that cannot be moved must not delay the others.
      await moveOne(parts, id).catch((problem: unknown) =>
        parts.log.error({ application: id, problem: String(problem) }, 'moving by time failed'),
      )
    }
    moved += page.length
    page = page.length < DUE_PAGE ? [] : await dueByTime(parts.db, parts.clock.now(), page.at(-1))
  }
  await checkPlans(parts)
  await accrueInterest(parts)
  await checkNotarySessions(parts)
  await keepPayments(parts)
  await checkTransfers(parts)
  await checkPayoffs(parts)
  await checkPrenotes(parts)
  await releaseHeldTexts(parts)
  await tellPartnersOfEnds(parts)
  return moved
}

const moveOne = (parts: EngineParts, id: string): Promise<void> =>
  parts.db.transaction(async (session) => {
    const file = await lockFile(session, id, parts.clock.now())
    // Another node may have been first: then it is not due any more.
    if (!file?.row.wakeAt || Date.parse(file.row.wakeAt) > Date.parse(file.facts.now)) return
    await moveByTime(session, parts, file)
  })

/** What time alone has settled is settled by walking again; what the law's clock brings about is a fact of its own. */
async function moveByTime(session: Session, parts: EngineParts, file: ApplicationFile): Promise<void> {
  const stands = standing(file.facts)
  const time = actionTime(stands, file.facts)
  const brought = actionOfTime(time, file.facts.now)
  if (!time || !brought) return void (await advance(session, parts, file, { facts: [], actor: 'time', action: 'time-passed' }))
  const data = { ...stands.walk.known(actionClock), ...brought }
  const fact = newFact(parts.sealing, actionClock, { basis: stands.walk.bases[actionClock.id]!, data, actor: 'time' })
  const detail = { clock: time.kind, item: time.item.id, from: time.from, dueOn: time.dueOn }
  await advance(session, parts, file, { facts: [fact], actor: 'time', action: 'notice-due', detail })
  if (!brought.request) return
  const notice = await storeInformationRequest(session, parts, { ...file, stands }, brought.request, time.dueOn)
  if (notice === undefined) return
  const message = { kind: 'notice-made', payload: { notice } } as const
  const outbox = await insertOutbox(session, outboxRow(message, { applicationId: file.row.id, createdAt: file.facts.now }))
  await parts.queue.send(session, [{ kind: 'outbox', outbox }])
  session.afterCommit(() => parts.wake())
}

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
    advanceDueApplications(parts)
      .then(() => (isTidyTime ? tidy() : undefined))
      .catch((problem: unknown) => parts.log.error({ problem: String(problem) }, 'moving by time failed'))
      .finally(() => {
        looking = false
      })
  }, EVERY_MS)
  return () => clearInterval(timer)
}
