/** Loaded into the server before anything else: keeps every statement it sends to PostgreSQL, and writes them to BENCH_TRACE when it ends. */
import { writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import pg from 'pg'
import type { Statement } from './statement.ts'

type Ask = (...given: unknown[]) => unknown
interface Told {
  readonly rows?: unknown[]
}
interface Config {
  readonly text?: string
  readonly values?: unknown[]
  readonly rowMode?: string
  readonly name?: string
  readonly submit?: unknown
}

const file = process.env.BENCH_TRACE
if (file) record(file)

function record(into: string): void {
  const statements: Statement[] = []
  const connections = new WeakMap<object, number>()
  let seen = 0
  const numberOf = (client: object): number => {
    const known = connections.get(client) ?? ++seen
    connections.set(client, known)
    return known
  }
  const prototype = pg.Client.prototype as unknown as { query: Ask }
  const ask = prototype.query
  prototype.query = function query(this: object, ...given: unknown[]) {
    const config = (typeof given[0] === 'string' ? { text: given[0] } : given[0]) as Config
    if (!config || config.submit || config.text === undefined) return ask.apply(this, given)
    const values = Array.isArray(given[1]) ? given[1] : (config.values ?? [])
    const statement: Statement = {
      connection: numberOf(this),
      at: Date.now(),
      text: config.text,
      values: structuredClone(values),
      rowMode: config.rowMode,
      name: config.name,
      rows: [],
      failed: false,
    }
    statements.push(statement)
    const kept = (told: Told | undefined) => {
      // Only what later statements may rest on: ids that the database gave.
      if (told?.rows && /returning|skip locked/i.test(statement.text)) statement.rows = structuredClone(told.rows)
    }
    const last = given.at(-1)
    if (typeof last === 'function') {
      const then = last as (problem: Error | null, told?: Told) => void
      given[given.length - 1] = (problem: Error | null, told?: Told) => {
        statement.failed = problem !== null && problem !== undefined
        kept(told)
        then(problem, told)
      }
      return ask.apply(this, given)
    }
    const asked = ask.apply(this, given) as Promise<Told>
    asked.then(kept, () => {
      statement.failed = true
    })
    return asked
  }
  process.on('exit', () => writeFileSync(into, serialize(statements)))
}
