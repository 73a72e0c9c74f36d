/** Sorts what a server sent by the application it was sent for, so that each can be sent again on its own. */
import { type Statement, type Unit, unitsOf } from './statement.ts'

/** Everything one application took, registration apart. */
export interface Lane {
  readonly email: string
  /** Account and session, which the application rests on: sent again before the clock starts. */
  readonly setup: readonly Unit[]
  readonly units: readonly Unit[]
}

export interface Trace {
  readonly lanes: readonly Lane[]
  /** Which run or outbox row a job was for, by the id that the database gave it. */
  readonly jobs: ReadonlyMap<string, string>
  /** Ids that more than one application speaks of: they are the installation's own and stay as they are. */
  readonly shared: ReadonlySet<string>
  readonly statementsPerApplication: number
  /** Statements in the window that belong to none: the queue looking after itself. */
  readonly leftOut: number
}

export interface Known {
  readonly email: string
  readonly token: string
  readonly uuid: string
}

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

interface Job {
  readonly id: string
  readonly data: { readonly run?: string; readonly application?: string; readonly outbox?: number }
}

/** The rows of a claim. */
export const jobsIn = (rows: readonly unknown[]): Job[] =>
  rows.filter((row): row is Job => {
    const data = (row as Partial<Job> | null)?.data
    return typeof data === 'object' && data !== null && ('run' in data || 'outbox' in data)
  })

export const jobKey = ({ data }: Job): string => (data.run === undefined ? `outbox:${data.outbox}` : `run:${data.run}`)

/** @param from @param to milliseconds since 1970: when the applications were taken; accounts were made before */
export function sortIntoLanes(statements: readonly Statement[], people: readonly Known[], from: number, to: number): Trace {
  const owners = new Map<string, number>()
  people.forEach(({ email, token, uuid }, lane) => {
    for (const name of [email, uuid, ...idsInToken(token)]) owners.set(name, lane)
  })
  const setup: Unit[][] = people.map(() => [])
  const units: Unit[][] = people.map(() => [])
  const jobs = new Map<string, string>()
  const shared = new Set<string>()
  let leftOut = 0
  let last = 0
  for (const unit of unitsOf(statements)) {
    const claimed = jobsIn(unit.statements.flatMap(({ rows }) => [...rows]))
    for (const job of claimed) {
      jobs.set(job.id, jobKey(job))
      const owner = owners.get(job.data.application ?? jobKey(job))
      if (owner !== undefined) owners.set(job.id, owner)
    }
    const names = namesIn(unit)
    const found = [...names, ...claimed.map(({ id }) => id)].map((name) => owners.get(name)).filter((owner) => owner !== undefined)
    const claim = unit.statements.some(({ text }) => /skip locked/i.test(text))
    const inWindow = unit.at >= from && unit.at <= to
    // A claim that found nothing is part of what the product does for its applications: it goes with whoever was there last.
    const lane = found[0] ?? (claim && inWindow ? last : undefined)
    if (lane === undefined) {
      if (inWindow) leftOut += unit.statements.length
      continue
    }
    if (found.length > 0) for (const name of names) if (!owners.has(name)) owners.set(name, lane)
    if (!claim) for (const name of names) if (owners.get(name) !== lane && !jobs.has(name)) shared.add(name)
    for (const row of outboxIds(unit)) owners.set(`outbox:${row}`, lane)
    if (inWindow) {
      units[lane]!.push(unit)
      last = lane
    } else if (unit.at < from) setup[lane]!.push(unit)
  }
  const lanes = people.map(({ email }, lane) => ({ email, setup: setup[lane]!, units: units[lane]! }))
  const sent = lanes.flatMap(({ units: own }) => own.flatMap(({ statements: inside }) => inside)).length
  return { lanes, jobs, shared, statementsPerApplication: sent / people.length, leftOut }
}

/** What a unit's values speak of: uuids, addresses, and rows of the outbox, whose numbers count only in its own statements. */
function namesIn({ statements }: Unit): Set<string> {
  const text = JSON.stringify(statements.map(({ values }) => values))
  const numbers = statements
    .filter((statement) => /"outbox"/.test(statement.text))
    .flatMap(({ values }) => values.filter((value) => typeof value === 'number'))
  return new Set([
    ...(text.match(UUID) ?? []),
    ...(text.match(/[\w.]+@applicant\.example/g) ?? []),
    ...numbers.map((row) => `outbox:${row}`),
  ])
}

const outboxIds = ({ statements }: Unit): number[] => statements.flatMap(({ rows }) => rows.map(outboxIn).filter((id) => id !== undefined))

/** The outbox row that a change says it made. PostgreSQL's bigint arrives as text. */
export function outboxIn(row: unknown): number | undefined {
  const made = (row as { outbox?: unknown } | null | undefined)?.outbox
  return made === null || made === undefined ? undefined : Number(made)
}

/** Person and session, as the token names them. */
function idsInToken(token: string): string[] {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return payload.match(UUID) ?? []
}
