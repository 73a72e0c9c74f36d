import { lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff as signedIn } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let underwriter: Staff
let administrator: Staff
let offered: Person
let early: Person
beforeAll(async () => {
  app = await openTestApp()
  underwriter = await signedIn(app, 'underwriter')
  administrator = await signedIn(app, 'administrator')
  offered = await person(app, 'Reyes')
  await offered.untilStep('OFFER_SELECTION')
  // Rests before any decision; and one who was refused, which is not open any more.
  early = await person(app, 'Frozen')
  await early.untilRest()
  await (await person(app, 'Lowscore')).untilRest()
})
afterAll(() => app.close())

const PATH = '/table-changes'
const tables = async () =>
  (await administrator.get(PATH)).json() as { guideline: Record<string, unknown>; pricing: Record<string, unknown> }
const compare = async (body: unknown, who = underwriter) => {
  const reply = await who.post(PATH, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('which open applications a changed table would change', () => {
  it('is none for the tables in force, which the console gives as a copy to change', async () => {
    const page = await compare(await tables())
    expect(page).toEqual({ rows: [], compared: 1, undecided: 1, notReproduced: [], next: null })
  })

  it('is each with what it is and what it would be, and changes nothing', async () => {
    const { pricing, guideline } = await tables()
    const before = await offered.status()
    const dearer = { ...pricing, version: 'draft', marginByPosition: { 1: '3.225', 2: '3.350', 3: '4.100' } }
    const { rows } = await compare({ pricing: dearer })
    expect(rows).toEqual([
      {
        uuid: offered.uuid,
        loanNumber: expect.stringMatching(/^HL-\d+$/),
        organizationCode: 'HEARTH',
        step: 'OFFER_SELECTION',
        before: { outcome: 'APPROVED', maximumLineCents: expect.any(Number), bestRate: expect.stringMatching(/^\d+\.\d{3}$/) },
        after: { outcome: 'APPROVED', maximumLineCents: expect.any(Number), bestRate: expect.any(String) },
      },
    ])
    expect(Number(rows[0].after.bestRate)).toBeGreaterThan(Number(rows[0].before.bestRate))
    const dti = { ...(guideline.dti as object), limitBps: 100, lowerLimitBps: 100, assetsBeforeLineBps: 0 }
    const strict = await compare({ guideline: { ...guideline, version: 'draft', dti } })
    expect(strict.rows[0].after).toEqual({ outcome: 'DECLINE', maximumLineCents: 0, bestRate: null })
    expect(await offered.status()).toEqual(before)
  })

  it('compares a decision by the index that it stored, also when a newer one is in force', async () => {
    const from = lenderDay(app.container.clock.now())
    const given = await underwriter.post('/prime-rate', { from, percent: '8.00', source: 'H.15, read today' })
    const confirmed = await administrator.post(`/prime-rate/${given.json().proposal}/confirm`, { from, percent: '8.00' })
    expect(confirmed.statusCode).toBe(200)
    expect(await compare(await tables())).toMatchObject({ rows: [], compared: 1, notReproduced: [] })
  })

  it('refuses a malformed table whole and names the cell', async () => {
    const { pricing } = await tables()
    const wrong = { ...pricing, term: { ...(pricing.term as object), 30: 'free' }, floorRate: '99' }
    const reply = await underwriter.post(PATH, { pricing: wrong })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields.map(({ path }: { path: string }) => path)).toContain('pricing.term.30')
    expect((await underwriter.post(PATH, {})).statusCode).toBe(422)
  })

  it('answers tables that no decision could be made by with the cell', async () => {
    const { guideline, pricing } = await tables()
    const dti = guideline.dti as { whole: object }
    for (const [path, body] of [
      ['guideline.transferDays', { guideline: { ...guideline, transferDays: 1e15 } }],
      [
        'guideline.dti.whole.housingCosts',
        { guideline: { ...guideline, dti: { ...dti, whole: { ...dti.whole, housingCosts: 'draft' } } } },
      ],
      ['pricing.floatingStress', { pricing: { ...pricing, floatingStress: '9'.repeat(400) } }],
    ] as const) {
      const reply = await underwriter.post(PATH, body)
      expect([reply.statusCode, reply.json().fields?.[0]?.path], reply.body).toEqual([422, path])
    }
  })

  it('is asked by underwriters and administrators, of their own organizations, and is a line of the audit log', async () => {
    for (const role of ['operator', 'auditor'] as const) {
      const other = await signedIn(app, role)
      expect((await other.post(PATH, await tables())).statusCode).toBe(403)
    }
    const elsewhere = await signedIn(app, 'administrator', ['RIOSOL'])
    expect(await compare(await tables(), elsewhere)).toMatchObject({ rows: [], compared: 0, undecided: 0 })
    const { rows } = await app.container.db.query(
      "select organization_code from audit_log where action = 'table-change-compared' order by at",
    )
    expect(rows.at(-1)).toEqual({ organization_code: 'RIOSOL' })
    expect(rows.length).toBeGreaterThan(3)
  })
})
