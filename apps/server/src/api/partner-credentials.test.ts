import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerSecret } from '../testing/partner.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let administrator: Staff
let borrower: Person
beforeAll(async () => {
  app = await openTestApp()
  administrator = await staff(app, 'administrator')
  borrower = await person(app, 'Sound')
  await borrower.untilStep('OFFER_SELECTION')
})
afterAll(() => app.close())

const statusOf = (uuid: string, secret: string, headers: Record<string, string> = {}) =>
  app.call({ url: `/partner/api/v1/applications/${uuid}/status`, headers: { authorization: `Bearer ${secret}`, ...headers } })
const problem = (reply: { statusCode: number; json(): unknown }) => [reply.statusCode, (reply.json() as { code: string }).code]

describe('A partner’s own system', () => {
  it('reads the step of an application of its organization, and nothing of the applicant', async () => {
    const reply = await statusOf(borrower.uuid, await partnerSecret(app))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      uuid: borrower.uuid,
      loanNumber: expect.stringMatching(/^HL-\d+$/),
      step: 'OFFER_SELECTION',
      decision: 'APPROVED',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it('finds no application of another organization, whatever header is sent', async () => {
    const secret = await partnerSecret(app, 'NORTHGATE')
    for (const headers of [{}, { 'x-org': 'HEARTH' }] as Record<string, string>[])
      expect(problem(await statusOf(borrower.uuid, secret, headers))).toEqual([404, 'not_found'])
  })

  it('is admitted by its secret only, and the secret opens nothing else', async () => {
    const secret = await partnerSecret(app)
    for (const wrong of ['', 'hlp_unknown', borrower.token]) {
      expect(problem(await statusOf(borrower.uuid, wrong))).toEqual([401, 'unauthenticated'])
    }
    const elsewhere = await app.call({ url: '/service-profile/api/v1/profile', headers: { authorization: `Bearer ${secret}` } })
    expect(elsewhere.statusCode).toBe(403)
    const asStaff = await app.call({ url: '/console/api/v1/queue', headers: { authorization: `Bearer ${secret}` } })
    expect(asStaff.statusCode).toBe(403)
  })

  it('is refused from the moment at which its secret is revoked', async () => {
    const secret = await partnerSecret(app, 'HEARTH', ['applications:read'], administrator)
    expect((await statusOf(borrower.uuid, secret)).statusCode).toBe(200)
    const { credentials } = (await administrator.get('/partner-credentials')).json<{
      credentials: { uuid: string; lastUsedAt: string | null }[]
    }>()
    expect(credentials[0]!.lastUsedAt).not.toBeNull()
    const revoke = (headers: Record<string, string>) =>
      app.call({ method: 'DELETE', url: `/console/api/v1/partner-credentials/${credentials[0]!.uuid}`, headers })
    expect((await revoke(administrator.headers)).statusCode).toBe(204)
    expect(problem(await statusOf(borrower.uuid, secret))).toEqual([401, 'unauthenticated'])
    expect(problem(await revoke(administrator.headers))).toEqual([404, 'not_found'])
  })
})

describe('A partner secret', () => {
  it('is shown once, stored as a digest, and logged without the secret', async () => {
    const secret = await partnerSecret(app, 'HEARTH', ['applications:read'], administrator)
    expect(secret).toMatch(/^hlp_[\w-]{43}$/)
    expect((await administrator.get('/partner-credentials')).body).not.toContain(secret)
    const { db } = app.container
    for (const table of ['partner_credentials', 'audit_log']) {
      const { rows } = await db.query(`select row_to_json(t)::text as row from ${table} t`)
      expect(rows.some(({ row }) => String(row).includes(secret))).toBe(false)
    }
    const made = await db.query("select count(*)::int as n from audit_log where action = 'partner-credential-created'")
    expect(Number(made.rows[0]!.n)).toBeGreaterThan(0)
  })

  it('can be created and revoked only for one’s own organizations', async () => {
    const other = await staff(app, 'administrator', ['NORTHGATE'])
    const reply = await other.post('/partner-credentials', {
      organizationCode: 'HEARTH',
      name: 'Not theirs',
      scopes: ['applications:read'],
    })
    expect(problem(reply)).toEqual([404, 'not_found'])
    await partnerSecret(app, 'HEARTH', ['applications:read'], administrator)
    const { credentials } = (await administrator.get('/partner-credentials')).json<{ credentials: { uuid: string }[] }>()
    const url = `/console/api/v1/partner-credentials/${credentials[0]!.uuid}`
    expect(problem(await app.call({ method: 'DELETE', url, headers: other.headers }))).toEqual([404, 'not_found'])
    const seen = (await other.get('/partner-credentials')).json<{ credentials: { organizationCode: string }[] }>().credentials
    expect(new Set(seen.map(({ organizationCode }) => organizationCode))).toEqual(new Set(['NORTHGATE']))
  })

  it('is made once for each Idempotency-Key: a repeated call says what was made, and cannot show the secret again', async () => {
    const other = await staff(app, 'administrator', ['NORTHGATE'])
    const wanted = { organizationCode: 'NORTHGATE', name: 'Their billing system', scopes: ['applications:read'] }
    const send = (body: unknown = wanted, key = 'make-1') => other.post('/partner-credentials', body, { 'idempotency-key': key })
    const listed = async () =>
      (await other.get('/partner-credentials'))
        .json<{ credentials: { uuid: string; name: string }[] }>()
        .credentials.filter(({ name }) => name === wanted.name)
    const replies = await Promise.all([send(), send(), send()])
    const made = replies.filter(({ statusCode }) => statusCode === 201)
    expect([made.length, (await listed()).length]).toEqual([1, 1])
    const { secret, uuid } = made[0]!.json<{ secret: string; uuid: string }>()
    for (const reply of [...replies.filter((each) => each !== made[0]), await send()]) {
      expect(problem(reply)).toEqual([409, 'conflict'])
      expect(reply.json<{ message: string }>().message).toBe(
        `This request was completed before and made the credential ${uuid}. Its secret is shown only once. If you did not receive it, revoke that credential and create another with a new Idempotency-Key.`,
      )
      expect(reply.body).not.toContain(secret)
    }
    expect(problem(await send({ ...wanted, name: 'Another system' }))).toEqual([409, 'idempotency_mismatch'])
    const { rows } = await app.container.db.query('select row_to_json(k)::text as row from idempotency_keys k')
    expect([rows.length > 0, rows.some(({ row }) => String(row).includes(secret))]).toEqual([true, false])
    expect((await send(wanted, 'make-2')).statusCode).toBe(201)
    expect(await listed()).toHaveLength(2)
  })

  it('must have a scope', async () => {
    const reply = await administrator.post('/partner-credentials', { organizationCode: 'HEARTH', name: 'x', scopes: [] })
    expect(reply.statusCode).toBe(422)
    expect(reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(['name', 'scopes'])
  })
})
