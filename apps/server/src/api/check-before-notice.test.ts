/** A check of the team that had left before a notice of rescission, and that was recorded after it (record 0106): two persons, and what each side gives back. */
import { addDays, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { ProviderRefused } from '../providers/provider-call.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { person } from '../testing/person.ts'
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
}

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
    expect((await borrower.application()).nextAction.why).toContain('Until then no money is sent')
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
    expect(told).toContain('We wrote that no money is sent. That was not right.')
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
    expect((await borrower.application()).cancellation.exercised).toMatchObject({ turn: 'LENDER', excessBy: excess.dueOn })
    await expect.poll(standing).toEqual(['CANCELED', -amountCents, { CASH: amountCents, RESCISSION_RECEIVABLE: -amountCents }])
    const sent = { what: 'EXCESS', on: back.on, reference: 'Wire 79' }
    expect((await team.returning(borrower, sent, third)).statusCode).toBe(403)
    // Nor whoever said that the owners gave theirs back.
    const both = await team.returning(borrower, sent)
    expect([both.statusCode, both.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('You recorded what the owners gave back') },
    ])
    expect((await team.returning(borrower, sent, await operator.another())).statusCode).toBe(200)
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
