import { createHash, randomUUID } from 'node:crypto'
import { canonicalJson } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireIdempotencyKeys, RETENTION_HOURS } from '../engine/expire-idempotency-keys.ts'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { withIdempotency } from './idempotency.ts'

const SSN = '512347689'

let app: TestApp
let applicant: Person
beforeAll(async () => {
  app = await openTestApp()
  applicant = await person(app, 'Nomatch')
  await applicant.untilStep('CREDIT_NO_MATCH')
})
afterAll(() => app.close())

const keyRows = async () => (await app.container.db.query('select * from idempotency_keys')).rows

describe('the digest of a request', () => {
  it('is not a digest that could be attacked by guessing numbers', async () => {
    const reply = await applicant.put('/items/credit-obstacle', { ssn: SSN }, { 'idempotency-key': 'pull-1' })
    expect(reply.statusCode).toBe(200)
    const row = (await keyRows()).find(({ key }) => key === 'pull-1')!
    const body = { ssn: SSN }
    const call = String(row.call)
    const guesses = [body, [body], [row.organization_code, row.identity_id, call, body], { call, body }].flatMap((guess) =>
      [canonicalJson(guess), JSON.stringify(guess)].flatMap((text) =>
        ['sha256', 'sha512'].map((name) => createHash(name).update(text).digest('hex')),
      ),
    )
    expect(row.body_mac).toMatch(/^[0-9a-f]{64}$/)
    expect(guesses).not.toContain(row.body_mac)
    expect(row.body_mac).toBe(app.container.macs.mac('idempotency', canonicalJson([row.organization_code, row.identity_id, call, body])))
    expect(row.reply).toEqual({ uuid: applicant.uuid })
  })
})

describe('an idempotency key', () => {
  const keyed = (organizationCode: string, body: unknown, identityId = randomUUID()) => ({
    organizationCode,
    identityId,
    key: 'the-same-key',
    call: 'test',
    body,
    now: app.container.clock.now(),
  })
  const run = (given: ReturnType<typeof keyed>) =>
    app.container.db.transaction((session) => withIdempotency(app.container, session, given, async () => ({ uuid: randomUUID() })))

  it('counts within one organization: the same person with the same key at another is another request', async () => {
    const here = keyed('HEARTH', { amount: 1 })
    const first = await run(here)
    const there = await run({ ...here, organizationCode: 'RIOSOL', body: { amount: 2 } })
    expect([first.repeated, there.repeated, first.reply.uuid === there.reply.uuid]).toEqual([false, false, false])
    expect(await run(here)).toEqual({ reply: first.reply, repeated: true })
    await expect(run({ ...here, body: { amount: 2 } })).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('is kept for two days and then goes', async () => {
    const { db, clock } = app.container
    const aged = async (hours: number) => {
      const key = randomUUID()
      const createdAt = new Date(Date.parse(clock.now()) - hours * 3_600_000).toISOString()
      await db.transaction((session) =>
        withIdempotency(app.container, session, { ...keyed('HEARTH', {}), key, now: createdAt }, async () => ({ step: 'X' })),
      )
      return key
    }
    const [old, young] = [await aged(RETENTION_HOURS + 0.1), await aged(RETENTION_HOURS - 0.1)]
    await expireIdempotencyKeys(app.container)
    const left = (await keyRows()).map(({ key }) => key)
    expect([left.includes(old), left.includes(young)]).toEqual([false, true])
  })
})
