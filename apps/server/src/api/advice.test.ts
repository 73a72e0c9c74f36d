/** Whoever is refused follows the advice, and it is true: each persona comes to the offers. */
import type { DecisionBody } from '@hearthline/contract'
import { daysBetween, localDateIn } from '@hearthline/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Applicant } from '../testing/application-body.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { person } from '../testing/person.ts'
import { planIn, refusedPerson } from '../testing/refused-person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
// Time is moved in these: each has its own.
beforeEach(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterEach(() => app.close())

const wayWith = (decision: DecisionBody, ...kinds: string[]) => {
  const found = decision.ways.find((way) => way.changes.map((change) => change.kind).join() === kinds.join())
  if (!found) throw new Error(`No way ${kinds.join('+')} among ${decision.ways.map((way) => way.id).join(', ')}`)
  return found
}

const today = () => localDateIn(app.container.clock.now(), 'America/Los_Angeles')

/** Saves the way, lives to its day, finds that it would pass, and applies again. */
async function liveThePlan(lastName: string, kinds: string[], first: Applicant = {}, again: Applicant = first) {
  const applicant = await person(app, lastName, first)
  await applicant.untilRest()
  const file = refusedPerson(app, applicant)
  const way = wayWith(await file.decision(), ...kinds)
  expect(way.takeNow).toBe(false)
  expect((await file.take(way.id)).statusCode).toBe(409)
  const saved = await file.savePlan(way.id)
  expect([saved.statusCode, planIn(saved)]).toMatchObject([200, { way: way.id, title: way.title, checkOn: way.checkOn, state: 'SAVED' }])
  await operator.advance(daysBetween(today(), way.checkOn!))
  const { plan } = await file.decision()
  expect(plan).toMatchObject({ state: 'WOULD_PASS', explanation: expect.stringContaining('you would qualify') })
  if (!['DECLINED', 'CANCELLED'].includes((await applicant.status()).step)) {
    await app.call({
      method: 'POST',
      url: `/service-application/api/v1/application/heloc/${applicant.uuid}/cancel`,
      headers: applicant.headers,
      payload: {},
    })
  }
  const next = await file.applyAgain(lastName, again)
  expect((await next.untilRest()).step).toBe('OFFER_SELECTION')
}

describe('Highdti', () => {
  it('states a co-owner’s income and gets offers at once; the first statement is kept', async () => {
    const applicant = await person(app, 'Highdti')
    expect((await applicant.untilRest()).step).toBe('DECLINED')
    const file = refusedPerson(app, applicant)
    const way = wayWith(await file.decision(), 'CO_OWNERS_INCOME')
    expect(way).toMatchObject({ takeNow: true, asks: 'INCOME', checkOn: null })
    const enough = way.needsCents! * 12

    const missing = await file.take(way.id)
    expect([missing.statusCode, missing.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'coOwnersAnnualIncomeCents'])
    const short = await file.take(way.id, { coOwnersAnnualIncomeCents: enough - 1_200 })
    expect([short.statusCode, short.json<{ message: string }>().message]).toEqual([422, expect.stringContaining('This is not enough yet')])
    expect((await applicant.status()).step).toBe('DECLINED')

    const taken = await file.take(way.id, { coOwnersAnnualIncomeCents: enough }, { 'idempotency-key': 'take-1' })
    expect(taken.statusCode).toBe(200)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    expect((await applicant.offers()).offers.length).toBeGreaterThan(0)
    expect((await file.take(way.id, { coOwnersAnnualIncomeCents: enough }, { 'idempotency-key': 'take-1' })).statusCode).toBe(200)
    const rows = await app.container.db.query('select data from facts where application_id = $1 and item = $2 order by id', [
      applicant.uuid,
      'annual-income',
    ])
    expect(rows.rows.map((row) => (row.data as { coOwnersCents: number }).coOwnersCents)).toEqual([0, enough])
  })

  itInLongRun('pays the debts off, and passes when they are reported as paid', () => liveThePlan('Highdti', ['PAY_OFF_YOURSELF']))
})

describe('Lowscore', () => {
  itInLongRun('comes back with a higher score', () => liveThePlan('Lowscore', ['HIGHER_SCORE']))

  itInLongRun('with a small income as well: the score and a co-owner, both', () =>
    liveThePlan('Lowscore', ['HIGHER_SCORE', 'CO_OWNERS_INCOME'], { income: 20_000 }, { income: 20_000, coOwnersIncome: 90_000 }),
  )
})

describe('Listed', () => {
  itInLongRun('ends the listing and comes back', () => liveThePlan('Listed', ['END_LISTING']))
})

describe('Recentbuyer', () => {
  itInLongRun('waits for the day that was named', () => liveThePlan('Recentbuyer', ['WAIT_UNTIL']))
})

describe('Highcltv', () => {
  it('takes the smaller line, which a person grants', async () => {
    const applicant = await person(app, 'Highcltv')
    await applicant.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    const file = refusedPerson(app, applicant)
    const way = wayWith(await file.decision(), 'LOWER_AMOUNT')
    expect((await file.take(way.id)).statusCode).toBe(200)
    expect((await applicant.untilRest()).step).toBe('UNDERWRITING_REVIEW')
    await operator.decide(applicant.uuid, 'underwriting-review', { outcome: 'ACCEPTED', reason: 'Within authority.' })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })

  itInLongRun('pays the mortgage down and comes back', () => liveThePlan('Highcltv', ['PAY_DOWN_LIENS']))
})

describe('Assetrich', () => {
  it('shows exactly the assets that are named, also after having said that there are none', async () => {
    const applicant = await person(app, 'Assetrich')
    await applicant.untilStep('ASSETS_PREQUAL')
    const file = refusedPerson(app, applicant)
    const before = wayWith(await file.decision(), 'ASSETS')
    // Where the question is open already, taking the way is answering it.
    expect((await file.take(before.id)).json<{ step: string }>().step).toBe('ASSETS_PREQUAL')

    await applicant.answer('assets-prequal', { assets: [] })
    expect((await applicant.untilRest()).step).toBe('DECLINED')
    const way = wayWith(await file.decision(), 'ASSETS')
    expect((await file.take(way.id)).statusCode).toBe(200)
    await applicant.untilStep('ASSETS_PREQUAL')
    const balanceCents = way.changes[0]!.amountCents!
    await applicant.answer('assets-prequal', { assets: [{ kind: 'SAVINGS', institution: 'Harbor', balanceCents }] })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })

  itInLongRun('has an account paid off by the line', async () => {
    const applicant = await person(app, 'Assetrich')
    await applicant.untilStep('ASSETS_PREQUAL')
    const file = refusedPerson(app, applicant)
    const way = wayWith(await file.decision(), 'PAY_OFF_ACCOUNT')
    expect((await file.take(way.id)).statusCode).toBe(200)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    const { offers } = await applicant.offers()
    expect(Math.min(...offers.map((offer) => offer.minDraw))).toBeGreaterThanOrEqual(way.changes[0]!.amountCents! / 100)
  })
})
