/** Throughput on PostgreSQL: applications from create to OFFER_SELECTION per second, against its own statements replayed as raw SQL. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { deserialize } from 'node:v8'
import pg from 'pg'
import { median } from '../percentile.ts'
import { type Applied, apply, inParallel, registerMany } from '../product/applicants.ts'
import { openCaller } from '../product/caller.ts'
import { startProduct } from '../product/start-product.ts'
import type { Row } from '../row.ts'
import { sortIntoLanes, type Trace } from '../sql-trace/lanes.ts'
import { replay } from '../sql-trace/replay.ts'
import type { Statement } from '../sql-trace/statement.ts'
import type { Workbench } from '../workbench.ts'

const LEAST_RATIO = 0.5
/** Applications in progress at once: as many clients, and as many connections of the replay. */
const AT_ONCE = 16
const RECORDER = pathToFileURL(join(import.meta.dirname, '..', 'sql-trace', 'record-statements.ts')).href

export const throughput: Row = {
  name: 'throughput',
  async measure(bench) {
    const server = await bench.postgres()
    const settings = {
      HEARTHLINE_DATA: bench.newFolder('throughput-data'),
      DATABASE_URL: await server.create('throughput'),
      SANDBOX_SPEED: 'instant',
    }
    const [rounds, sizes] = bench.quick ? [1, { warmUp: 16, counted: 48 }] : [3, { warmUp: 64, counted: 320 }]
    const trace = await recordTrace(bench, settings, bench.quick ? 16 : 48)
    const product: number[] = []
    const raw: number[] = []
    let completions = 0
    let missed = 0
    for (let round = 0; round < rounds; round++) {
      bench.log(`  throughput: round ${round + 1} of ${rounds}`)
      product.push(await take(bench, settings, sizes))
      // A copy, so that both work on tables of the same size and the server never sees the replay's jobs.
      const replayed = await replay(await server.create('throughput_raw', 'throughput'), trace, { atOnce: AT_ONCE, ...sizes })
      await server.drop('throughput_raw')
      raw.push(replayed.perSecond)
      completions += replayed.completions
      missed += replayed.missed
    }
    const [value, base] = [median(product), median(raw)]
    return [
      {
        what: 'Throughput, PostgreSQL',
        product: { value, unit: 'applications/s', of: `median of ${rounds} × ${sizes.counted}, ${AT_ONCE} at once` },
        baseline: { value: base, unit: 'applications/s', of: 'the same statements as raw SQL' },
        ratio: value / base,
        bound: `≥ ${LEAST_RATIO * 100} % of raw SQL`,
        holds: value / base >= LEAST_RATIO,
        note: `PostgreSQL ${server.version}; ${trace.statementsPerApplication.toFixed(1)} statements an application, ${trace.leftOut} of the queue's own left out; ${missed} of ${completions} job completions of the replays came before their claim`,
      },
    ]
  },
}

/** Records a server's statements while it takes some applications under the same concurrency, claims of several jobs at once included. */
async function recordTrace(
  bench: Workbench,
  settings: Readonly<Record<string, string>> & { DATABASE_URL: string },
  howMany: number,
): Promise<Trace> {
  const file = join(bench.folder, 'statements')
  const product = await startProduct(bench, { ...settings, NODE_OPTIONS: `--import=${RECORDER}`, BENCH_TRACE: file })
  const caller = openCaller(product.base)
  let people: Applied[]
  let from: number
  let to: number
  try {
    const [warm, recorded] = [await registerMany(caller, AT_ONCE), await registerMany(caller, howMany)]
    await withWatch(settings.DATABASE_URL, async (offers) => {
      await inParallel(AT_ONCE, warm.length, async (index) => await offers((await apply(caller, warm[index]!)).uuid))
    })
    await sleep(2500)
    // Proven sessions are remembered for two seconds; here, as in the measurement, each is looked up once.
    from = Date.now()
    people = await withWatch(settings.DATABASE_URL, (offers) =>
      inParallel(AT_ONCE, recorded.length, async (index) => {
        const applied = await apply(caller, recorded[index]!)
        await offers(applied.uuid)
        return applied
      }),
    )
    // The mail about the offers is sent just after.
    await sleep(300)
    to = Date.now()
  } finally {
    caller.close()
    await product.stop()
  }
  return sortIntoLanes(deserialize(readFileSync(file)) as Statement[], people, from, to)
}

/** @returns applications per second */
async function take(
  bench: Workbench,
  settings: Readonly<Record<string, string>> & { DATABASE_URL: string },
  { warmUp, counted }: { warmUp: number; counted: number },
): Promise<number> {
  const product = await startProduct(bench, settings)
  const caller = openCaller(product.base)
  try {
    const applicants = await registerMany(caller, warmUp + counted)
    return await withWatch(settings.DATABASE_URL, async (offers) => {
      const one = async (index: number) => await offers((await apply(caller, applicants[index]!)).uuid)
      await inParallel(AT_ONCE, warmUp, one)
      const began = performance.now()
      await inParallel(AT_ONCE, counted, (index) => one(warmUp + index))
      return (counted * 1000) / (performance.now() - began)
    })
  } finally {
    caller.close()
    await product.stop()
  }
}

/** Resolves when an application stands at OFFER_SELECTION, seen in the database: polling through the server would be load that the replay does not have. */
async function withWatch<T>(connectionString: string, run: (offers: (uuid: string) => Promise<void>) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const waiting = new Map<string, () => void>()
  let failed: unknown
  let over = false
  const look = async () => {
    for (const end = Date.now() + 120_000; !over; await sleep(8)) {
      if (waiting.size === 0) continue
      if (Date.now() > end) throw new Error('Applications did not reach their offers within two minutes')
      const { rows } = await client.query<{ id: string }>("select id from applications where id = any($1) and step = 'OFFER_SELECTION'", [
        [...waiting.keys()],
      ])
      for (const { id } of rows) {
        waiting.get(id)?.()
        waiting.delete(id)
      }
    }
  }
  const looking = look()
  const lost = looking.then(() => new Promise<never>(() => undefined))
  try {
    return await Promise.race([lost, run((uuid) => new Promise((resolve) => void waiting.set(uuid, resolve)))])
  } catch (problem) {
    failed = problem
    throw problem
  } finally {
    over = true
    if (failed === undefined) await looking
    await client.end().catch(() => undefined)
  }
}
