import { addDays, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { type Staff, staff as signedIn } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let underwriter: Staff
let other: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await signedIn(app, 'operator')
  underwriter = await signedIn(app, 'underwriter')
  other = await signedIn(app, 'administrator', ['RIOSOL'])
})
afterAll(() => app.close())

const SOURCE = 'H.15 of the Federal Reserve, read today'
const today = () => lenderDay(app.container.clock.now())

const rowsOf = async (who: Staff) => (await who.get('/prime-rate')).json().rows as { state: string; percent: string; inForce: boolean }[]

const propose = async (who: Staff, percent: string, from = today()) => {
  const reply = await who.post('/prime-rate', { from, percent, source: SOURCE })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().proposal as number
}
const confirm = (who: Staff, proposal: number, percent: string, from = today()) =>
  who.post(`/prime-rate/${proposal}/confirm`, { from, percent })

const decisionOf = async (lastName: string) => {
  const applicant = await person(app, lastName)
  await applicant.untilStep('OFFER_SELECTION')
  const { rows } = await app.container.db.query(
    "select data from facts where application_id = $1 and item = 'first-decision' order by id desc limit 1",
    [applicant.uuid],
  )
  return rows[0]!.data as { index: { percent: string; confirmed: boolean; source: string; from: string } }
}

describe('the prime rate', () => {
  it('is shown with the source of each row, unconfirmed ones as such, and so on the decision', async () => {
    const rows = await rowsOf(operator)
    expect(rows.filter(({ inForce }) => inForce)).toEqual([
      expect.objectContaining({ percent: '6.75', state: 'PUBLISHED', confirmed: false, source: expect.stringContaining('Inferred') }),
    ])
    expect((await decisionOf('Reyes')).index).toMatchObject({ percent: '6.75', confirmed: false, from: '2025-12-11' })
  })

  it('changes when a second person confirms what the first proposed, and for that lender alone', async () => {
    const proposal = await propose(operator, '7.00')
    expect((await rowsOf(operator))[0]).toMatchObject({
      state: 'PROPOSED',
      percent: '7.00',
      inForce: false,
      proposal: { id: proposal, byYou: true },
    })
    // One person's row prices nothing.
    expect((await decisionOf('Okafor')).index.percent).toBe('6.75')
    // Not by whoever may not, nor by a stranger.
    expect((await confirm(operator, proposal, '7.00')).statusCode).toBe(403)
    expect((await confirm(other, proposal, '7.00')).statusCode).toBe(404)
    expect((await confirm(underwriter, proposal, '7.25')).statusCode).toBe(409)
    expect((await confirm(underwriter, proposal, '7.00')).statusCode).toBe(200)
    expect((await confirm(underwriter, proposal, '7.00')).statusCode).toBe(409)
    expect((await rowsOf(underwriter)).filter(({ inForce }) => inForce)).toEqual([
      expect.objectContaining({ percent: '7.00', state: 'CONFIRMED', confirmed: true, source: SOURCE }),
    ])
    expect((await decisionOf('Lindgren')).index).toEqual({ from: today(), percent: '7.00', source: SOURCE, confirmed: true })
    expect((await rowsOf(other)).find(({ inForce }) => inForce)).toMatchObject({ percent: '6.75', state: 'PUBLISHED' })
    const { rows } = await app.container.db.query(
      "select action, organization_code from audit_log where action like 'prime-rate-%' order by sequence",
    )
    expect(rows).toEqual([
      { action: 'prime-rate-proposed', organization_code: 'HEARTH' },
      { action: 'prime-rate-confirmed', organization_code: 'HEARTH' },
    ])
  })

  it('is not confirmed by whoever proposed it, in the program and in the database', async () => {
    const proposal = await propose(underwriter, '7.50')
    const reply = await confirm(underwriter, proposal, '7.50')
    expect(reply.statusCode).toBe(403)
    expect(reply.json().message).toContain('Another person')
    const { db } = app.container
    const { rows } = await db.query('select proposed_by from prime_proposals where id = $1', [proposal])
    const insert = (confirmer: unknown, proposer: unknown) =>
      db.query('insert into prime_confirmations values ($1, $2, $3, $4, now())', [proposal, 'HEARTH', proposer, confirmer])
    const by = rows[0]!.proposed_by
    await expect(insert(by, by)).rejects.toThrow(/prime_confirmations_by_another/)
    await expect(insert(by, '00000000-0000-4000-8000-000000000000')).rejects.toThrow(/prime_confirmations_of_proposal/)
    await expect(db.query("update prime_proposals set percent = '1.00'")).rejects.toThrow(/permission denied/)
    await expect(db.query('delete from prime_confirmations')).rejects.toThrow(/permission denied/)
  })

  it('is proposed anew where the first was wrong; then the first can no longer be confirmed', async () => {
    const from = addDays(today(), 2)
    const wrong = await propose(operator, '9.25', from)
    const right = await propose(operator, '7.25', from)
    expect((await confirm(underwriter, wrong, '9.25', from)).statusCode).toBe(409)
    expect((await confirm(underwriter, right, '7.25', from)).statusCode).toBe(200)
    expect((await rowsOf(operator)).find(({ inForce }) => inForce)).toMatchObject({ percent: '7.00' })
    const again = await operator.post('/prime-rate', { from, percent: '7.25', source: SOURCE })
    expect(again.statusCode).toBe(409)
  })

  it.each([
    [{ percent: '7' }, 'percent'],
    [{ percent: '70.00' }, 'percent'],
    [{ percent: '0.00' }, 'percent'],
    [{ percent: '25.00' }, 'percent'],
    [{ percent: '0.01' }, 'percent'],
    [{ from: '0000-01-01' }, 'from'],
    [{ from: '2008-01-01' }, 'from'],
    [{ from: '2199-01-01' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '0000-01-01' }, 'from'],
    [{ source: 'web' }, 'source'],
  ])('is refused as %o', async (wrong, path) => {
    const reply = await operator.post('/prime-rate', { from: today(), percent: '7.00', source: SOURCE, ...wrong })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields[0].path).toBe(path)
  })

  it('is refused where it lies more than three points from the rate of that day, with both figures', async () => {
    const say = async (percent: string, from: string) => {
      const reply = await operator.post('/prime-rate', { from, percent, source: SOURCE })
      return reply.statusCode === 201 ? 201 : reply.json().fields
    }
    // In force on that day: 4.25 by the published rows, not today's rate.
    const day = '2020-03-10'
    expect(await say('7.26', day)).toEqual([
      {
        path: 'percent',
        message: 'The prime rate in force on Mar 10, 2020 is 4.25%. 7.26% is more than 3 points away. Check the rate and the day',
      },
    ])
    expect(await say('1.24', day)).toMatchObject([{ path: 'percent' }])
    expect([await say('1.25', day), await say('7.25', day)]).toEqual([201, 201])
  })

  it('is not confirmed where it was proposed before that was refused, and a row of then can be corrected', async () => {
    const { db } = app.container
    const from = '2021-05-03'
    const [operatorId, underwriterId] = await Promise.all(
      [operator, underwriter].map(async (who) => {
        const proposal = await propose(who, '3.50', '2021-06-01')
        const { rows } = await db.query('select proposed_by from prime_proposals where id = $1', [proposal])
        return rows[0]!.proposed_by as string
      }),
    )
    const insert = async (percent: string) => {
      const { rows } = await db.query(
        'insert into prime_proposals (organization_code, effective_from, percent, source, proposed_by, proposed_at) values ($1, $2, $3, $4, $5, now()) returning id',
        ['HEARTH', from, percent, SOURCE, operatorId],
      )
      return Number(rows[0]!.id)
    }
    const old = await insert('25.00')
    const refused = await confirm(underwriter, old, '25.00', from)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('25.00% is more than 3 points away')])
    await db.query('insert into prime_confirmations values ($1, $2, $3, $4, now())', [old, 'HEARTH', operatorId, underwriterId])
    // The row of that day is the mistake: what it replaced says as much.
    const right = await propose(operator, '3.25', from)
    expect((await confirm(underwriter, right, '3.25', from)).statusCode).toBe(200)
  })

  it('is proposed by no auditor, and confirmed by no operator', async () => {
    const auditor = await signedIn(app, 'auditor')
    expect((await auditor.get('/prime-rate')).statusCode).toBe(200)
    expect((await auditor.post('/prime-rate', { from: today(), percent: '7.00', source: SOURCE })).statusCode).toBe(403)
    const second = await signedIn(app, 'operator')
    const proposal = await propose(operator, '8.00')
    expect((await confirm(second, proposal, '8.00')).statusCode).toBe(403)
  })
})
