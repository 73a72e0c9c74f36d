/** The loan/application register: what is in it, and who reads it, which is no one who decides. */

import { contract, mayCall, REGISTER_ROLES, type RegisterChecked, ROLES } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../store/schema.ts'
import { applicationBody } from '../testing/application-body.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { createRequest, type Person, person, personOf } from '../testing/person.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { passSecondFactor, type Staff, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

/** Words that stand nowhere else. */
const TRIBE = 'Quinault of the test'
const ORIGIN = 'Dominican of the test'
const ANSWERS = {
  applicant: { ethnicity: ['OTHER_HISPANIC'], otherHispanic: ORIGIN, race: ['KOREAN', 'WHITE'], tribe: TRIBE, sex: ['FEMALE'] },
}

let app: TestApp
let operator: Staff
let auditor: Staff
/** Settled every review of the application that was paid out. */
let deciding: Staff
let paidOut: Person
let refused: Person
let year: number
const logged: string[] = []
beforeAll(async () => {
  app = await openTestApp({}, undefined, pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }))
  operator = await staff(app, 'operator')
  auditor = await staff(app, 'auditor')
  deciding = await staff(app, 'administrator')
  paidOut = await person(app, 'Okafor', { occupancyType: 'INVESTMENT' })
  await liveOn(paidOut, deciding, 'HMDA')
  await paidOut.answer('hmda', ANSWERS)
  await liveOn(paidOut, deciding)
  refused = await person(app, 'Lowscore')
  await refused.untilStep('DECLINED')
  year = Number(lenderDay(app.container.clock.now()).slice(0, 4))
})
afterAll(() => app.close())

const checked = async (by: Staff) => (await by.get(`/hmda/HEARTH/${year}`)).json<RegisterChecked>()
const fileOf = (by: Staff, organization = 'HEARTH') => by.get(`/hmda/${organization}/${year}/file`)
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|'))
const numberOf = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}`)).json<{ summary: { loanNumber: string } }>().summary.loanNumber.replace('-', '')

describe('the register of a year', () => {
  it('is a transmittal sheet and a row of 110 fields for each application that ended', async () => {
    const reply = await fileOf(auditor)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toContain(`hmda-hearth-${year}-sample.txt`)
    const [sheet, ...rows] = rowsOf(reply.body)
    expect(sheet).toHaveLength(15)
    expect([sheet![0], sheet![2], sheet![12], sheet![14]]).toEqual(['1', String(year), '2', '0000SAMPLEHEARTH0085'])
    expect(rows.map((row) => row.length)).toEqual([110, 110])
  })

  it('has what the borrower answered, a sub-category without its group, and both free texts', async () => {
    const own = await numberOf(paidOut)
    const row = rowsOf((await fileOf(auditor)).body).find((texts) => texts[2]?.includes(own))!
    // Field n of the official form is at n - 1: ethnicity from 19, race from 33, sex at 51.
    expect([row[18], row[23], row[32], row[33], row[37], row[50], row[30]]).toEqual(['14', ORIGIN, '5', '25', TRIBE, '2', '2'])
    // Originated, an investment, open-end; no co-applicant; the whole line with its fee.
    expect([row[10], row[8], row[108], row[55]]).toEqual(['1', '3', '1', '9999'])
    expect(Number(row[9])).toBeGreaterThanOrEqual(15_000)
  })

  it('has the refusal with its reason, and "not provided" for who was refused before being asked', async () => {
    const own = await numberOf(refused)
    const row = rowsOf((await fileOf(auditor)).body).find((texts) => texts[2]?.includes(own))!
    expect([row[10], row[67], row[18], row[32], row[50], row[77]]).toEqual(['3', '3', '3', '6', '3', 'NA'])
  })

  it('is checked by the official edits, shown row by row without what anyone said of themselves', async () => {
    const body = await checked(auditor)
    expect([body.rows, body.edits.official, body.edits.run]).toEqual([2, 318, 314])
    const own = (await numberOf(paidOut)).replace('HL', 'HL-')
    const found = body.ofRows.find(({ loanNumber }) => loanNumber === own)
    // Until the average prime offer rate is known, the rate spread is not, and the file cannot be sent.
    expect(found?.findings.map(({ edit }) => edit)).toContain('V657-1')
    expect(found?.applicationUuid).toBe(paidOut.uuid)
    for (const word of [TRIBE, ORIGIN]) expect(JSON.stringify(body)).not.toContain(word)
  })

  it('has a line that was opened in the year, however long afterwards it was paid out', async () => {
    const own = await numberOf(paidOut)
    const { db } = app.container
    const move = (days: number) =>
      db.query("update applications set step_since = step_since + $2 * interval '1 day' where id = $1", [paidOut.uuid, days])
    // Signed, then 400 days until everything was recorded and sent.
    await move(400)
    expect((await fileOf(auditor)).body).toContain(own)
    for (const next of [1, 2]) expect((await auditor.get(`/hmda/HEARTH/${year + next}`)).json<RegisterChecked>().rows).toBe(0)
    await move(-400)
  })

  it('has no application that only found out for what it qualifies, none that is pending, and none of another year', async () => {
    const early = await person(app, 'Reyes')
    await early.untilStep('OFFER_SELECTION')
    const cancel = {
      method: 'POST' as const,
      url: `/service-application/api/v1/application/heloc/${early.uuid}/cancel`,
      headers: early.headers,
    }
    expect((await app.call({ ...cancel, payload: {} })).statusCode).toBe(200)
    expect((await checked(auditor)).rows).toBe(2)
    expect((await auditor.get(`/hmda/HEARTH/${year - 1}`)).json<RegisterChecked>().rows).toBe(0)
  })

  it('reports who withdraws after submission', async () => {
    const late = await personAt(app, operator, 'DISBURSEMENT_ACCOUNT', 'Okafor')
    const cancel = {
      method: 'POST' as const,
      url: `/service-application/api/v1/application/heloc/${late.uuid}/cancel`,
      headers: late.headers,
    }
    expect((await app.call({ ...cancel, payload: {} })).statusCode).toBe(200)
    const own = await numberOf(late)
    const row = rowsOf((await fileOf(auditor)).body).find((texts) => texts[2]?.includes(own))!
    expect([row[10], row[61], row[63], row[79], row[80]]).toEqual(['4', '8888', '9', 'NA', 'NA'])
  })
})

describe('an application that was refused in one year and reconsidered in the next', () => {
  it('4(a)(1)(i)-4: has two rows with two identifiers, each in its year', async () => {
    const again = await person(app, 'Highdti')
    await again.untilStep('DECLINED')
    const file = refusedPerson(app, again)
    const way = (await file.decision()).ways.find(({ takeNow, asks }) => takeNow && asks === 'INCOME')!
    const { db } = app.container
    const { rows } = await db.query('select max(id) as id from step_history where application_id = $1', [again.uuid])
    const last = (await db.query('select version from applications where id = $1', [again.uuid])).rows[0]!
    expect((await file.take(way.id, { coOwnersAnnualIncomeCents: way.needsCents! * 12 })).statusCode).toBe(200)
    await liveOn(again, operator, 'INCOME_VERIFICATION')
    const cancel = `/service-application/api/v1/application/heloc/${again.uuid}/cancel`
    expect((await app.call({ method: 'POST', url: cancel, headers: again.headers, payload: {} })).statusCode).toBe(200)
    const own = await numberOf(again)
    const rowIn = async (of: number) =>
      rowsOf((await auditor.get(`/hmda/HEARTH/${of}/file`)).body).filter((texts) => texts[2]?.startsWith(`0000SAMPLEHEARTH0085${own}`))

    // Within one year it is one transaction: what became of it in the end, under the first identifier.
    expect((await rowIn(year)).map((row) => [row[2]!.slice(20, -2), row[10]])).toEqual([[own, '4']])

    // As if it had been refused a year before.
    const before = "- interval '1 year'"
    await db.asOwner(async (owner) => {
      for (const table of ['step_history', 'facts']) await owner.query(`alter table ${table} disable trigger user`)
      await owner.query(`update step_history set at = at ${before} where application_id = $1 and id <= $2`, [again.uuid, rows[0]!.id])
      await owner.query(`update facts set settled_at = settled_at ${before} where application_id = $1 and version <= $2`, [
        again.uuid,
        last.version,
      ])
      for (const table of ['step_history', 'facts']) await owner.query(`alter table ${table} enable trigger user`)
    })
    expect((await rowIn(year - 1)).map((row) => [row[2]!.slice(20, -2), row[10], row[67]])).toEqual([[own, '3', '1']])
    expect((await rowIn(year)).map((row) => [row[2]!.slice(20, -2), row[10]])).toEqual([[`${own}R1`, '4']])
  })
})

describe('an employee of the lender', () => {
  it('4(a)(10)(iii)-3: is marked by an operator, at any time and with a reason, and then reported without an income', async () => {
    const own = await numberOf(paidOut)
    const income = async () => rowsOf((await fileOf(auditor)).body).find((texts) => texts[2]?.includes(own))![56]
    const before = await income()
    expect(Number(before)).toBeGreaterThan(0)
    expect((await auditor.decide(paidOut.uuid, 'lender-employee', { isEmployee: true })).statusCode).toBe(403)
    const { step } = await paidOut.status()
    expect((await operator.decide(paidOut.uuid, 'lender-employee', { isEmployee: true })).json()).toEqual({ step })
    expect(await income()).toBe('NA')
    const { audit } = (await operator.get(`/applications/${paidOut.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    expect(audit.find(({ action }) => action === 'recorded')?.detail).toMatchObject({
      decided: 'lender-employee',
      reason: expect.any(String),
    })
    expect((await operator.decide(paidOut.uuid, 'lender-employee', { isEmployee: false })).statusCode).toBe(200)
    expect(await income()).toBe(before)
  })
})

describe('whoever decides reads no demographic answers', () => {
  it('no role that settles a review may make the calls, by the table of access', () => {
    expect([...REGISTER_ROLES]).toEqual(['auditor', 'administrator'])
    for (const call of Object.values(contract.hmda)) {
      const may = ROLES.filter((role) => mayCall(call, { kind: 'password', roles: [role] }))
      expect(may).toEqual(['auditor', 'administrator', 'platform-administrator'])
    }
  })

  it('operators, underwriters, and borrowers are refused', async () => {
    for (const role of ['operator', 'underwriter'] as const) {
      const someone = await staff(app, role)
      expect((await someone.get(`/hmda/HEARTH/${year}`)).statusCode).toBe(403)
      expect((await fileOf(someone)).statusCode).toBe(403)
    }
    expect((await app.call({ url: `/console/api/v1/hmda/HEARTH/${year}/file`, headers: paidOut.headers })).statusCode).toBe(403)
  })

  it('an auditor who is an operator as well is refused', async () => {
    const both = await staff(app, 'auditor')
    await app.container.db.query("update identities set roles = '{auditor,operator}' where email = $1", [both.email])
    const again = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: both.email, password: PASSWORD },
    })
    await passSecondFactor(app, both.email)
    const headers = { authorization: `Bearer ${again.json<{ jwt: string }>().jwt}` }
    expect((await app.call({ url: `/console/api/v1/hmda/HEARTH/${year}/file`, headers })).statusCode).toBe(403)
  })

  it('an administrator reads it who decided on none of the applications, and no other', async () => {
    const apart = await staff(app, 'administrator')
    expect((await fileOf(apart)).statusCode).toBe(200)
    const reply = await fileOf(deciding)
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, expect.stringContaining('Ask an auditor')])
    expect((await deciding.get(`/hmda/HEARTH/${year}`)).statusCode).toBe(403)
  })

  it('whoever has read it decides on none of its applications, administrators of a lender and of the platform included', async () => {
    for (const role of ['administrator', 'platform-administrator'] as const) {
      const reader = await staff(app, role)
      const decide = () => reader.decide(refused.uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })
      expect((await decide()).statusCode).toBe(409)
      expect((await fileOf(reader)).statusCode).toBe(200)
      const reply = await decide()
      expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, expect.stringContaining('demographic answers')])
    }
  })

  it('and may still run failed work again, which judges nothing', async () => {
    const reader = await staff(app, 'administrator')
    expect((await fileOf(reader)).statusCode).toBe(200)
    const reply = await reader.post(`/applications/${refused.uuid}/items/soft-credit/rerun`, { reason: 'The bureau says that it is back' })
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([409, expect.stringContaining('has not failed')])
  })

  it('nor on another application of the same person, who is the one that answered', async () => {
    const reader = await staff(app, 'administrator')
    const { authorization } = refused.headers
    const second = await app.call(createRequest({ authorization: authorization! }, applicationBody('Delinquent', refused.email)))
    expect(second.statusCode).toBe(201)
    const { uuid } = second.json<{ uuid: string }>()
    await personOf(app, { email: refused.email, authorization: authorization!, uuid }).untilStep('DELINQUENCY_REVIEW')
    expect((await fileOf(reader)).statusCode).toBe(200)
    expect((await reader.decide(uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })).statusCode).toBe(403)
    // Whoever has not read it is told only that the borrower has not explained it yet.
    expect((await operator.decide(uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })).statusCode).toBe(409)
  })

  it('the register of another organization is as unknown as none', async () => {
    expect((await fileOf(auditor, 'RIOSOL')).statusCode).toBe(404)
    expect((await fileOf(auditor, 'NOBODY')).statusCode).toBe(404)
  })

  it('the answers are sealed in the database', async () => {
    const kept = await app.container.db.asOwner((owner) => owner.query('select answers from demographics'))
    expect(kept.rows.length).toBeGreaterThan(0)
    for (const { answers } of kept.rows) expect(String(answers)).toMatch(/^sealed:/)
  })

  it('neither the file at the console, nor the search, nor the audit log, nor the server’s log has the answers', async () => {
    const { db } = app.container
    const seen = [
      (await operator.get(`/applications/${paidOut.uuid}`)).body,
      (await operator.get(`/queue?show=all&search=${encodeURIComponent(TRIBE)}`)).body,
      JSON.stringify(await db.orm.select().from(auditLog)),
      logged.join('\n'),
    ]
    expect(logged.length).toBeGreaterThan(0)
    for (const text of seen) for (const word of [TRIBE, ORIGIN, 'OTHER_HISPANIC"]']) expect(text).not.toContain(word)
    expect((await operator.get(`/queue?show=all&search=Quinault`)).json<{ rows: unknown[] }>().rows).toEqual([])
  })

  it('the audit log names who checked and who exported, with year and rows', async () => {
    const someone = await staff(app, 'auditor')
    await checked(someone)
    await fileOf(someone)
    const log = await app.container.db.orm.select().from(auditLog).where(eq(auditLog.organizationCode, 'HEARTH')).orderBy(auditLog.sequence)
    const rows = log.filter(({ action }) => action.startsWith('hmda-')).slice(-2)
    expect(rows.map(({ action, applicationId }) => [action, applicationId])).toEqual([
      ['hmda-checked', null],
      ['hmda-exported', null],
    ])
    expect(new Set(rows.map(({ actor }) => actor)).size).toBe(1)
    expect(rows[1]).toMatchObject({ actor: expect.stringMatching(/^operator:/), detail: { year } })
  })
})
