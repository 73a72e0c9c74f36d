/** Performs one run of work: checks that it is still wanted, calls out, and hands the outcome to be committed. */

import type { Standing, WorkId } from '@hearthline/domain'
import { BORROWER, dayAtHome, itemNamed, partsOfFactName, propertyAddress, standing, walkOfParty } from '@hearthline/domain'
import type { ProviderAnswer, ProviderCall } from '../providers/provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import { readFile } from '../store/repositories/applications.ts'
import { runState } from '../store/repositories/runs.ts'
import { termsNow } from '../work/decision/lending-terms.ts'
import { HANDLERS } from '../work/handlers.ts'
import type { WorkContext } from '../work/work-context.ts'
import { FIRST_TRIES } from './backoff.ts'
import type { Outcome } from './commit-outcomes.ts'
import { keepReceived, makeDocument } from './documents.ts'
import type { EngineParts } from './engine-parts.ts'
import { isWanted, SENDS_MONEY } from './is-wanted.ts'
import type { RunJob } from './job-kinds.ts'
import { letterheadOf } from './letterhead.ts'
import { newFact } from './new-fact.ts'
import { isUnchanged } from './recent-files.ts'
import { makeSealedSet } from './sealed-set.ts'

/** How long one outside call may take. */
const TIMEOUT_MS = 30_000

interface Found {
  readonly row: ApplicationFile['row']
  readonly current: Standing
  readonly facts: ApplicationFile['facts']
  readonly now: string
}

type Kept = Pick<Outcome, 'attempts' | 'documents' | 'lines' | 'payoffs' | 'prenotes'>

/** Does the work and returns its outcome; nothing is written here. */
export async function performRun(parts: EngineParts, job: { readonly id: string; readonly data: RunJob }): Promise<Outcome> {
  const { data: run } = job
  const outcome = { jobId: job.id, run, attempts: [], documents: [], lines: [], payoffs: [], prenotes: [] }
  // Between two slow tries a person may have run it again: then another run is at it.
  if (run.tries >= FIRST_TRIES && (await runState(parts.db, run.run)) !== 'overdue') return { ...outcome, kind: 'unwanted' }
  const found = await fileFor(parts, run)
  if (!found) return { ...outcome, kind: 'unwanted' }
  await parts.awaitBrandVersion(found.row.brandVersion)
  const kept = { attempts: [], documents: [], lines: [], payoffs: [], prenotes: [] } satisfies Kept
  try {
    const { item, party } = partsOfFactName(run.item)
    const data = await HANDLERS[item as WorkId](contextOf(parts, found, run, kept))
    const settled = { basis: run.basis, data, actor: `work:${run.item}`, party }
    return { ...outcome, ...kept, kind: 'done', fact: newFact(parts.sealing, itemNamed(item)!, settled) }
  } catch (problem) {
    return { ...outcome, attempts: kept.attempts, kind: 'failed', problem }
  }
}

/** The file if it still wants this run: as remembered, or else as the database has it. Another node may have taken a cancellation: money asks the database. */
async function fileFor(parts: EngineParts, run: RunJob): Promise<Found | undefined> {
  const now = parts.clock.now()
  const recalled = SENDS_MONEY.has(run.item) ? undefined : parts.recent.recall(run.application)
  const current = isUnchanged(recalled, recalled && { row: recalled.file.row, facts: { now } })
  if (recalled && current && isWanted(current, run)) return { row: recalled.file.row, facts: recalled.file.facts, current, now }
  const read = await readFile(parts.db, run.application, now)
  if (!read) return undefined
  const asRead = standing(read.facts)
  return isWanted(asRead, run) ? { row: read.row, facts: read.facts, current: asRead, now } : undefined
}

function contextOf(parts: EngineParts, { row, facts, current, now }: Found, run: RunJob, kept: Kept): WorkContext {
  const before = facts.results[run.item]
  return {
    before: before?.data,
    lapsed: before?.basis === run.basis ? before.data : undefined,
    known: walkOfParty(current.walk, partsOfFactName(run.item).party)!.known,
    now,
    application: row,
    get terms() {
      return termsNow(parts.services, row, { results: facts.results, now })
    },
    services: parts.services,
    provider: (capability) => parts.services.provider(capability, row.organizationCode),
    async keepDocument(order, party) {
      const letterhead = letterheadOf(parts.services.brandOf(row.organizationCode), {
        loanNumber: row.loanNumber,
        state: current.walk.known(propertyAddress)?.state,
      })
      const { document, twin, places, notaryPlaces } = await makeDocument(parts, {
        applicationId: run.application,
        order,
        letterhead,
        createdAt: parts.clock.now(),
      })
      for (const one of [document, twin]) kept.documents.push(party === undefined ? one : { ...one, party })
      return {
        ...{ documentId: document.id, sha256: document.sha256 },
        ...(places.length > 0 && { places: [...places] }),
        ...(notaryPlaces.length > 0 && { notaryPlaces: [...notaryPlaces] }),
      }
    },
    async keepSealedSet(set, stamp, party) {
      const letterhead = letterheadOf(parts.services.brandOf(row.organizationCode), {
        loanNumber: row.loanNumber,
        state: current.walk.known(propertyAddress)?.state,
      })
      const { original, copy, twin } = await makeSealedSet(parts, {
        applicationId: run.application,
        party: party ?? BORROWER,
        set,
        stamp,
        letterhead,
        createdAt: parts.clock.now(),
      })
      kept.documents.push(original, copy, twin)
      return { documentId: copy.id, sha256: copy.sha256, original: { documentId: original.id, sha256: original.sha256 } }
    },
    async keepReceived(received) {
      const document = await keepReceived(parts, { ...received, applicationId: run.application, createdAt: parts.clock.now() })
      kept.documents.push(document)
      return { documentId: document.id, sha256: document.sha256 }
    },
    settledOn: ({ id }) => {
      const at = facts.results[id]?.settledAt
      return at === undefined ? undefined : dayAtHome(current.walk.known, at)
    },
    keepLine: (change) => void kept.lines.push(change),
    keepPayoff: (payment) => void kept.payoffs.push(payment),
    keepPrenote: (sent) => {
      kept.prenotes.push({ ...sent, applicationId: row.id, organizationCode: row.organizationCode })
    },
    call: async (perform) => (await recordAttempt(parts, { run, row }, kept, perform)).data,
    async callWithReference(perform) {
      const { data, reference } = await recordAttempt(parts, { run, row }, kept, perform)
      return { ...data, reference }
    },
  }
}

/** Makes an outside call and keeps a row of it, answered or not. */
async function recordAttempt<T>(
  parts: EngineParts,
  { run, row: { id, organizationCode } }: { readonly run: RunJob } & Pick<Found, 'row'>,
  kept: Kept,
  perform: (call: ProviderCall) => Promise<ProviderAnswer<T>>,
): Promise<ProviderAnswer<T>> {
  const startedAt = parts.clock.now()
  const began = performance.now()
  const keep = (
    provider: string,
    outcome: Kept['attempts'][number]['outcome'],
    reference: string | null,
    request: unknown,
    response: unknown,
  ) =>
    kept.attempts.push({
      runId: run.run,
      applicationId: run.application,
      item: partsOfFactName(run.item).item,
      provider,
      outcome,
      reference,
      startedAt,
      durationMs: Math.round(performance.now() - began),
      requestSealed: parts.sealing.seal('attempt', JSON.stringify(request)),
      responseSealed: parts.sealing.seal('attempt', JSON.stringify(response)),
    })
  try {
    const key = `${run.application}/${run.item}/${run.basis}`
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await perform({ idempotencyKey: key, application: { id, organizationCode }, signal, now: startedAt })
    keep(answer.provider, 'ANSWERED', answer.reference, answer.request, answer.response)
    return answer
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) keep(problem.provider, problem.kind, null, problem.request, { unavailable: problem.kind })
    else if (problem instanceof ProviderRefused) keep(problem.provider, 'REFUSED', null, problem.request, { because: problem.because })
    throw problem
  }
}
