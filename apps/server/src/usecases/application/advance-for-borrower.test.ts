import { USE_LIMITS } from '@hearthline/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationBody } from '../../testing/application-body.ts'
import { APPLICATION, createRequest, newEmail, person } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const { most } = USE_LIMITS.softPulls

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

async function account() {
  const email = newEmail('checked')
  const headers = await app.signUp(email)
  const create = () => app.call(createRequest(headers, applicationBody('Reyes', email)))
  const cancel = (uuid: string) =>
    app.call({
      method: 'POST',
      url: `${APPLICATION}/${uuid}/cancel`,
      headers: { ...headers, 'x-org': 'HEARTH', 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: 'CHANGED_MIND' }),
    })
  return { email, create, cancel }
}

it('a borrower can start ten soft credit checks a day; the next one is refused with the time to wait, and nothing is started', async () => {
  const { email, create, cancel } = await account()
  for (let time = 0; time < most; time += 1) {
    const made = await create()
    expect(made.statusCode, made.body).toBe(201)
    const { uuid } = made.json<{ uuid: string }>()
    // It starts when the disclosure before it is stored; what was canceled earlier checked no credit.
    const started = "select 1 from runs where application_id = $1 and item = 'soft-credit'"
    await expect.poll(async () => (await app.container.db.query(started, [uuid])).rows.length, { timeout: 20_000 }).toBe(1)
    expect((await cancel(uuid)).statusCode).toBeLessThan(300)
  }
  const reply = await create()
  expect([reply.statusCode, reply.json()]).toEqual([
    429,
    expect.objectContaining({
      code: 'too_many_requests',
      message: expect.stringMatching(/checked your credit 10 times .+ Try again in 24 hours/),
    }),
  ])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(86_000)
  const count = 'select 1 from applications join identities on identities.id = applications.identity_id where email = $1'
  expect((await app.container.db.query(count, [email])).rows).toHaveLength(most)
  // A day later the first of them counts no more.
  await app.container.db.query(`update runs set created_at = created_at - interval '1 day'`)
  expect((await create()).statusCode).toBe(201)
})

it('what is added to a credit check that met an obstacle counts as another; answers that set off none do not', async () => {
  const frozen = await person(app, 'Frozen')
  await frozen.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
  await app.container.db.query(
    `insert into runs (id, application_id, item, party, basis, state, created_at, updated_at)
     select gen_random_uuid(), $1, 'soft-credit', 'borrower', 'before-' || n, 'done', now(), now() from generate_series(2, $2) n`,
    [frozen.uuid, most],
  )
  const open = (await frozen.application()).openItem!
  const sale = await frozen.put('/items/sale-status', { listedForSale: false })
  expect(sale.statusCode, sale.body).toBe(200)
  const lifted = await frozen.put(`/items/${open}`, { action: 'LIFTED' })
  expect(lifted.statusCode, lifted.body).toBe(429)
  expect((await frozen.application()).openItem).toBe(open)
})
