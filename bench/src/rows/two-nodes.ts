/** Two nodes on one PostgreSQL: what both take together against what one takes alone, and that no job is done twice. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { apply, inParallel, registerMany, untilOffers } from '../product/applicants.ts'
import { openCaller } from '../product/caller.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import type { Workbench } from '../workbench.ts'

const LEAST_RATIO = 1.7
/** At real speed a node waits for providers most of the time; it performs 64 jobs at once, which is what limits it, not the database or the processor. */
const SPEED = 'real'
const CREATING_AT_ONCE = 16

export const twoNodes: Row = {
  name: 'nodes',
  async measure(bench) {
    const each = bench.quick ? 60 : 240
    const alone = await takeOn(bench, 1, each)
    const together = await takeOn(bench, 2, each * 2)
    return [
      {
        what: 'Two nodes, PostgreSQL',
        product: {
          value: together.perSecond,
          unit: 'applications/s',
          of: `${each * 2}, half of them through each node, sandbox at real speed`,
        },
        baseline: { value: alone.perSecond, unit: 'applications/s', of: `one node, ${each}` },
        ratio: together.perSecond / alone.perSecond,
        bound: `≥ ${LEAST_RATIO} × one node`,
        holds: together.perSecond / alone.perSecond >= LEAST_RATIO,
        note: 'each was created through one node and, at its offers, seen so through the other',
      },
      {
        what: 'Two nodes, work done twice',
        product: { value: together.twice, unit: 'jobs', of: `of ${together.runs} runs` },
        baseline: undefined,
        ratio: undefined,
        bound: 'none',
        holds: together.twice === 0,
      },
    ] satisfies Figure[]
  },
}

interface Taken {
  readonly perSecond: number
  readonly runs: number
  readonly twice: number
}

async function takeOn(bench: Workbench, nodes: number, howMany: number): Promise<Taken> {
  bench.log(`  nodes: ${howMany} applications on ${nodes === 1 ? 'one node' : 'two nodes'}`)
  const server = await bench.postgres()
  const DATABASE_URL = await server.create(`nodes_${nodes}`)
  const settings = { HEARTHLINE_DATA: bench.newFolder('nodes'), DATABASE_URL, SANDBOX_SPEED: SPEED }
  const products: Product[] = []
  // The second finds the keys of the first in the folder that they share.
  for (let node = 0; node < nodes; node++) products.push(await startProduct(bench, settings))
  const callers = products.map(({ base }) => openCaller(base))
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    const people = await registerMany(callers[0]!, howMany)
    const began = performance.now()
    const applied = await inParallel(CREATING_AT_ONCE, howMany, (index) => apply(callers[index % nodes]!, people[index]!))
    const ended = await untilAllHaveOffers(client, howMany)
    // Each through the node that it was not created through.
    await inParallel(8, howMany, (index) => untilOffers(callers[(index + 1) % nodes]!, applied[index]!, 5))
    return { perSecond: (howMany * 1000) / (ended - began), ...(await doneTwice(client)) }
  } finally {
    for (const caller of callers) caller.close()
    for (const product of products) await product.stop()
    await client.end()
    await server.drop(`nodes_${nodes}`)
  }
}

/** Seen in the database, so that no polling is counted. */
async function untilAllHaveOffers(client: pg.Client, howMany: number): Promise<number> {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(25)) {
    const { rows } = await client.query<{ count: string }>("select count(*) from applications where step = 'OFFER_SELECTION'")
    if (Number(rows[0]!.count) === howMany) return performance.now()
  }
  throw new Error('Applications did not reach their offers within five minutes')
}

/** A piece of work has one basis here, so that more than one answered call for it would be work done twice. */
async function doneTwice(client: pg.Client): Promise<{ readonly runs: number; readonly twice: number }> {
  const { rows } = await client.query<{ runs: string; twice: string }>(`
    select (select count(*) from runs) as runs, (select count(*) from (
      select from attempts where outcome = 'ANSWERED' group by application_id, item having count(*) > 1
      union all select from facts where actor like 'work:%' group by application_id, item having count(*) > 1
    ) again) as twice`)
  return { runs: Number(rows[0]!.runs), twice: Number(rows[0]!.twice) }
}
