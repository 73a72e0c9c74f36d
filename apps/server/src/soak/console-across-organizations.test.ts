import { randomUUID } from 'node:crypto'
import { type Call, contract, ROLES } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredCalls } from '../edge/register-calls.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

/** Tries for each call, role and object. */
const ROUNDS = 120
const CONSOLE: readonly Call[] = declaredCalls(contract)
  .map(({ call }) => call)
  .filter(({ access }) => access === 'operator')
/** What only the installation has: no organization's object is in it. */
const SHARED = /\/sandbox\/time$/
const ITEMS = [
  'soft-credit',
  'delinquency-review',
  'ownership-review',
  'underwriting-review',
  'funding-decision',
  'legal-name',
  'no-such-item',
]

let app: TestApp
let victims: Person[]
let documents: string[]
const strangers = new Map<string, Staff>()
beforeAll(async () => {
  // On PostgreSQL with HEARTHLINE_TEST_DB=postgres; on the embedded database otherwise.
  app = await openTestApp()
  victims = await Promise.all(['Delinquent', 'Bureaudown', 'Lowscore', 'Notowner'].map((lastName) => person(app, lastName)))
  await Promise.all(victims.map((victim) => victim.untilRest()))
  documents = (await app.container.db.query('select id from documents')).rows.map(({ id }) => String(id))
  for (const role of ROLES) if (role !== 'platform-administrator') strangers.set(role, await staff(app, role, ['RIOSOL']))
})
afterAll(() => app.close())

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

/** An id as it is, in capitals, beside another, or with something hung on it. */
const disguises: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `${id}?org=HEARTH&organization=HEARTH`,
  (id) => `${id}%20`,
  (id) => `${id}%00`,
  (id) => `{${id}}`,
  (id) => `${id},${randomUUID()}`,
  (id) => id.replaceAll('-', ''),
]

const bodies = [
  { data: { outcome: 'CONTINUE' }, reason: 'Reviewed by a person' },
  { data: { outcome: 'ACCEPTED', reason: 'x' }, reason: 'Reviewed by a person', organizationCode: 'HEARTH' },
  { reason: 'Run it again', advanceDays: 0 },
  {},
]

const keys = Array.from({ length: 5 }, () => randomUUID())

function send(call: Call, who: Staff) {
  const disguise = pick(disguises)
  const url = call.path
    .replace(':uuid', disguise(pick(victims).uuid))
    .replace(':document', disguise(pick(documents)))
    .replace(':item', pick(ITEMS))
  const query = call.path.includes(':')
    ? ''
    : pick(['', '?show=all', '?show=all&search=HL-1', '?show=all&search=alder', '?search=Delinquent&org=HEARTH'])
  return app.call({
    method: call.method as 'GET',
    url: `${url}${query}`,
    headers: {
      ...who.headers,
      'x-org': pick(['HEARTH', 'RIOSOL', 'NORTHGATE', 'hearth']),
      'idempotency-key': pick(keys),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { payload: JSON.stringify(pick(bodies)) }),
  })
}

/** Everything that may tell of the victims. */
const traces = () => [
  ...victims.map(({ uuid }) => uuid),
  ...victims.map(({ email }) => email),
  ...documents,
  'Delinquent',
  'Bureaudown',
  'Lowscore',
  'Notowner',
]

const standing = async () =>
  (
    await app.container.db.query(
      `select id, version, step, updated_at::text as at, (select count(*)::int from facts f where f.application_id = a.id) as facts
       from applications a where organization_code = 'HEARTH' order by id`,
    )
  ).rows

describe('thousands of attempts by staff of another organization', () => {
  it('show and change nothing, whatever the call, role, header and key', async () => {
    const before = await standing()
    const breaches: string[] = []
    const codes = new Map<number, number>()
    let tries = 0
    for (const call of CONSOLE.filter(({ path }) => !SHARED.test(path))) {
      for (const [role, who] of strangers) {
        for (let round = 0; round < ROUNDS; round++) {
          const reply = await send(call, who)
          tries += 1
          codes.set(reply.statusCode, (codes.get(reply.statusCode) ?? 0) + 1)
          const named = traces().find((trace) => reply.body.includes(trace))
          const allowed = call.path.includes(':') ? [403, 404, 422] : [200, 403, 422]
          if (named || !allowed.includes(reply.statusCode))
            breaches.push(`${role} ${call.method} ${call.path} ${reply.statusCode} ${named ?? ''}`)
        }
      }
    }
    console.log(`${tries} tries: ${JSON.stringify(Object.fromEntries(codes))}`)
    expect(tries).toBeGreaterThan(1000)
    expect(breaches).toEqual([])
    expect(await standing()).toEqual(before)
  })

  it('nor does the answer of one organization come back under the key to staff of another', async () => {
    const ours = await staff(app, 'operator')
    const theirs = strangers.get('operator')!
    const stuck = victims.find(({ email }) => email.startsWith('bureaudown'))!
    const rerun = (who: Staff) =>
      who.post(`/applications/${stuck.uuid}/items/soft-credit/rerun`, { reason: 'It is back' }, { 'idempotency-key': keys[0]! })
    const gaveUp = async () =>
      (await app.container.db.query("select 1 from runs where application_id = $1 and state = 'gave-up'", [stuck.uuid])).rows.length
    await expect.poll(gaveUp, { timeout: 60_000 }).toBeGreaterThan(0)
    expect((await rerun(ours)).statusCode).toBe(200)
    for (let round = 0; round < 100; round++) expect((await rerun(theirs)).statusCode).toBe(404)
  })

  it('a session uses current rights: staff who change organizations see only the new ones', async () => {
    const { db, tokens } = app.container
    const moving = await staff(app, 'operator')
    for (const [organizations, status] of [
      ['{RIOSOL}', 404],
      ['{HEARTH}', 200],
      ['{}', 404],
      ['{RIOSOL,HEARTH}', 200],
    ] as const) {
      const { rows } = await db.query('update identities set staff_organizations = $2 where email = $1 returning id', [
        moving.email,
        organizations,
      ])
      tokens.memory.forget([String(rows[0]!.id)])
      expect((await moving.get(`/applications/${victims[0]!.uuid}`)).statusCode).toBe(status)
    }
  })

  it('a borrower gets no staff access, whatever the token', async () => {
    const login = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: victims[0]!.email, password: PASSWORD },
    })
    const headers = { authorization: `Bearer ${login.json<{ jwt: string }>().jwt}` }
    for (const call of CONSOLE) {
      const url = call.path.replace(':uuid', victims[1]!.uuid).replace(':document', documents[0]!).replace(':item', 'soft-credit')
      expect((await app.call({ method: call.method as 'GET', url, headers })).statusCode).toBe(403)
    }
  })
})
