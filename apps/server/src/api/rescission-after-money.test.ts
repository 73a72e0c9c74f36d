/** The right to cancel after money had left (12 CFR 1026.15(d)): two persons extinguish a line, and the books say what is left. */
import { addDays, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderRefused, ProviderUnavailable } from '../providers/provider-call.ts'
import { applicationBody } from '../testing/application-body.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { createRequest, type Person, person, personOf } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { type Staff, sayFunder, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { faults, rescinding } from '../testing/written-notice.ts'

let app: TestApp
let operator: Staff
let second: Staff
let team: ReturnType<typeof rescinding>
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  second = await operator.colleague()
  team = rescinding(app, operator, second)
})
afterAll(() => app.close())

interface Line {
  readonly status: string
  readonly balanceCents: number
  readonly interestCents: number
}

describe('a written notice', () => {
  let borrower: Person
  let givenOn: string
  beforeAll(async () => {
    borrower = await personAt(app, operator, 'RESCISSION')
    givenOn = team.todayThere()
    await liveOn(borrower, operator, 'COMPLETE')
  })
  const line = async () => (await borrower.get('/line')).json<{ line: Line }>().line
  const interestAfter = async (days: number) => {
    const before = (await line()).interestCents
    await operator.advance(days)
    await expect.poll(async () => (await line()).interestCents, { timeout: 20_000 }).toBeGreaterThan(before)
    return line()
  }

  it('that a second person refuses cancels nothing: the line goes on, beside what was begun since, and owes nothing for the days between', async () => {
    const { written, scanned, confirming, refusing, exercised } = team
    const { interestCents, balanceCents } = await interestAfter(10)
    const document = await scanned(borrower, 'a letter of someone else')
    // The processor is away when the notice comes: it is asked again until it says that the money left, and the owners are told so.
    const payments = app.container.provider('payments', 'HEARTH')
    let isAway = true
    payments.withdraw = async () => {
      if (isAway) throw new ProviderUnavailable('Poplar Payments (sandbox)', 'TIMEOUT')
      return { data: { status: 'SENT' }, provider: 'Poplar Payments (sandbox)', reference: 'sent', request: {}, response: {} }
    }
    expect((await written(borrower, { givenOn, document })).json()).toEqual({ step: 'CANCELLED' })
    const asked = async () =>
      (await operator.get(`/applications/${borrower.uuid}`)).json<{
        stopAskedSince: string | null
        summary: object
        rescission: { exercised: object }
      }>()
    expect(await asked()).toMatchObject({
      stopAskedSince: expect.any(String),
      summary: { openTitle: 'Notice of the right to cancel: a second person checks it' },
      rescission: { exercised: { money: 'UNDER_WAY', takesTwo: true } },
    })
    isAway = false
    await expect.poll(async () => (await asked()).stopAskedSince).toBeNull()
    delete payments.withdraw
    const [left] = await mailsArrived(app, borrower, 'Money from your line was sent')
    expect(left).toContain(
      'A payment from the line was on its way when we had the notice, and it was sent. Everything on the line stays stopped',
    )
    expect((await borrower.application()).nextAction.why).toContain('If you did not send or sign it, call us now')
    // While it stands still they begin another application.
    const again = await app.call(createRequest(borrower.headers, applicationBody('Reyes', borrower.email)))
    expect(again.statusCode).toBe(201)
    await operator.advance(6)
    expect((await refusing(borrower, operator)).statusCode).toBe(403)
    expect(faults(await refusing(borrower, second, borrower.uuid))[0]?.path).toBe('document')
    expect((await refusing(borrower)).json()).toEqual({ step: 'COMPLETE' })
    expect([(await refusing(borrower)).statusCode, (await confirming(borrower, second)).statusCode]).toEqual([409, 409])
    const [mail] = await mailsArrived(app, borrower, 'Your line is not canceled')
    expect(mail).toContain('did not send or sign it')
    expect(mail).toContain('You owe no interest for the days from')
    expect(await line()).toMatchObject({ status: 'OPEN', balanceCents, interestCents, nextPayment: expect.anything() })
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { refused: object[] } }>()
    expect(file).toMatchObject({
      summary: { step: 'COMPLETE', needsOperator: false },
      rescission: { exercised: null, confirmation: null, refused: [{ because: 'NOT_GIVEN', givenOn }] },
    })
    // What was recorded stays on file, and cancels nothing when it is sent once more.
    expect((await exercised(borrower)).exercised).toMatchObject({ takesTwo: true })
    expect(faults(await written(borrower, { givenOn, document }))[0]).toMatchObject({ path: 'document' })
    const later = await interestAfter(2)
    // Two days of interest after the ten before: the six without are never made up for.
    expect(later.interestCents - interestCents).toBeLessThan(interestCents / 2)
    const { uuid } = again.json<{ uuid: string }>()
    const other = personOf(app, { email: borrower.email, authorization: borrower.headers.authorization!, uuid })
    expect((await other.application()).step).not.toBe('CANCELLED')
  })

  it('that comes after the money was sent cancels the line all the same: what is owed both ways is listed, and nothing accrues', async () => {
    const { written, exercised, scanned, returning, confirming } = team
    expect(await line()).toMatchObject({ status: 'OPEN' })
    await operator.advance(40)
    const before = await line()
    expect(before.interestCents).toBeGreaterThan(0)
    const [receivedOn, on] = [addDays(givenOn, 1), lenderDay(app.container.clock.now())]
    // Not on one person's word: with its scan, which the team can still upload.
    expect(faults(await written(borrower, { givenOn, receivedOn }))[0]?.path).toBe('document')
    const document = await scanned(borrower, 'the letter')
    expect((await written(borrower, { givenOn, receivedOn, document })).json()).toEqual({ step: 'CANCELLED' })
    expect((await exercised(borrower)).exercised).toMatchObject({ money: 'SENT', receivedOn, takesTwo: true })
    const told = await mailsArrived(app, borrower, 'We have a notice that cancels your line', 2)
    expect(told.at(-1)).toContain('If you did not send or sign it, call us now')
    expect(told.at(-1)).toMatch(/The cash from your line, \$[\d,.]+, reached your bank account on /)
    expect(told.at(-1)).toContain('You don’t have to return any of it now')
    const file = async (by = operator) =>
      (await by.get(`/applications/${borrower.uuid}`)).json<{
        rescission: { owedByOwners: { what: string; amountCents: number }[]; confirmation: { barred: string | null } | null }
      }>()
    // All stops at once; that nothing is owed does not count yet, and nothing is returned.
    const { balanceCents, interestCents } = before
    expect(await line()).toMatchObject({ status: 'CANCELED', availableCents: 0, nextPayment: null, balanceCents, interestCents })
    expect((await file()).rescission.confirmation?.barred).toContain('You recorded the notice')
    expect((await file(second)).rescission.confirmation).toEqual({ barred: null })
    expect(await file()).toMatchObject({
      summary: { needsOperator: true, clock: { kind: 'RESCISSION_RETURN', dueOn: addDays(receivedOn, 20) } },
    })
    const release = { what: 'LIEN_RELEASE', on, reference: '2026-99' }
    expect((await returning(borrower, release)).statusCode).toBe(409)
    expect((await confirming(borrower, operator)).statusCode).toBe(403)
    await expect(
      app.container.db.query(
        "insert into facts (application_id, item, party, basis, data, actor, settled_at) select application_id, 'rescission-confirmation', party, '0', '{}', actor, now() from facts where application_id = $1 and item = 'rescission-exercise'",
        [borrower.uuid],
      ),
    ).rejects.toThrow(/Whoever recorded the notice/)
    expect((await confirming(borrower, second)).statusCode).toBe(200)
    expect((await confirming(borrower, await operator.another())).statusCode).toBe(409)
    const [mail] = await mailsArrived(app, borrower, 'Your line is canceled')
    expect(mail).toContain('was sent before we had the notice')
    expect(mail).not.toContain('No money is sent')
    // What is left is what was sent; the interest of 40 days, the fee and the costs are gone.
    const { rescission } = await file()
    expect(rescission).toMatchObject({ owedByOwners: [{ what: 'CASH', amountCents: expect.any(Number) }], confirmation: null })
    const cash = rescission.owedByOwners[0]!.amountCents
    await expect.poll(line).toMatchObject({ status: 'CANCELED', balanceCents: cash, interestCents: 0, nextPayment: null })
    expect((await returning(borrower, release, operator)).statusCode).toBe(403)
    expect((await returning(borrower, release)).statusCode).toBe(200)
    // The lender has done its part; the owners have not.
    expect(await file()).toMatchObject({ summary: { needsOperator: true, clock: null } })
    expect((await returning(borrower, { what: 'CASH', on, reference: 'Wire 77' })).statusCode).toBe(200)
    expect(await file()).toMatchObject({ summary: { needsOperator: false }, rescission: { owedByOwners: [] } })
    await expect.poll(line).toMatchObject({ balanceCents: 0, interestCents: 0 })
    const { ledger } = (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{
      ledger: { balances: { account: string; cents: number }[]; differences: unknown[] }
    }>()
    const spent = ['CASH', 'RESCISSION_LOSSES']
    expect(ledger.balances.filter(({ cents }) => cents !== 0).map(({ account }) => account)).toEqual(spent)
    expect([ledger.balances.reduce((sum, { cents }) => sum + cents, 0), ledger.differences]).toEqual([0, []])
    expect((await written(borrower, { givenOn })).statusCode).toBe(409)
  })
})

describe('a check that the team mailed before a notice came', () => {
  itInLongRun('is recorded by someone else, with its copy, and owed back once a second person checked the notice', async () => {
    const { written, shown, scanned, todayThere } = team
    const payments = app.container.provider('payments', 'HEARTH')
    const { payOff } = payments
    payments.payOff = async () => {
      throw new ProviderRefused('Poplar Payments (sandbox)', 'NO_ADDRESS')
    }
    const borrower = await person(app, 'Assetrich', { income: 600_000 })
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const [owed] = offers.liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)
    const drawCents = Math.round(owed!.monetaryBalance * 100) + 500_000
    const choice = { ...firstOffer(offers), drawCents, cashPreference: 'DEDUCT', payOffTradelineIds: [owed!.id] }
    await borrower.answer('chosen-offer', choice)
    await liveOn(borrower, operator, 'DIRECT_DEBT_PAYOFF')
    payments.payOff = payOff
    expect((await borrower.application()).openItem).toBe('payoff-by-hand')
    const { letters, on: letterOn } = await operator.resultOf<{ letters: { amountCents: number }[]; on: string }>(
      borrower,
      'payoff-letters',
    )
    const paying = async (given: object, by = second) =>
      by.post(`/applications/${borrower.uuid}/rescission/payment`, {
        ...{ debt: owed!.id, reference: 'CHECK 99', on: letterOn, reason: 'Mailed the day before' },
        ...{ document: await shown(borrower, 'the check'), ...given },
      })
    const { lastDay } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { lastDay: string } }>().rescission
    expect((await operator.receive(borrower.uuid, 'CANCELLATION_NOTICE')).statusCode).toBe(201)
    expect((await paying({})).statusCode).toBe(409)
    const receivedOn = todayThere()
    expect((await written(borrower, { givenOn: lastDay, receivedOn })).statusCode).toBe(200)
    await operator.advance(2)
    expect(faults(await paying({ on: addDays(receivedOn, 1) }))[0]).toMatchObject({
      path: 'on',
      message: expect.stringContaining('the notice'),
    })
    expect(faults(await paying({ on: addDays(letterOn, -1) }))[0]?.path).toBe('on')
    expect(faults(await paying({ document: borrower.uuid }))[0]?.path).toBe('document')
    expect((await paying({ debt: 'another' })).statusCode).toBe(409)
    // Nobody says alone that the line is canceled, and that the owners owe what a check paid.
    expect((await borrower.application()).nextAction.why).toContain('No money is sent, and you owe nothing')
    const barred = await paying({}, operator)
    expect([barred.statusCode, barred.json()]).toMatchObject([403, { message: expect.stringContaining('You recorded the notice') }])
    const actor = (
      await app.container.db.query("select actor from facts where application_id = $1 and item = 'rescission-exercise'", [borrower.uuid])
    ).rows[0]!.actor as string
    const write = (item: string, by: string, data: object) =>
      app.container.db.query(
        `insert into facts (application_id, item, party, basis, version, data, actor, settled_at)
         values ($1, $2, 'borrower', '0', (select version from applications where id = $1), $3, $4, now())`,
        [borrower.uuid, item, JSON.stringify(data), by],
      )
    await expect(write('payoffs', actor, {})).rejects.toThrow(/entered the quotes/)
    expect((await paying({})).statusCode).toBe(200)
    expect((await paying({})).statusCode).toBe(409)
    const [told] = await mailsArrived(app, borrower, 'Money from your line was sent')
    expect(told).toContain('We wrote that no money is sent and that you owe nothing. That was not right.')
    const file = async () =>
      (await operator.get(`/applications/${borrower.uuid}`)).json<{ rescission: { exercised: object; owedByOwners: object[] } }>()
    // From now on it is a notice that came after money had left: stopped, and nothing of it counts.
    expect(await file()).toMatchObject({
      summary: { step: 'CANCELLED', needsOperator: true },
      rescission: { exercised: { money: 'SENT', takesTwo: true }, confirmation: {}, latePayments: [], owedByOwners: [] },
    })
    expect((await borrower.get('/line')).json()).toMatchObject({ line: null })
    const third = await operator.another()
    expect((await team.confirming(borrower, third)).json()).toMatchObject({
      message: expect.stringContaining('The scan of the notice is missing'),
    })
    await expect(write('rescission-confirmation', 'operator:9', { confirmed: { on: receivedOn } })).rejects.toThrow(/by its scan/)
    const scan = (document: string) =>
      operator.post(`/applications/${borrower.uuid}/rescission/scan`, { document, reason: 'It lay in the drawer' })
    expect(faults(await scan(borrower.uuid))[0]?.path).toBe('document')
    const document = await scanned(borrower, 'the letter itself')
    expect([(await scan(document)).statusCode, (await scan(document)).statusCode]).toEqual([200, 409])
    const own = await team.confirming(borrower, second)
    expect([own.statusCode, own.json()]).toMatchObject([403, { message: expect.stringContaining('You recorded a payment') }])
    expect((await team.confirming(borrower, third)).statusCode).toBe(200)
    expect((await file()).rescission).toMatchObject({
      exercised: { document },
      owedByOwners: [{ what: 'PAYOFFS', amountCents: letters[0]!.amountCents }],
    })
    // The account was never opened, and what left stands in a ledger all the same: to be given back, and then given back.
    const standing = async () => {
      const { line } = (await borrower.get('/line')).json<{ line: Line | null }>()
      const { ledger } = (await operator.get(`/applications/${borrower.uuid}/ledger`)).json<{
        ledger: { balances: { account: string; cents: number }[] } | null
      }>()
      const held = (ledger?.balances ?? []).filter(({ cents }) => cents !== 0)
      return [line?.status, line?.balanceCents, Object.fromEntries(held.map(({ account, cents }) => [account, cents]))]
    }
    const { amountCents } = letters[0]!
    await expect.poll(standing).toEqual(['CANCELED', amountCents, { CASH: -amountCents, RESCISSION_RECEIVABLE: amountCents }])
    const back = { what: 'PAYOFFS', on: lenderDay(app.container.clock.now()), reference: 'Wire 78' }
    expect((await team.returning(borrower, back)).statusCode).toBe(200)
    await expect.poll(standing).toEqual(['CANCELED', 0, {}])
    // The creditor sends its payment back all the same: now we owe it to the owners, with a last day of its own.
    const letter = documentIn(await third.receive(borrower.uuid, 'CREDITOR_LETTER', 'what the creditor wrote'))
    const recording = (by: Staff, event: object) =>
      by.post(`/applications/${borrower.uuid}/payoffs`, { event: { debt: owed!.id, on: receivedOn, ...event }, reason: 'As it says' })
    expect((await recording(third, { what: 'REFUSED', letter })).statusCode).toBe(200)
    const excess = { what: 'EXCESS', amountCents, dueOn: addDays(back.on, 20) }
    expect(await file()).toMatchObject({
      summary: { needsOperator: true, clock: { kind: 'RESCISSION_RETURN' } },
      rescission: { owed: expect.arrayContaining([excess]), owedByOwners: [] },
    })
    await mailsArrived(app, borrower, 'We owe money back to you')
    expect((await borrower.application()).cancellation.exercised).toMatchObject({ hasMoneyLeft: false, excessBy: excess.dueOn })
    await expect.poll(standing).toEqual(['CANCELED', -amountCents, { CASH: amountCents, RESCISSION_RECEIVABLE: -amountCents }])
    const sent = { what: 'EXCESS', on: back.on, reference: 'Wire 79' }
    expect((await team.returning(borrower, sent, third)).statusCode).toBe(403)
    expect((await team.returning(borrower, sent)).statusCode).toBe(200)
    await expect.poll(standing).toEqual(['CANCELED', 0, {}])
    // That it had gone to the borrower before the notice raises what they owe: not on the word of whoever recorded the notice, nor without its copy.
    const left = { what: 'SENT_TO_BORROWER', reference: 'CHECK 100' }
    const copy = await shown(borrower, 'a copy of the check')
    // A payment is a funder's to record.
    for (const one of [operator, second]) await sayFunder(app, one, true)
    expect((await recording(operator, { ...left, copy })).json()).toMatchObject({
      message: expect.stringContaining('You recorded the notice'),
    })
    expect(faults(await recording(second, left))[0]?.path).toBe('copy')
    const events = { events: [{ ...left, debt: owed!.id, on: receivedOn }] }
    await expect(write('payoff-follow-up', actor, events)).rejects.toThrow(/before it/)
    await expect(write('payoff-follow-up', 'operator:9', events)).rejects.toThrow(/shown by a copy/)
    expect((await recording(second, { ...left, copy })).statusCode).toBe(200)
    expect((await file()).rescission.owedByOwners).toEqual([{ what: 'CASH', amountCents }])
  })
})
