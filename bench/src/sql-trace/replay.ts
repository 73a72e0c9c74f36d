/** Sends what was recorded again as raw SQL: the same statements in the same transactions, under fresh names. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inParallel } from '../product/applicants.ts'
import { jobKey, jobsIn, type Lane, outboxIn, type Trace, UUID } from './lanes.ts'
import type { Statement, Unit } from './statement.ts'

export interface Replayed {
  readonly perSecond: number
  /** Completions of jobs, and how many of them came before the claim, so that they found nothing. */
  readonly completions: number
  readonly missed: number
}

/** Fresh names of one application, the same wherever they stand. */
interface Names {
  readonly uuids: Map<string, string>
  readonly outbox: Map<number, number>
  readonly email: readonly [old: string, fresh: string]
}

/** @param warmUp applications that are not counted @param counted applications that are, `atOnce` at a time */
export async function replay(
  connectionString: string,
  trace: Trace,
  { atOnce, warmUp, counted }: { atOnce: number; warmUp: number; counted: number },
): Promise<Replayed> {
  const pool = new pg.Pool({ connectionString, max: atOnce })
  // The database is dropped when the replay is over: connections that idle in the pool then are no fault.
  pool.on('error', () => undefined)
  // Which job the database made for which run, as claims of this replay find them.
  const live = new Map<string, string>()
  let completions = 0
  let missed = 0

  const nameOf = (names: Names, old: string): string => {
    const key = trace.jobs.get(old)
    if (key === undefined) {
      if (trace.shared.has(old)) return old
      const fresh = names.uuids.get(old) ?? randomUUID()
      names.uuids.set(old, fresh)
      return fresh
    }
    const [kind, of] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    const fresh = kind === 'run' ? nameOf(names, of) : String(names.outbox.get(Number(of)) ?? of)
    const job = live.get(`${kind}:${fresh}`)
    completions++
    if (job === undefined) missed++
    return job ?? randomUUID()
  }
  const freshText = (names: Names, text: string): string =>
    text
      .replace(UUID, (old) => nameOf(names, old))
      .replaceAll(...names.email)
      .replace(/"outbox":(\d+)/g, (_whole, id: string) => `"outbox":${names.outbox.get(Number(id)) ?? id}`)
  const fresh = (names: Names, statement: Statement, value: unknown): unknown => {
    if (typeof value === 'string') return freshText(names, value)
    if (Array.isArray(value)) return value.map((part) => fresh(names, statement, part))
    if (typeof value === 'number' && /"outbox"/.test(statement.text)) return names.outbox.get(value) ?? value
    return value
  }

  const send = async (client: pg.PoolClient, names: Names, unit: Unit): Promise<void> => {
    if (unit.transaction) await client.query('begin')
    for (const statement of unit.statements) {
      const values = statement.values.map((value) => fresh(names, statement, value))
      const told = await client.query({
        text: statement.text,
        values,
        ...(statement.rowMode && { rowMode: statement.rowMode }),
        ...(statement.name && { name: statement.name }),
      } as pg.QueryConfig)
      for (const job of jobsIn(told.rows)) live.set(jobKey(job), job.id)
      statement.rows.forEach((row, index) => {
        const [old, now] = [outboxIn(row), outboxIn(told.rows[index])]
        if (old !== undefined && now !== undefined) names.outbox.set(old, now)
      })
    }
    if (unit.transaction) await client.query('commit')
  }
  const sendAll = async (names: Names, units: readonly Unit[]): Promise<void> => {
    for (const unit of units) {
      const client = await pool.connect()
      try {
        await send(client, names, unit)
        client.release()
      } catch (problem) {
        client.release(true)
        throw new Error(`The replay failed at "${unit.statements.map(({ text }) => text.slice(0, 60)).join('; ')}": ${String(problem)}`)
      }
    }
  }

  try {
    const names = Array.from({ length: warmUp + counted }, (_, index) => namesFor(trace.lanes[index % trace.lanes.length]!))
    const laneOf = (index: number): Lane => trace.lanes[index % trace.lanes.length]!
    await inParallel(atOnce, names.length, (index) => sendAll(names[index]!, laneOf(index).setup))
    await inParallel(atOnce, warmUp, (index) => sendAll(names[index]!, laneOf(index).units))
    completions = 0
    missed = 0
    const began = performance.now()
    await inParallel(atOnce, counted, (index) => sendAll(names[warmUp + index]!, laneOf(warmUp + index).units))
    return { perSecond: (counted * 1000) / (performance.now() - began), completions, missed }
  } finally {
    await pool.end()
  }
}

const namesFor = ({ email }: Lane): Names => ({ uuids: new Map(), outbox: new Map(), email: [email, `${randomUUID()}@applicant.example`] })
