import { randomUUID } from 'node:crypto'
import { USE_LIMITS } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerSecret } from '../../testing/partner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { newResetSecret } from '../identity/reset-secret.ts'

let app: TestApp
let right: string
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
  right = await partnerSecret(app)
})
afterAll(() => app.close())

const ask = (secret: string, remoteAddress: string) =>
  app.call({
    url: `/partner/api/v1/applications/${randomUUID()}/status`,
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress,
  })
const wrong = () => `hlp_${newResetSecret()}`
const statuses = async (times: number, secret: () => string, from: string) =>
  (await Promise.all(Array.from({ length: times }, () => ask(secret(), from)))).map(({ statusCode }) => statusCode)
const countOf = (list: readonly number[], status: number) => list.filter((each) => each === status).length

const { most } = USE_LIMITS.partnerSecrets
const { most: mostOfNetwork } = USE_LIMITS.partnerNetworks

describe('wrong partner secrets', () => {
  it('are counted by network: of a hundred at once twenty are checked, then every secret waits, the right one as well', async () => {
    const seen = await statuses(100, wrong, '10.8.1.1')
    expect([countOf(seen, 401), countOf(seen, 429)]).toEqual([mostOfNetwork, 100 - mostOfNetwork])
    const [known, unknown] = [await ask(right, '10.8.1.1'), await ask(wrong(), '10.8.1.1')]
    for (const reply of [known, unknown]) {
      expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([429, true])
      expect(reply.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/^Too many attempts\. Please wait/) })
    }
    // 404: the secret is right, and there is no such application.
    expect((await ask(right, '10.8.1.2')).statusCode).toBe(404)
  })

  it('count once each for the network: a system that keeps sending a revoked secret stops only itself', async () => {
    const revoked = await partnerSecret(app)
    expect((await ask(revoked, '10.8.2.1')).statusCode).toBe(404)
    await app.container.db.query('update partner_credentials set revoked_at = now() where last_used_at is not null and revoked_at is null')
    const kept = await partnerSecret(app)
    const seen = await statuses(60, () => revoked, '10.8.2.1')
    expect([countOf(seen, 401), countOf(seen, 429)]).toEqual([most, 60 - most])
    expect((await ask(kept, '10.8.2.1')).statusCode).toBe(404)
    expect((await ask(revoked, '10.8.2.9')).statusCode).toBe(401)
  })

  it('are the same whether a credential ever had that secret', async () => {
    const revoked = await partnerSecret(app)
    await app.container.db.query('update partner_credentials set revoked_at = now() where revoked_at is null')
    const [once, never] = [await ask(revoked, '10.8.3.1'), await ask(wrong(), '10.8.3.2')]
    const bodyOf = (reply: typeof once) => ({ ...reply.json<object>(), requestId: '' })
    expect([once.statusCode, bodyOf(once)]).toEqual([never.statusCode, bodyOf(never)])
  })

  it('do not count where the secret is right, however many calls come at once', async () => {
    const secret = await partnerSecret(app)
    expect(countOf(await statuses(40, () => secret, '10.8.4.1'), 404)).toBe(40)
    const { rows } = await app.container.db.query("select 1 from limit_counts where subject like '%10.8.4.1'")
    expect(rows).toEqual([])
  })

  it('leave no secret in the table of counts', async () => {
    const secret = wrong()
    await ask(secret, '10.8.5.1')
    const { rows } = await app.container.db.query('select row_to_json(c)::text as row from limit_counts c')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => String(row).includes(secret.slice(4, 20)))).toBe(false)
  })
})
