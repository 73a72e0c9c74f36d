/** A session whose deed is made anew is canceled at the notary's service, which is asked again while it does not answer: who has the page open signs nothing there. */
import { legalName, standing } from '@hearthline/domain'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import { readFile } from '../store/repositories/applications.ts'
import { backoffMs } from './backoff.ts'
import type { EngineParts } from './engine-parts.ts'
import type { Job } from './job-kinds.ts'

const TIMEOUT_MS = 20_000

/** Gives how long to wait where the service did not answer; then the job is sent again. */
export async function cancelNotary(parts: EngineParts, id: string, job: Job<'cancel-notary'>): Promise<number | undefined> {
  const { application, booking, tries } = job
  const file = await readFile(parts.db, application, parts.clock.now())
  const applicantName = file && standing(file.facts).walk.known(legalName)
  if (
    !file ||
    !applicantName ||
    (await isCanceled(parts, { organization: file.row.organizationCode, booking, applicantName, application }))
  ) {
    await parts.queue.complete([id])
    return undefined
  }
  const waitMs = backoffMs(tries + 1, parts.speed, Math.random())
  await parts.db.transaction(async (session) => {
    await parts.queue.complete([id], session)
    await parts.queue.send(session, [{ kind: 'cancel-notary', ...job, tries: tries + 1 }], waitMs)
  })
  return waitMs
}

interface Canceling {
  readonly application: string
  readonly organization: string
  readonly booking: string
  readonly applicantName: { readonly firstName: string; readonly lastName: string }
}

/** Outside of a transaction, since another service is called. What it refuses to cancel is over there already. */
async function isCanceled(
  { services, clock, log }: EngineParts,
  { application, organization, booking, applicantName }: Canceling,
): Promise<boolean> {
  const call = { idempotencyKey: `${application}/notary/cancel/${booking}`, signal: AbortSignal.timeout(TIMEOUT_MS), now: clock.now() }
  try {
    await services.provider('notary', organization).cancel({ booking, applicantName }, call)
    return true
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) return false
    if (!(problem instanceof ProviderRefused)) throw problem
    log.warn({ application, problem: problem.message }, 'a notary service did not cancel a session')
    return true
  }
}
