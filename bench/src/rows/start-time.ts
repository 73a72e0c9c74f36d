/** Start: from spawn of the server, built and with existing data, to the first 200 of /readyz. */
import { startBare } from '../baseline/start-bare.ts'
import { median } from '../percentile.ts'
import { apply, inParallel, registerMany, untilOffers } from '../product/applicants.ts'
import { openCaller } from '../product/caller.ts'
import { type Place, places } from '../product/databases.ts'
import { startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import type { Workbench } from '../workbench.ts'

const BOUND_MS = { embedded: 3000, PostgreSQL: 1500 } as const

export const startTime: Row = {
  name: 'start',
  async measure(bench) {
    const figures: Figure[] = []
    for (const open of places(bench, 'start')) figures.push(await measureAt(bench, await open()))
    return figures
  },
}

async function measureAt(bench: Workbench, { name, settings }: Place): Promise<Figure> {
  // As `npm start` does it: with demo data, whose look-ups belong to the start.
  const asStarted = { ...settings, DEMO_DATA: 'on', SANDBOX_SPEED: 'instant' }
  await fill(bench, asStarted)
  const rounds = bench.quick ? 3 : 9
  const product: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const took = await timeOf(() => startProduct(bench, asStarted))
    const bareTook = await timeOf(() => startBare(bench))
    // The first of each warms the machine's file cache.
    if (round === 0) continue
    product.push(took)
    bare.push(bareTook)
  }
  const value = median(product)
  return {
    what: `Start to ready, ${name}`,
    product: { value, unit: 'ms', of: `median of ${rounds}; slowest ${Math.max(...product).toFixed(0)}` },
    baseline: { value: median(bare), unit: 'ms', of: 'a bare Fastify server' },
    ratio: value / median(bare),
    bound: `≤ ${BOUND_MS[name] / 1000} s`,
    holds: value <= BOUND_MS[name],
  }
}

async function timeOf(start: () => ReturnType<typeof startProduct>): Promise<number> {
  const server = await start()
  await server.stop()
  return server.readyAfterMs
}

/** Existing data: demo people and some applications with offers. */
async function fill(bench: Workbench, settings: Readonly<Record<string, string>>): Promise<void> {
  const product = await startProduct(bench, settings)
  const caller = openCaller(product.base)
  try {
    const applicants = await registerMany(caller, 20)
    await inParallel(4, applicants.length, async (index) => await untilOffers(caller, await apply(caller, applicants[index]!), 25))
  } finally {
    caller.close()
    await product.stop()
  }
}
