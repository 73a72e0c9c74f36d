/** Offer latency: from the create call's answer to OFFER_SELECTION as a polling client sees it, nothing subtracted. */

import { median, percentile } from '../percentile.ts'
import { apply, register, untilOffers } from '../product/applicants.ts'
import { type Caller, openCaller } from '../product/caller.ts'
import { type Place, places } from '../product/databases.ts'
import { providerChain } from '../product/provider-chain.ts'
import { logInAsOperator, seedStaff } from '../product/staff.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import type { Workbench } from '../workbench.ts'

const INSTANT_BOUND_MS = 60
const REAL_BOUND_RATIO = 1.1
/** On one kept connection, waiting this long between an answer and the next question. */
const POLL_MS = 3

export const offerLatency: Row = {
  name: 'latency',
  async measure(bench) {
    const figures: Figure[] = []
    for (const open of places(bench, 'latency')) {
      const place = await open()
      await seedStaff(bench, place.settings)
      figures.push(await atInstantSpeed(bench, place))
      figures.push(await atRealSpeed(bench, place))
    }
    return figures
  },
}

async function withProduct<T>(
  bench: Workbench,
  settings: Readonly<Record<string, string>>,
  run: (caller: Caller, product: Product) => Promise<T>,
): Promise<T> {
  const product = await startProduct(bench, settings)
  const caller = openCaller(product.base)
  try {
    return await run(caller, product)
  } finally {
    caller.close()
    await product.stop()
  }
}

async function atInstantSpeed(bench: Workbench, { name, settings }: Place): Promise<Figure> {
  const [warmUp, counted] = bench.quick ? [10, 20] : [40, 200]
  const samples = await withProduct(bench, { ...settings, SANDBOX_SPEED: 'instant' }, async (caller) => {
    const taken: number[] = []
    for (let n = 0; n < warmUp + counted; n++) {
      const applied = await apply(caller, await register(caller))
      const took = (await untilOffers(caller, applied, POLL_MS)) - applied.answeredAt
      if (n >= warmUp) taken.push(took)
    }
    return taken
  })
  const p95 = percentile(samples, 0.95)
  return {
    what: `Offer latency, sandbox instant, ${name}`,
    product: { value: p95, unit: 'ms', of: `p95 of ${counted}; p50 ${median(samples).toFixed(0)}` },
    baseline: { value: INSTANT_BOUND_MS, unit: 'ms', of: 'the bound' },
    ratio: p95 / INSTANT_BOUND_MS,
    bound: `p95 ≤ ${INSTANT_BOUND_MS} ms`,
    holds: p95 <= INSTANT_BOUND_MS,
  }
}

async function atRealSpeed(bench: Workbench, { name, settings }: Place): Promise<Figure> {
  const [warmUp, counted] = bench.quick ? [2, 4] : [4, 20]
  const pairs = await withProduct(bench, { ...settings, SANDBOX_SPEED: 'real' }, async (caller) => {
    const operator = await logInAsOperator(caller)
    const taken: { total: number; chain: number }[] = []
    for (let n = 0; n < warmUp + counted; n++) {
      const applied = await apply(caller, await register(caller))
      const total = (await untilOffers(caller, applied, POLL_MS)) - applied.answeredAt
      const chain = await providerChain(caller, operator, applied.uuid)
      if (n >= warmUp) taken.push({ total, chain })
    }
    return taken
  })
  const ratios = pairs.map(({ total, chain }) => total / chain)
  const p95 = percentile(ratios, 0.95)
  return {
    what: `Offer latency, sandbox at real speed, ${name}`,
    product: { value: median(pairs.map(({ total }) => total)), unit: 'ms', of: `median of ${counted}` },
    baseline: { value: median(pairs.map(({ chain }) => chain)), unit: 'ms', of: 'longest chain of provider calls' },
    ratio: p95,
    bound: 'p95 of total ÷ chain ≤ 1.10',
    holds: p95 <= REAL_BOUND_RATIO,
    note: `ratio is the p95 of ${counted} applications, each over its own chain; median ${median(ratios).toFixed(3)}`,
  }
}
