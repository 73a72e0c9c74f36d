/** Performs one run of work: checks that it is still wanted, calls out, and commits the outcome with all that follows. */
import { FLOW, standing } from '@hearthline/domain'
import type { Item, WorkId } from '@hearthline/domain'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import type { ProviderAnswer, ProviderCall } from '../providers/provider-call.ts'
import { readFile } from '../store/repositories/applications.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import { insertAttempts, readRun, updateRun } from '../store/repositories/runs.ts'
import type { NewAttempt, RunRow } from '../store/repositories/runs.ts'
import { HANDLERS } from '../work/handlers.ts'
import type { WorkContext } from '../work/work-context.ts'
import { advance } from './advance.ts'
import { MOST_TRIES, backoffMs } from './backoff.ts'
import type { EngineParts } from './engine-parts.ts'

/** How long one outside call may take. */
const PATIENCE_MS = 30_000

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

/** @returns milliseconds after which the queue should be looked at again, when a retry was scheduled; undefined otherwise */
export async function performRun(parts: EngineParts, job: { id: string; run: string; application: string }): Promise<number | undefined> {
  const [run, file] = await Promise.all([readRun(parts.db, job.run), readFile(parts.db, job.application, parts.clock.now())])
  if (!run || !file || run.state !== 'live' || !isWanted(file, run)) {
    await parts.db.transaction(async (session) => {
      if (run?.state === 'live') await updateRun(session, run.id, { state: 'dropped', updatedAt: parts.clock.now() })
      await parts.queue.complete([job.id], session)
    })
    return undefined
  }
  const attempts: NewAttempt[] = []
  try {
    const data = await HANDLERS[run.item as WorkId](contextOf(parts, file, run, attempts))
    await commitResult(parts, job.id, run, ITEMS.get(run.item)!.data.parse(data), attempts)
    return undefined
  } catch (problem) {
    return commitFailure(parts, job.id, run, problem, attempts)
  }
}

/** Still at the same basis, and the application still alive. */
function isWanted(file: ApplicationFile, run: RunRow): boolean {
  const stands = standing(file.facts)
  return stands.step !== 'DECLINED' && stands.step !== 'CANCELLED' && stands.walk.ready.some((work) => work.id === run.item && work.basis === run.basis)
}

function contextOf(parts: EngineParts, file: ApplicationFile, run: RunRow, attempts: NewAttempt[]): WorkContext {
  const walked = standing(file.facts).walk
  return {
    known: walked.known,
    now: file.facts.now,
    application: file.row,
    services: parts.services,
    saveDocument: (document) => parts.saveDocument(file.row.id, document),
    call: (perform) => recordAttempt(parts, run, attempts, perform),
  }
}

/** Makes an outside call and keeps a row of it, answered or not. */
async function recordAttempt<T>(
  parts: EngineParts,
  run: RunRow,
  attempts: NewAttempt[],
  perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>,
): Promise<T> {
  const startedAt = parts.clock.now()
  const began = performance.now()
  const keep = (provider: string, outcome: NewAttempt['outcome'], reference: string | null, request: unknown, response: unknown) =>
    attempts.push({
      runId: run.id,
      applicationId: run.applicationId,
      item: run.item,
      provider,
      outcome,
      reference,
      startedAt,
      durationMs: Math.round(performance.now() - began),
      requestSealed: parts.sealing.seal('attempt', JSON.stringify(request)),
      responseSealed: parts.sealing.seal('attempt', JSON.stringify(response)),
    })
  try {
    const key = `${run.applicationId}/${run.item}/${run.basis}`
    const answer = await perform({ idempotencyKey: key, signal: AbortSignal.timeout(PATIENCE_MS), now: startedAt })
    keep(answer.provider, 'ANSWERED', answer.reference, answer.request, answer.response)
    return answer.data
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) keep(problem.provider, problem.kind, null, problem.request, { unavailable: problem.kind })
    else if (problem instanceof ProviderRefused) keep(problem.provider, 'REFUSED', null, problem.request, { because: problem.because })
    throw problem
  }
}

async function commitResult(parts: EngineParts, jobId: string, run: RunRow, data: unknown, attempts: NewAttempt[]): Promise<void> {
  const sent = await parts.db.transaction(async (session) => {
    const file = (await readFile(session, run.applicationId, parts.clock.now(), true))!
    await insertAttempts(session, attempts)
    await parts.queue.complete([jobId], session)
    // What it rested on has moved meanwhile: the answer is kept as an attempt and thrown away as a result.
    if (!isWanted(file, run)) {
      await updateRun(session, run.id, { state: 'dropped', tries: run.tries + 1, updatedAt: file.facts.now })
      return
    }
    await updateRun(session, run.id, { state: 'done', tries: run.tries + 1, updatedAt: file.facts.now })
    return advance(session, parts.queue, file, {
      facts: [{ item: run.item, basis: run.basis, data, actor: `work:${run.item}` }],
      actor: `work:${run.item}`,
      action: 'work-done',
    })
  })
  if (sent) parts.wake()
}

async function commitFailure(parts: EngineParts, jobId: string, run: RunRow, problem: unknown, attempts: NewAttempt[]): Promise<number | undefined> {
  const retryable = !(problem instanceof ProviderRefused) && run.tries + 1 < MOST_TRIES
  const refusedOrDown = problem instanceof ProviderRefused || problem instanceof ProviderUnavailable
  parts.log[refusedOrDown ? 'warn' : 'error']({ item: run.item, application: run.applicationId, tries: run.tries + 1, problem: String(problem) }, 'work failed')
  const waitMs = backoffMs(run.tries + 1, parts.speed, Math.random())
  await parts.db.transaction(async (session) => {
    const file = (await readFile(session, run.applicationId, parts.clock.now(), true))!
    await insertAttempts(session, attempts)
    await parts.queue.complete([jobId], session)
    await updateRun(session, run.id, { state: retryable ? 'live' : 'gave-up', tries: run.tries + 1, updatedAt: file.facts.now })
    if (retryable) {
      await parts.queue.send(session, [{ run: run.id, application: run.applicationId }], new Date(Date.now() + waitMs).toISOString())
    } else {
      await advance(session, parts.queue, file, {
        facts: [],
        actor: `work:${run.item}`,
        action: 'work-gave-up',
        detail: { item: run.item, reason: problem instanceof Error ? problem.name : 'unknown' },
        gaveUp: { [run.item]: run.basis },
      })
    }
  })
  return retryable ? waitMs : undefined
}
