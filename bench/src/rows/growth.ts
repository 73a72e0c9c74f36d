/** Growth: the same calls on a database with a thousand stored applications and on one with very many, taking turns, both servers up at once. */
import pg from 'pg'
import { seedApplications } from '../growth/seed-applications.ts'
import { type SeededPerson, seededPerson } from '../growth/seeded-person.ts'
import { percentile } from '../percentile.ts'
import { apply, expectStatus, register, statusPath, untilOffers } from '../product/applicants.ts'
import { type Caller, openCaller } from '../product/caller.ts'
import { logInAsOperator, seedStaff } from '../product/staff.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import type { Workbench } from '../workbench.ts'

const MOST_RATIO = 1.3
const FEW = 1000
const KEY = Buffer.alloc(32, 5).toString('base64')
const APPLICATION = '/service-application/api/v1/application/heloc'
/** Templates of what is stored: at their offers, and one whose owner of record differs, which waits for an operator. */
const TEMPLATES = 6
const WAITING_NAME = 'Notowner'

interface House {
  readonly product: Product
  readonly caller: Caller
  readonly operator: string
  readonly stored: number
}

export const growth: Row = {
  name: 'growth',
  async measure(bench) {
    const many = bench.stored ?? (bench.quick ? 10_000 : 100_000)
    const houses = [await openHouse(bench, 'growth_few', FEW), await openHouse(bench, 'growth_many', many)] as const
    try {
      return await compare(bench, houses[0], houses[1])
    } finally {
      for (const { caller, product } of houses) {
        caller.close()
        await product.stop()
      }
    }
  },
}

async function openHouse(bench: Workbench, name: string, stored: number): Promise<House> {
  bench.log(`  growth: storing ${stored.toLocaleString('en-US')} applications`)
  const server = await bench.postgres()
  const settings = {
    HEARTHLINE_DATA: bench.newFolder(name),
    DATABASE_URL: await server.create(name),
    SANDBOX_SPEED: 'instant',
    TOKEN_KEY: KEY,
  }
  await seedStaff(bench, settings)
  const product = await startProduct(bench, settings)
  const caller = openCaller(product.base)
  const atOffers: string[] = []
  for (let n = 0; n < TEMPLATES; n++) {
    const applied = await apply(caller, await register(caller))
    await untilOffers(caller, applied, 25)
    atOffers.push(applied.uuid)
  }
  const operator = await logInAsOperator(caller)
  const waiting = await apply(caller, { ...(await register(caller)), lastName: WAITING_NAME })
  const client = new pg.Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  try {
    await untilWaiting(client, waiting.uuid)
    await seedApplications(client, { atOffers, waiting: [waiting.uuid], howMany: stored, from: 0 })
  } finally {
    await client.end()
  }
  return { product, caller, operator, stored }
}

async function untilWaiting(client: pg.Client, uuid: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const { rows } = await client.query(
      "select 1 from applications where id = $1 and open_item is not null and step_since < now() - interval '1 second'",
      [uuid],
    )
    if (rows.length > 0) {
      // However that persona continues: in the queue it stands as one that needs a person.
      await client.query('update applications set needs_operator = true where id = $1', [uuid])
      return
    }
  }
  throw new Error('The application that waits for an operator did not come to rest')
}

type Call = 'create' | 'status' | 'offers' | 'queue page'
const CALLS: readonly Call[] = ['create', 'status', 'offers', 'queue page']

async function compare(bench: Workbench, few: House, many: House): Promise<Figure[]> {
  const [warmUp, counted] = bench.quick ? [5, 20] : [20, 200]
  const samples = new Map<string, number[]>()
  for (let turn = 0; turn < warmUp + counted; turn++) {
    if (turn === warmUp) bench.log(`  growth: ${counted} turns`)
    for (const [which, installation] of [['few', few] as const, ['many', many] as const]) {
      const took = await takeTurn(installation, turn)
      if (turn >= warmUp)
        for (const call of CALLS) samples.set(`${which} ${call}`, [...(samples.get(`${which} ${call}`) ?? []), took[call]])
    }
  }
  return CALLS.map((call) => figureOf(call, many.stored, samples.get(`many ${call}`)!, samples.get(`few ${call}`)!))
}

/** One of each call. Who is asked about is someone else each time, so that the database is asked and not a memory. */
async function takeTurn({ caller, operator, stored }: House, turn: number): Promise<Record<Call, number>> {
  const person = await register(caller)
  const at = performance.now()
  const applied = await apply(caller, person)
  const create = applied.answeredAt - at
  // Its work is done before the next call is measured.
  await untilOffers(caller, applied, 10)
  // Spread over all that is stored, and never one that waits for an operator.
  const seeded = seededPerson(((turn * 7919) % Math.floor(stored / 100)) * 100 + 37, KEY)
  const status = await timeOf(caller, statusPath(seeded.uuid), seeded)
  const offers = await timeOf(caller, `${APPLICATION}/${seeded.uuid}/offers`, seeded)
  const show = turn % 2 === 0 ? 'needs-person' : 'all'
  const page = await timeOf(caller, `/console/api/v1/queue?show=${show}&limit=50`, { uuid: '', token: operator })
  return { create, status, offers, 'queue page': page }
}

async function timeOf(caller: Caller, path: string, { token }: SeededPerson): Promise<number> {
  const at = performance.now()
  const answer = await caller.call('GET', path, { token })
  const took = performance.now() - at
  expectStatus(answer, 200, path)
  return took
}

function figureOf(call: Call, stored: number, many: readonly number[], few: readonly number[]): Figure {
  const [value, base] = [percentile(many, 0.95), percentile(few, 0.95)]
  return {
    what: `Growth, ${call}, ${stored.toLocaleString('en-US')} applications stored`,
    product: { value, unit: 'ms', of: `p95 of ${many.length}; p50 ${percentile(many, 0.5).toFixed(1)}` },
    baseline: { value: base, unit: 'ms', of: `with ${FEW.toLocaleString('en-US')} stored; p50 ${percentile(few, 0.5).toFixed(1)}` },
    ratio: value / base,
    bound: `p95 ≤ ${MOST_RATIO} × that with ${FEW.toLocaleString('en-US')}`,
    holds: value / base <= MOST_RATIO,
  }
}
