import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../store/repositories/verify-audit.ts'
import { newEmail, person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { putStaff } from '../usecases/identity/put-staff.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ORG = { 'x-org': 'HEARTH' }
const logIn = (email: string, password: string) =>
  app.call({ method: 'POST', url: '/identity/api/v1/login', headers: ORG, payload: { email, password } })

const idOf = async (email: string): Promise<string> =>
  String((await app.container.db.query('select id from identities where email = $1', [email])).rows[0]!.id)

/** What the log says of an account, oldest first. */
const entriesOf = async (account: string) =>
  (
    await app.container.db.query(
      "select action, actor, detail from audit_log where detail ->> 'account' = $1 and organization_code = 'HEARTH' order by sequence",
      [account],
    )
  ).rows as { action: string; actor: string; detail: Record<string, unknown> }[]

const actionsOf = async (account: string) => (await entriesOf(account)).map(({ action }) => action)

describe('the audit log', () => {
  it('records an account’s creation, log-ins, failed log-ins, password changes and log-outs', async () => {
    const email = newEmail('Reyes')
    const { authorization } = await app.signUp(email)
    const id = await idOf(email)
    expect((await logIn(email, 'Wrong-horse9!')).statusCode).toBe(401)
    const second = (await logIn(email, PASSWORD)).json<{ jwt: string }>()
    const headers = { ...ORG, authorization: `Bearer ${second.jwt}` }
    const others = await app.call({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers })
    expect(others.json()).toEqual({ ended: 1 })
    const change = { currentPassword: PASSWORD, newPassword: 'Another-horse9!' }
    await app.call({ method: 'PUT', url: '/identity/secure/api/v1/password', headers, payload: change })
    await app.call({ method: 'POST', url: '/identity/secure/api/v1/logout', headers })
    expect(await actionsOf(id)).toEqual(['registered', 'sign-in-failed', 'signed-in', 'sessions-ended', 'password-changed', 'signed-out'])
    const entries = await entriesOf(id)
    expect(entries.map(({ actor }) => actor)).toEqual([`account:${id}`, 'visitor', ...Array(4).fill(`account:${id}`)])
    expect(entries[2]!.detail).toMatchObject({ address: '127.0.0.1' })
    const written = JSON.stringify(entries)
    for (const secret of [email, PASSWORD, 'Wrong-horse9!', 'Another-horse9!', authorization.slice(7)])
      expect(written).not.toContain(secret)
  })

  it('records an attempt for an email without an account, without the email', async () => {
    const before = (await actionsOf('unknown')).length
    await logIn('nobody.at.all@example.test', PASSWORD)
    const after = await entriesOf('unknown')
    expect(after).toHaveLength(before + 1)
    expect(JSON.stringify(after)).not.toContain('nobody.at.all')
  })

  it('records a password that was set by a mailed link', async () => {
    const email = newEmail('Okafor')
    await app.signUp(email)
    await app.call({ method: 'POST', url: '/identity/api/v1/password-resets', headers: ORG, payload: { email } })
    const mailed = async () => (await readMailbox(app.container)).find(({ recipient }) => recipient === email)?.body
    await expect.poll(mailed).toBeTruthy()
    const token = /token=([\w-]+)/.exec(String(await mailed()))![1]!
    const redeem = { token, password: 'Another-horse9!' }
    expect(
      (await app.call({ method: 'POST', url: '/identity/api/v1/password-resets/redeem', headers: ORG, payload: redeem })).statusCode,
    ).toBeLessThan(300)
    expect(await actionsOf(await idOf(email))).toEqual(['registered', 'password-reset'])
  })

  it('records new staff and every change of roles and organizations, once', async () => {
    const email = newEmail('Lindqvist')
    const wanted = { email, password: PASSWORD, actor: 'command' } as const
    const id = await putStaff(app.container, { ...wanted, roles: ['operator'], organizations: ['HEARTH'] })
    await putStaff(app.container, { ...wanted, roles: ['operator'], organizations: ['HEARTH'] })
    await putStaff(app.container, { ...wanted, roles: ['underwriter'], organizations: ['HEARTH', 'RIOSOL'] })
    const entries = await entriesOf(id)
    expect(entries.map(({ action, detail }) => [action, detail.before, detail.roles, detail.organizations])).toEqual([
      ['roles-changed', [], ['operator'], ['HEARTH']],
      ['roles-changed', ['operator'], ['underwriter'], ['HEARTH', 'RIOSOL']],
    ])
  })

  it("records that staff read a borrower's file, once while it is open", async () => {
    const applicant = await person(app, 'Okafor')
    await applicant.untilRest()
    const auditor = await staff(app, 'auditor')
    const read = async () =>
      (await auditor.get(`/applications/${applicant.uuid}`)).json<{ audit: { action: string; actor: string }[] }>().audit
    const id = await idOf(auditor.email)
    const readings = [await read(), await read(), await read()].map((audit) => audit.filter(({ action }) => action === 'file-read'))
    expect(readings).toEqual(Array(3).fill([expect.objectContaining({ actor: `operator:${id}` })]))
    expect(await verifyChain(app.container.db, app.container.macs, 'HEARTH')).not.toHaveProperty('broken')
  })
})
