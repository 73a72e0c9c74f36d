/** Everything that one change writes, as one statement: each statement is a turn of the database, and of the node, for which a borrower waits. */
import { partsOfFactName } from '@hearthline/domain'
import type { ApplicationRow } from '../application-row.ts'
import type { Session, Statement } from '../db.ts'
import { jsonInsert } from '../json-insert.ts'
import { packData } from '../packed-data.ts'
import { applicationParties, attempts, documents, facts, outbox, runs, stepHistory } from '../schema.ts'
import type { NewFact } from './applications.ts'
import type { NewDocument } from './documents.ts'
import type { NewAttempt, RunRow } from './runs.ts'

/** The columns of the application's row that follow from a walk. */
export const WALK_COLUMNS = {
  version: 'version',
  step: 'step',
  previousStep: 'previous_step',
  openItem: 'open_item',
  decision: 'decision',
  subDecision: 'sub_decision',
  statusFlags: 'status_flags',
  needsOperator: 'needs_operator',
  wakeAt: 'wake_at',
  stepSince: 'step_since',
  actionKind: 'action_kind',
  actionDueOn: 'action_due_on',
  queueAt: 'queue_at',
  cancelledAt: 'cancelled_at',
  updatedAt: 'updated_at',
} as const

export type WalkColumns = Pick<ApplicationRow, keyof typeof WALK_COLUMNS>

/** What runs came to. */
export interface WorkRows {
  readonly attempts: readonly NewAttempt[]
  readonly documents: readonly NewDocument[]
  /** Live runs that end, or are tried again; one that a person or another node ended in the meantime stays as it is. */
  readonly tried: readonly (Pick<RunRow, 'id' | 'basis' | 'state'> & { readonly name: string })[]
}

export const NO_WORK: WorkRows = { attempts: [], documents: [], tried: [] }

export interface ChangeRows {
  readonly applicationId: string
  readonly now: string
  readonly moved: WalkColumns
  readonly facts: readonly NewFact[]
  /** Emails that it names as parties', each once. */
  readonly parties: readonly string[]
  readonly work: WorkRows
  /** A run is started for each that has no live one on the same basis. */
  readonly due: readonly { readonly id: string; readonly name: string; readonly basis: string }[]
  readonly step?: typeof stepHistory.$inferInsert | undefined
  readonly outbox: readonly (typeof outbox.$inferInsert)[]
}

export interface Written {
  /** The ids of the runs that were started. */
  readonly started: ReadonlySet<string>
  readonly outbox: readonly number[]
}

type Part = 'attempts' | 'documents' | 'tried' | 'moved' | 'facts' | 'parties' | 'due' | 'step' | 'outbox'

/** Each part by itself; `$` is its parameter, a list as JSON. They touch different rows, so their order does not matter. */
const PARTS: Readonly<Record<Part, string>> = {
  attempts: jsonInsert(attempts, '$'),
  documents: jsonInsert(documents, '$', ['party']),
  tried: `update runs set state = r.state, tries = runs.tries + 1, updated_at = r.at
    from json_to_recordset($::json) as r(id uuid, state text, at timestamptz) where runs.id = r.id and runs.state in ('live', 'overdue')`,
  moved: `update applications set ${Object.entries(WALK_COLUMNS)
    .map(([key, name]) => `${name} = r."${key}"`)
    .join(', ')} from json_to_record($::json) as r(id uuid, version integer, step text, "previousStep" text, "openItem" text, decision text,
    "subDecision" text, "statusFlags" jsonb, "needsOperator" boolean, "wakeAt" timestamptz, "stepSince" timestamptz,
    "actionKind" text, "actionDueOn" date, "queueAt" timestamptz,
    "cancelledAt" timestamptz, "updatedAt" timestamptz) where applications.id = r.id`,
  facts: jsonInsert(facts, '$'),
  parties: `${jsonInsert(applicationParties, '$')} on conflict do nothing`,
  due: `${jsonInsert(runs, '$')} on conflict (application_id, item, party, basis) where state = 'live' do nothing returning id`,
  step: jsonInsert(stepHistory, '$'),
  outbox: `${jsonInsert(outbox, '$')} returning id`,
}

const statements = new Map<string, Statement>()

/** A change has only some of the parts; there are a dozen mixtures, and each is a statement of its own. */
function statementOf(parts: readonly Part[]): Statement {
  const name = `change:${parts.join('+')}`
  const known = statements.get(name)
  if (known) return known
  const asked = parts.map((part, index) => `${part}_rows as (${PARTS[part].replace('$::json', `$${index + 1}::json`)})`)
  const started = parts.includes('due') ? '(select json_agg(id) from due_rows)' : 'null::json'
  const told = parts.includes('outbox') ? '(select json_agg(id order by id) from outbox_rows)' : 'null::json'
  const statement = { name, text: `with ${asked.join(',\n')}\nselect ${started} as started, ${told} as outbox` }
  statements.set(name, statement)
  return statement
}

async function write(session: Session, lists: Readonly<Partial<Record<Part, unknown>>>): Promise<Written> {
  const given = Object.entries(lists).filter(([, list]) => list !== undefined && !(Array.isArray(list) && list.length === 0))
  if (given.length === 0) return { started: new Set(), outbox: [] }
  const { rows } = await session.run(
    statementOf(given.map(([part]) => part as Part)),
    given.map(([, list]) => JSON.stringify(list)),
  )
  const { started, outbox: told } = rows[0]!
  return { started: new Set(started as string[] | null), outbox: ((told as (number | string)[] | null) ?? []).map(Number) }
}

const workLists = ({ attempts: made, documents: kept, tried }: WorkRows, now: string) => ({
  attempts: made,
  documents: kept,
  tried: tried.map(({ id, state }) => ({ id, state, at: now })),
})

/** What runs came to, where no fact follows from it. */
export async function writeWork(session: Session, work: WorkRows, now: string): Promise<void> {
  await write(session, workLists(work, now))
}

export async function writeChange(session: Session, change: ChangeRows): Promise<Written> {
  const { applicationId, now, moved, due, step } = change
  // Within one statement the new run would not see that the old one of the same work and basis has ended.
  const again = change.work.tried.some((old) => due.some((run) => run.name === old.name && run.basis === old.basis))
  if (again) await writeWork(session, change.work, now)
  return await write(session, {
    ...workLists(again ? NO_WORK : change.work, now),
    moved: { id: applicationId, ...moved },
    facts: change.facts.map((fact) => ({ settledAt: now, ...fact, data: packData(fact.data), applicationId, version: moved.version })),
    parties: change.parties.map((email) => ({ applicationId, email })),
    due: due.map(({ name, ...run }) => ({
      ...run,
      ...partsOfFactName(name),
      applicationId,
      state: 'live',
      createdAt: now,
      updatedAt: now,
    })),
    step: step && [step],
    outbox: change.outbox,
  })
}
