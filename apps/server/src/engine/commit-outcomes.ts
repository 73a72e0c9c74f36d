/** Commits what runs came to. Outcomes of one application that arrive together are one transaction: one walk, one step change, one wake. */
import { type Decision, isDecisionId, standing } from '@hearthline/domain'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import type { Session } from '../store/db.ts'
import { lockFile, type NewFact } from '../store/repositories/applications.ts'
import type { NewDocument } from '../store/repositories/documents.ts'
import { holdLine, insertLine, type LineChange, post } from '../store/repositories/lines.ts'
import { insertPayoffs, type MadePayoff } from '../store/repositories/payoff-payments.ts'
import { insertPrenote, type NewPrenote } from '../store/repositories/prenotes.ts'
import type { NewAttempt, RunRow } from '../store/repositories/runs.ts'
import { insertTransfer } from '../store/repositories/transfers.ts'
import { type WorkRows, writeWork } from '../store/repositories/write-change.ts'
import { RuleBroken } from '../work/rule-broken.ts'
import { advance } from './advance.ts'
import { backoffMs, FIRST_TRIES, MOST_TRIES } from './backoff.ts'
import type { EngineParts } from './engine-parts.ts'
import { isKept, isWanted } from './is-wanted.ts'
import type { RunJob } from './job-kinds.ts'
import { isUnchanged } from './recent-files.ts'
import { stopWhatMayNotLeave } from './stop-payment.ts'

export type Outcome = {
  readonly jobId: string
  readonly run: RunJob
  readonly attempts: NewAttempt[]
  readonly documents: NewDocument[]
  /** What the result brings about in the account of the line. */
  readonly lines: LineChange[]
  /** Payments to creditors that the processor made. */
  readonly payoffs: MadePayoff[]
  /** Test entries that were sent, to be watched. */
  readonly prenotes: NewPrenote[]
} & (
  | { readonly kind: 'done'; readonly fact: NewFact }
  | { readonly kind: 'failed'; readonly problem: unknown }
  | { readonly kind: 'unwanted' }
)

type Done = Outcome & { kind: 'done' }
type Failed = Outcome & { kind: 'failed' }

/** Nothing is tried again by itself: a person has to look. */
const isFinal = ({ problem, run }: Failed): boolean => problem instanceof ProviderRefused || run.tries + 1 >= MOST_TRIES

/** The first window is over: the application says so while the tries continue. */
const isOverdue = (outcome: Failed): boolean => !isFinal(outcome) && outcome.run.tries + 1 >= FIRST_TRIES
const becomesOverdue = (outcome: Failed): boolean => isOverdue(outcome) && outcome.run.tries + 1 === FIRST_TRIES

export interface Committer {
  /** Resolves when the outcome is committed; gives the wait in milliseconds before a scheduled retry. */
  commit(outcome: Outcome): Promise<number | undefined>
}

interface Waiting {
  readonly outcome: Outcome
  settle(retryInMs: number | undefined): void
  fail(problem: unknown): void
}

export function createCommitter(parts: EngineParts): Committer {
  const waiting = new Map<string, Waiting[]>()
  const busy = new Set<string>()

  const drain = async (application: string): Promise<void> => {
    // One turn of the loop, so that outcomes that are ready in the same moment come along.
    await new Promise((resolve) => setImmediate(resolve))
    for (let group = waiting.get(application); group !== undefined; group = waiting.get(application)) {
      waiting.delete(application)
      try {
        const retryInMs = await commitGroup(
          parts,
          application,
          group.map((entry) => entry.outcome),
        )
        for (const entry of group) entry.settle(retryInMs)
      } catch (problem) {
        parts.recent.forget(application)
        for (const entry of group) entry.fail(problem)
      }
    }
    busy.delete(application)
  }

  return {
    commit: (outcome) =>
      new Promise((settle, fail) => {
        const { application } = outcome.run
        waiting.set(application, [...(waiting.get(application) ?? []), { outcome, settle, fail }])
        if (busy.has(application)) return
        busy.add(application)
        void drain(application)
      }),
  }
}

async function commitGroup(parts: EngineParts, application: string, group: readonly Outcome[]): Promise<number | undefined> {
  for (const outcome of group) if (outcome.kind === 'failed') logFailure(parts, outcome)
  return parts.db.transaction((session) => writeGroup(parts, session, application, group))
}

async function writeGroup(
  parts: EngineParts,
  session: Session,
  application: string,
  group: readonly Outcome[],
): Promise<number | undefined> {
  const recalled = parts.recent.recall(application)
  const file = (await lockFile(session, application, parts.clock.now(), recalled?.file))!
  const now = file.facts.now
  const stands = isUnchanged(recalled, file) ?? standing(file.facts)
  // What a result rested on may have changed in the meantime: it is kept as an attempt and thrown away as a result.
  const isTaken = (outcome: Outcome): boolean => {
    if (outcome.kind === 'done') return isKept(stands, outcome.run, outcome.fact.data, file.facts.results[outcome.run.item]?.data)
    return outcome.kind === 'failed' && isWanted(stands, outcome.run)
  }
  const wanted = group.filter(isTaken)
  const done = wanted.filter((outcome): outcome is Done => outcome.kind === 'done')
  const failed = wanted.filter((outcome): outcome is Failed => outcome.kind === 'failed')
  const gaveUp = failed.filter(isFinal)
  const again = failed.filter((outcome) => !isFinal(outcome))
  const overdue = again.filter(isOverdue)
  // Only what is new to the application changes it; a slow try that fails again is a row among the attempts.
  const moves = [...gaveUp, ...overdue.filter(becomesOverdue)]

  const dropped = group.filter((outcome) => !wanted.includes(outcome))
  const work: WorkRows = {
    attempts: group.flatMap((outcome) => outcome.attempts),
    documents: done.flatMap((outcome) => outcome.documents),
    tried: [
      ...triedAs('dropped', dropped),
      ...triedAs('done', done),
      ...triedAs('gave-up', gaveUp),
      ...triedAs('overdue', overdue),
      ...triedAs(
        'live',
        again.filter((outcome) => !isOverdue(outcome)),
      ),
    ],
  }
  await parts.queue.complete(
    group.map((outcome) => outcome.jobId),
    session,
  )
  const waits = again.map((outcome) => backoffMs(outcome.run.tries + 1, parts.speed, Math.random()))
  for (const [index, outcome] of again.entries()) {
    await parts.queue.send(session, [{ kind: 'run', ...outcome.run, tries: outcome.run.tries + 1 }], waits[index]!)
  }
  for (const change of done.flatMap((outcome) => outcome.lines)) await changeLine(session, application, now, change)
  const payments = done.flatMap(({ payoffs }) => payoffs)
  if (payments.length > 0)
    await insertPayoffs(
      session,
      payments.map((payment) => ({ ...payment, applicationId: application, organizationCode: file.row.organizationCode })),
    )
  for (const prenote of done.flatMap((outcome) => outcome.prenotes)) await insertPrenote(session, prenote)
  const change = changeOf(done, moves)
  const stopped = await stopWhatMayNotLeave(parts, session, file, change.facts)
  if (done.length + moves.length > 0) await advance(session, parts, file, { ...change, facts: [...change.facts, ...stopped], work })
  else await writeWork(session, work, now)
  return waits.length > 0 ? Math.min(...waits) : undefined
}

async function changeLine(session: Session, application: string, now: string, { opening, postings, transfer }: LineChange): Promise<void> {
  await holdLine(session, application)
  if (opening) await insertLine(session, opening.line, opening.draw)
  await post(session, application, now, postings)
  if (transfer) await insertTransfer(session, transfer)
}

const triedAs = (state: RunRow['state'], outcomes: readonly Outcome[]): WorkRows['tried'] =>
  outcomes.map(({ run }) => ({ id: run.run, name: run.item, basis: run.basis, state }))

function changeOf(done: readonly Done[], gaveUp: readonly Failed[]): Parameters<typeof advance>[3] {
  const items = [...done, ...gaveUp].map((outcome) => outcome.run.item)
  const reasons = gaveUp.map(({ run, problem }) => ({
    item: run.item,
    reason: problem instanceof Error ? problem.name : 'unknown',
    ...(problem instanceof RuleBroken && { rule: problem.message }),
  }))
  return {
    facts: done.map(({ fact }) => fact),
    actor: `work:${items.join('+')}`,
    action: gaveUp.some(isFinal) ? 'work-gave-up' : gaveUp.length > 0 ? 'work-overdue' : 'work-done',
    detail: { ...(gaveUp.length > 0 && { gaveUp: reasons }), ...pricedBy(done) },
    gaveUp: Object.fromEntries(gaveUp.map(({ run }) => [run.item, run.basis])),
  }
}

/** Of a decision the lender's version whose terms priced it. */
function pricedBy(done: readonly Done[]): { brandVersion?: number } {
  const versions = done.flatMap(({ fact }) => (isDecisionId(fact.item) ? ((fact.data as Decision).brandVersion ?? []) : []))
  return versions.length > 0 ? { brandVersion: versions.at(-1)! } : {}
}

/** A provider that is down is expected; anything else is an internal error, and is retried like one that may pass. */
function logFailure(parts: EngineParts, { run, problem }: Failed): void {
  const expected = problem instanceof ProviderRefused || problem instanceof ProviderUnavailable
  parts.log[expected ? 'warn' : 'error'](
    { item: run.item, application: run.application, tries: run.tries + 1, problem: String(problem) },
    'work failed',
  )
}
