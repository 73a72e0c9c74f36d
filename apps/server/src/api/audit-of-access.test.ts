import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../store/repositories/verify-audit.ts'
import { newEmail, person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { putStaff } from '../usecases/identity/put-staff.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const ORG = { 'x-org': 'HEARTH' }
const logIn = (email: string, password: string) =>
  house.call({ method: 'POST', url: '/identity/api/v1/login', headers: ORG, payload: { email, password } })

const idOf = async (email: string): Promise<string> =>
  String((await house.container.db.query('select id from identities where email = $1', [email])).rows[0]!.id)

/** What the log says of an account, oldest first. */
const entriesOf = async (account: string) =>
  (
    await house.container.db.query(
      "select action, actor, detail from audit_log where detail ->> 'account' = $1 and organization_code = 'HEARTH' order by sequence",
      [account],
    )
  ).rows as { action: string; actor: string; detail: Record<string, unknown> }[]

const actionsOf = async (account: string) => (await entriesOf(account)).map(({ action }) => action)

describe('the audit log', () => {
  it('tells of an account: opened, entered, tried, its password changed, and left', async () => {
    const email = newEmail('Reyes')
    const { authorization } = await house.signUp(email)
    const id = await idOf(email)
    expect((await logIn(email, 'Wrong-horse9!')).statusCode).toBe(401)
    const second = (await logIn(email, PASSWORD)).json<{ jwt: string }>()
    const headers = { ...ORG, authorization: `Bearer ${second.jwt}` }
    const others = await house.call({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers })
    expect(others.json()).toEqual({ ended: 1 })
    const change = { currentPassword: PASSWORD, newPassword: 'Another-horse9!' }
    await house.call({ method: 'PUT', url: '/identity/secure/api/v1/password', headers, payload: change })
    await house.call({ method: 'POST', url: '/identity/secure/api/v1/logout', headers })
    expect(await actionsOf(id)).toEqual(['registered', 'sign-in-failed', 'signed-in', 'sessions-ended', 'password-changed', 'signed-out'])
    const entries = await entriesOf(id)
    expect(entries.map(({ actor }) => actor)).toEqual([`account:${id}`, 'visitor', ...Array(4).fill(`account:${id}`)])
    expect(entries[2]!.detail).toMatchObject({ address: '127.0.0.1' })
    const written = JSON.stringify(entries)
    for (const secret of [email, PASSWORD, 'Wrong-horse9!', 'Another-horse9!', authorization.slice(7)])
      expect(written).not.toContain(secret)
  })

  it('tells of a try at an email that nobody has, without the email', async () => {
    const before = (await actionsOf('unknown')).length
    await logIn('nobody.at.all@example.test', PASSWORD)
    const after = await entriesOf('unknown')
    expect(after).toHaveLength(before + 1)
    expect(JSON.stringify(after)).not.toContain('nobody.at.all')
  })

  it('tells of a password that was set by a mailed link', async () => {
    const email = newEmail('Okafor')
    await house.signUp(email)
    await house.call({ method: 'POST', url: '/identity/api/v1/password-resets', headers: ORG, payload: { email } })
    const mailed = async () => (await readMailbox(house.container)).find(({ recipient }) => recipient === email)?.body
    await expect.poll(mailed).toBeTruthy()
    const token = /token=([\w-]+)/.exec(String(await mailed()))![1]!
    const redeem = { token, password: 'Another-horse9!' }
    expect(
      (await house.call({ method: 'POST', url: '/identity/api/v1/password-resets/redeem', headers: ORG, payload: redeem })).statusCode,
    ).toBeLessThan(300)
    expect(await actionsOf(await idOf(email))).toEqual(['registered', 'password-reset'])
  })

  it('tells who became staff, and of every change of roles and organizations, once', async () => {
    const email = newEmail('Lindqvist')
    const wanted = { email, password: PASSWORD, actor: 'command' } as const
    const id = await putStaff(house.container, { ...wanted, roles: ['operator'], organizations: ['HEARTH'] })
    await putStaff(house.container, { ...wanted, roles: ['operator'], organizations: ['HEARTH'] })
    await putStaff(house.container, { ...wanted, roles: ['underwriter'], organizations: ['HEARTH', 'RIOSOL'] })
    const entries = await entriesOf(id)
    expect(entries.map(({ action, detail }) => [action, detail.before, detail.roles, detail.organizations])).toEqual([
      ['roles-changed', [], ['operator'], ['HEARTH']],
      ['roles-changed', ['operator'], ['underwriter'], ['HEARTH', 'RIOSOL']],
    ])
  })

  it("tells that staff read a borrower's file, once while it stands open", async () => {
    const applicant = await person(house, 'Okafor')
    await applicant.untilRest()
    const auditor = await staff(house, 'auditor')
    const read = async () =>
      (await auditor.get(`/applications/${applicant.uuid}`)).json<{ audit: { action: string; actor: string }[] }>().audit
    const id = await idOf(auditor.email)
    const readings = [await read(), await read(), await read()].map((audit) => audit.filter(({ action }) => action === 'file-read'))
    expect(readings).toEqual(Array(3).fill([expect.objectContaining({ actor: `operator:${id}` })]))
    expect(await verifyChain(house.container.db, house.container.macs, 'HEARTH')).not.toHaveProperty('broken')
  })
})
