/** Status polling: the product's status call against a bare Fastify route that answers the same body, under the same load. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBare } from '../baseline/start-bare.ts'
import { median } from '../percentile.ts'
import { type Applied, apply, expectStatus, inParallel, registerMany, statusPath, untilOffers } from '../product/applicants.ts'
import { openCaller } from '../product/caller.ts'
import { type Place, places } from '../product/databases.ts'
import { startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import type { Workbench } from '../workbench.ts'

const LEAST_RATIO = 0.4
const MOST_SPREAD = 5
const CONNECTIONS = 100

interface Polled {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

export const statusPolling: Row = {
  name: 'polling',
  async measure(bench) {
    const figures: Figure[] = []
    for (const open of places(bench, 'polling')) figures.push(...(await measureAt(bench, await open())))
    return figures
  },
}

async function measureAt(bench: Workbench, { name, settings }: Place): Promise<Figure[]> {
  const pollers = bench.quick ? 100 : 1000
  const product = await startProduct(bench, { ...settings, SANDBOX_SPEED: 'instant' })
  const caller = openCaller(product.base)
  try {
    bench.log(`  polling, ${name}: making ${pollers} applications`)
    const applicants = await registerMany(caller, pollers)
    const applied = await inParallel(16, pollers, (index) => apply(caller, applicants[index]!))
    // All are polled at rest: what the engine does for them is another row's matter.
    for (const one of applied) await untilOffers(caller, one, 50)
    const body = expectStatus(await caller.call('GET', statusPath(applied[0]!.uuid), { token: applied[0]!.token }), 200, 'status').text
    const bareBody = join(bench.folder, `status-${name}.json`)
    writeFileSync(bareBody, body)
    const bare = await startBare(bench, { BARE_BODY: bareBody })
    try {
      return figuresOf(name, pollers, body.length, await takeTurns(bench, product.base, bare.base, applied))
    } finally {
      await bare.stop()
    }
  } finally {
    caller.close()
    await product.stop()
  }
}

/** One after the other and again, so that what else the machine does meets both. */
async function takeTurns(bench: Workbench, productBase: string, bareBase: string, applied: readonly Applied[]) {
  const [rounds, seconds] = bench.quick ? [2, 2] : [3, 5]
  const ofProduct: Polled[] = []
  const ofBare: Polled[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = await poll(bareBase, applied, seconds, (uuid) => `/status/${uuid}`)
    const product = await poll(productBase, applied, seconds, statusPath)
    // The first turn is the warm-up of both.
    if (round === 0) continue
    ofBare.push(bare)
    ofProduct.push(product)
  }
  return { ofProduct, ofBare }
}

/** Each connection asks for one application after the other, with its own owner's token, beginning at another place in the list. */
async function poll(base: string, applied: readonly Applied[], seconds: number, path: (uuid: string) => string): Promise<Polled> {
  const requests = applied.map(({ uuid, token }) => ({
    method: 'GET' as const,
    path: path(uuid),
    headers: { authorization: `Bearer ${token}`, 'x-org': 'HEARTH' },
  }))
  let connection = 0
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    pipelining: 1,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient(client) {
      const from = Math.floor((connection++ * requests.length) / CONNECTIONS) % requests.length
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(`${base}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} answers other than 200`)
  }
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

function figuresOf(
  name: Place['name'],
  pollers: number,
  bytes: number,
  { ofProduct, ofBare }: { ofProduct: Polled[]; ofBare: Polled[] },
): Figure[] {
  const perSecond = median(ofProduct.map((polled) => polled.perSecond))
  const bare = median(ofBare.map((polled) => polled.perSecond))
  const [p50, p99] = [median(ofProduct.map((polled) => polled.p50)), median(ofProduct.map((polled) => polled.p99))]
  const [bare50, bare99] = [median(ofBare.map((polled) => polled.p50)), median(ofBare.map((polled) => polled.p99))]
  return [
    {
      what: `Status polling, ${name}`,
      product: { value: perSecond, unit: 'requests/s', of: `${pollers} pollers over ${CONNECTIONS} connections` },
      baseline: { value: bare, unit: 'requests/s', of: `bare Fastify route, same ${bytes} bytes` },
      ratio: perSecond / bare,
      bound: `≥ ${LEAST_RATIO * 100} % of the bare route`,
      holds: perSecond / bare >= LEAST_RATIO,
    },
    {
      what: `Status polling, p99 over p50, ${name}`,
      product: { value: p99, unit: 'ms', of: `p99; p50 ${p50}` },
      baseline: { value: p50, unit: 'ms', of: `its own p50 (bare: p50 ${bare50}, p99 ${bare99})` },
      ratio: p99 / p50,
      bound: `p99 < ${MOST_SPREAD} × p50`,
      holds: p99 < MOST_SPREAD * p50,
    },
  ]
}
