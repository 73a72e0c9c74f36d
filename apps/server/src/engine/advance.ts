/** The one way in which a fact changes: facts, step, history, audit, outbox and jobs in one transaction, from one walk. */
import { randomUUID } from 'node:crypto'
import type { Facts, Item, Result, Standing } from '@hearthline/domain'
import { FLOW, isEnded, standing, stepMailOf } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile, NewFact } from '../store/repositories/applications.ts'
import { appendAudit } from '../store/repositories/audit.ts'
import { emailsIn } from '../store/repositories/parties.ts'
import { NO_WORK, type WorkRows, writeChange } from '../store/repositories/write-change.ts'
import type { EngineParts } from './engine-parts.ts'
import type { JobData } from './job-kinds.ts'
import { keepNotice } from './keep-notice.ts'
import { outboxRow } from './outbox-kinds.ts'
import { statusFlags } from './status-flags.ts'

export interface Change {
  readonly facts: readonly NewFact[]
  /** Who did it: 'borrower:<uuid>', 'operator:<uuid>', 'work:<item>', 'time'. */
  readonly actor: string
  /** What the audit log says was done. */
  readonly action: string
  readonly detail?: Record<string, unknown>
  readonly cancelledAt?: string
  /** Work that failed for good, with the basis it failed on. */
  readonly gaveUp?: Readonly<Record<string, string>>
  /** Emails of parties that no fact names, as the applicant's own. */
  readonly parties?: readonly string[]
  /** What the runs behind it leave: attempts, documents, and how they ended. */
  readonly work?: WorkRows
}

export interface Advanced {
  readonly standing: Standing
  /** As it stands after the change, once the transaction has committed. */
  readonly file: ApplicationFile
}

/** The parts of the engine that a change of facts moves: once it is committed, the node remembers it and looks for the work it made. */
type Moves = Pick<EngineParts, 'queue' | 'recent' | 'statuses' | 'wake' | 'sealing' | 'blobs' | 'macs' | 'services'>

const ITEMS = FLOW as readonly Item[]
const WORK: ReadonlySet<string> = new Set(ITEMS.filter(({ kind }) => kind === 'work').map(({ id }) => id))

/** Applies a change to an application that the caller has locked in this session. */
export async function advance(session: Session, engine: Moves, file: ApplicationFile, change: Change): Promise<Advanced> {
  const { row } = file
  const now = file.facts.now
  const facts = withChange(file.facts, change, now)
  const stands = standing(facts)

  const ended = isEnded(stands.step)
  const due = ended ? [] : stands.walk.ready.filter((work) => facts.gaveUp?.[work.id] !== work.basis)
  const runs = due.map((work) => ({ id: randomUUID(), item: work.id, basis: work.basis }))

  const moved = stands.step !== row.step
  const openItem = ended ? null : (stands.walk.frontier?.item.id ?? null)
  const version = row.version + 1
  const changed = {
    version,
    step: stands.step,
    openItem,
    decision: stands.decision,
    subDecision: stands.subDecision,
    statusFlags: statusFlags(stands),
    needsOperator: !ended && needsOperator(stands, facts),
    wakeAt: ended ? null : (stands.walk.wakeAt ?? null),
    updatedAt: now,
    previousStep: moved ? row.step : row.previousStep,
    // A wait that opens within the same step starts its own clock: the borrower's time is not counted against ours.
    stepSince: moved || openItem !== row.openItem ? now : row.stepSince,
    cancelledAt: change.cancelledAt ?? row.cancelledAt,
  }
  if (moved && stands.step === 'DECLINED') await keepNotice(session, engine, row, stands, facts)
  const step = {
    applicationId: row.id,
    step: stands.step,
    previousStep: row.step,
    openItem,
    decision: stands.decision,
    cause: change.actor,
  }
  const told = { kind: 'step-changed', payload: { step: stands.step, previousStep: row.step } } as const
  const written = await writeChange(session, {
    applicationId: row.id,
    now,
    moved: changed,
    facts: change.facts,
    parties: partiesOf(change),
    work: change.work ?? NO_WORK,
    due: runs,
    step: moved ? { ...step, at: now } : undefined,
    outbox: moved && stepMailOf(stands.step) ? outboxRow(told, { applicationId: row.id, createdAt: now }) : undefined,
  })
  const jobs: JobData[] = runs
    .filter((run) => written.started.has(run.id))
    .map((run) => ({ kind: 'run', run: run.id, application: row.id, item: run.item, basis: run.basis, tries: 0 }))
  if (written.outbox !== undefined) jobs.push({ kind: 'outbox', outbox: written.outbox })
  await engine.queue.send(session, jobs)
  const detail = { ...change.detail, items: change.facts.map((fact) => fact.item), step: stands.step, version }
  const entry = {
    organizationCode: row.organizationCode,
    at: now,
    actor: change.actor,
    action: change.action,
    applicationId: row.id,
    detail,
  }
  await appendAudit(session, engine.macs, entry, true)
  const after: ApplicationFile = { row: { ...row, ...changed }, facts }
  session.afterCommit(() => {
    // At rest nothing will ask for it soon, and a file with its offers is large.
    if (due.length > 0) engine.recent.remember(after, stands)
    else engine.recent.forget(row.id)
    engine.statuses.remember(row.id, after.row)
    if (jobs.length > 0) engine.wake()
  })
  return { standing: stands, file: after }
}

/** What people answer names parties. What work finds does not, and is large: hundreds of offers are not searched for an email. */
function partiesOf({ facts, parties = [] }: Change): readonly string[] {
  const answered = facts.filter(({ item }) => !WORK.has(item)).flatMap(({ data }) => emailsIn(data))
  return [...new Set([...parties, ...answered])]
}

function withChange(facts: Facts, change: Change, now: string): Facts {
  const results: Record<string, Result> = { ...facts.results }
  for (const fact of change.facts) results[fact.item] = { data: fact.data, basis: fact.basis, settledAt: now }
  return {
    ...facts,
    results,
    cancelledAt: change.cancelledAt ?? facts.cancelledAt,
    gaveUp: { ...withoutAnswered(facts.gaveUp, change.facts), ...change.gaveUp },
  }
}

/** Work that has a result after all has not given up: a slow try was answered. */
function withoutAnswered(gaveUp: Facts['gaveUp'], facts: readonly NewFact[]): Facts['gaveUp'] {
  if (gaveUp === undefined || facts.length === 0) return gaveUp
  const answered = new Set(facts.map((fact) => fact.item))
  return Object.fromEntries(Object.entries(gaveUp).filter(([item]) => !answered.has(item)))
}

/** A person of ours is needed: an operator's wait is open, or the work at the frontier gave up. */
function needsOperator(stands: Standing, facts: Facts): boolean {
  const open = stands.walk.frontier?.item
  if (!open) return false
  if (open.kind === 'wait') return open.by === 'operator'
  if (
    ITEMS.some(
      (item) => item.kind === 'work' && facts.gaveUp?.[item.id] !== undefined && facts.gaveUp[item.id] === stands.walk.bases[item.id],
    )
  )
    return true
  return false
}
