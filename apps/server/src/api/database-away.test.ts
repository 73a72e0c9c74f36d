import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Db } from '../store/db.ts'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const onPostgres = inject('testDatabases').postgres !== null

let app: TestApp
let db: { -readonly [K in keyof Db]: Db[K] }
let real: Pick<Db, 'transaction'>
beforeAll(async () => {
  app = await openTestApp()
  db = app.container.db
  real = { transaction: db.transaction }
})
afterAll(async () => {
  db.transaction = real.transaction
  await app.close()
})

const coded = (code: string) => Object.assign(new Error('connect failed to 10.0.0.7:5432'), { code })

/** While the request is in progress every change fails so, the background work's too: which of them comes first is chance. */
async function whileFailing<T>(fail: (run: () => Promise<unknown>) => Promise<unknown>, request: () => Promise<T>): Promise<T> {
  db.transaction = ((inside) => fail(() => real.transaction(inside))) as Db['transaction']
  try {
    return await request()
  } finally {
    db.transaction = real.transaction
  }
}

describe('a request during a database outage', () => {
  it.each([
    ['away', coded('ECONNREFUSED'), 503, 'unavailable'],
    ['shutting down', coded('57P01'), 503, 'unavailable'],
    ['too slow', coded('57014'), 503, 'unavailable'],
    ['full', coded('53100'), 507, 'insufficient_storage'],
  ])('%s: is told when to come back, and nothing of the inside', async (_what, problem, status, code) => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const income = { employmentType: 'FULL_TIME', primaryCents: 15_000_000, otherCents: 0, coOwnersCents: 0 }
    const reply = await whileFailing(
      async () => {
        throw problem
      },
      () => applicant.put('/items/annual-income', income),
    )
    expect(reply.statusCode).toBe(status)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.json()).toMatchObject({ status, code, requestId: expect.any(String) })
    expect(reply.body).not.toContain('10.0.0.7')
  })

  const raised = (words: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(words), { code: '42501', routine: 'exec_stmt_raise' }) })
  it.each([
    ['who may', raised('Only a funder lets money leave'), 403, 'Only a funder lets money leave. Reload the page.'],
    ['what stays', raised('What the bank was sent is never changed'), 409, 'This changed while you were working on it. Reload the page.'],
    [
      'a missing grant',
      Object.assign(new Error('permission denied for table facts'), { code: '42501' }),
      500,
      'Something unexpected happened',
    ],
  ])('that a trigger of ours refused, because somebody else was faster, says %s', async (_what, problem, status, message) => {
    const applicant = await person(app, 'Reyes')
    const fails = async () => {
      throw problem
    }
    const reply = await whileFailing(fails, () => applicant.put('/items/annual-income', {}))
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([status, message])
  })

  it('whose commit succeeded and whose response was lost: the same key returns the application that was created', async () => {
    const email = `ambiguous.${randomUUID().slice(0, 8)}@example.test`
    const headers = await app.signUp(email)
    const key = { 'idempotency-key': randomUUID() }
    const send = () => app.call(createRequest(headers, applicationBody('Reyes', email), key))
    const lost = await whileFailing(async (run) => {
      await run()
      throw new Error('Connection terminated unexpectedly')
    }, send)
    expect(lost.statusCode).toBe(503)
    const again = await send()
    expect(again.statusCode).toBe(201)
    const rows = await db.query('select id from applications where identity_id = (select id from identities where email = $1)', [email])
    expect(rows.rows).toEqual([{ id: again.json<{ uuid: string }>().uuid }])
  })

  it('whose commit failed: the same key creates it', async () => {
    const email = `lost.${randomUUID().slice(0, 8)}@example.test`
    const headers = await app.signUp(email)
    const key = { 'idempotency-key': randomUUID() }
    const send = () => app.call(createRequest(headers, applicationBody('Reyes', email), key))
    const lost = await whileFailing(async () => {
      throw new Error('Connection terminated unexpectedly')
    }, send)
    expect(lost.statusCode).toBe(503)
    expect((await send()).statusCode).toBe(201)
  })
})

describe.runIf(onPostgres)('a connection that the server ends', () => {
  it('while it is checked out fails its transaction and nothing else', async () => {
    const broken = db.transaction(async (session) => {
      await session.query('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(broken).rejects.toThrow()
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('of every kind, including the queue’s and the subscription’s, is restored without a restart', async () => {
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    await db.query(end).catch(() => undefined)
    await expect.poll(async () => (await app.call({ url: '/readyz' })).statusCode, { timeout: 10_000 }).toBe(200)
    const applicant = await person(app, 'Okafor')
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })

  it('waits neither for a lock nor for a statement without end', async () => {
    const { rows } = await db.query(
      "select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')",
    )
    expect(rows).toHaveLength(3)
    for (const { ms } of rows) expect(ms).toBeGreaterThan(0)
  })
})
