import { lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPayoffs } from '../engine/check-payoffs.ts'
import { attemptsOf } from '../store/repositories/runs.ts'
import { enteredByTwo } from '../testing/entered-by-two.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, quoteOf } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { type Staff, sayFunder, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const cents = (dollars: number): number => Math.round(dollars * 100)

/** What the provider was asked for an item, oldest first. */
async function requestsTo({ uuid }: Person, item: string): Promise<Record<string, unknown>[]> {
  const attempts = (await attemptsOf(app.container.db, uuid)).filter((each) => each.item === item)
  return attempts
    .toSorted((one, other) => one.id - other.id)
    .map(({ requestSealed }) => JSON.parse(app.container.sealing.unseal('attempt', requestSealed)) as Record<string, unknown>)
}

const requestTo = async (borrower: Person, item: string) => (await requestsTo(borrower, item))[0]!

/** The accounts of these that hold something. */
const balances = async ({ uuid }: Person, accounts: readonly string[]) =>
  (
    await app.container.db.query(
      `select account, sum(amount_cents)::text as cents from ledger_entries
       where application_id = $1 and account = any($2) group by account having sum(amount_cents) <> 0`,
      [uuid, accounts],
    )
  ).rows

interface FollowedFile {
  readonly summary: object
  readonly payoffs: readonly { readonly state: string; readonly events: readonly object[] }[]
}

describe('when the line is funded', () => {
  it('marked debts are paid to their creditors, and the borrower is sent the draw less those and the costs taken from it', async () => {
    const borrower = await person(app, 'Assetrich', { income: 600_000 })
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const [debt] = offers.liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)
    const smallest = firstOffer(offers)
    // What is left of the draw is less than the debt: a quote that takes all of it is no slip.
    const drawCents = cents(debt!.monetaryBalance) + 500_000
    expect(drawCents).toBeGreaterThan(smallest.drawCents)
    await borrower.answer('chosen-offer', { ...smallest, drawCents, cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] })
    await liveOn(borrower, operator, 'PAYOFF_REQUEST_PENDING')
    // The creditor asks for all of the draw, which has the costs to pay too: nothing is paid, and the borrower is told.
    expect(await mailsTo(app, borrower, 'Your payoff')).toEqual([])
    const agreedCents = cents(debt!.monetaryBalance)
    // Funders enter quotes too, with the letter, and upload nothing else.
    const { receive } = await operator.funder()
    expect((await receive(borrower.uuid, 'VALUATION_REPORT')).statusCode).toBe(403)
    const letter = documentIn(await receive(borrower.uuid, 'CREDITOR_LETTER'))
    const quoted = (amountCents: number, payee = debt!.creditor) => ({ quotes: [quoteOf(operator, debt!.id, payee, amountCents, letter)] })
    const { letter: _none, ...unproven } = quoteOf(operator, debt!.id, debt!.creditor, agreedCents, letter)
    const refused = await operator.decide(borrower.uuid, 'payoff-quotes', { quotes: [unproven] })
    expect(refused.json<{ fields: object[] }>().fields).toMatchObject([{ path: 'data.quotes.0.letter' }])
    expect((await operator.decide(borrower.uuid, 'payoff-quotes', { quotes: [] })).statusCode).toBe(422)
    await enteredByTwo(app, operator, borrower, [quoted(agreedCents * 2 + 1), quoted(drawCents * 100)])
    expect((await operator.decide(borrower.uuid, 'payoff-quotes', quoted(drawCents))).statusCode).toBe(200)
    expect(await borrower.application()).toMatchObject({ step: 'PAYOFF_REQUEST_PENDING', openItem: 'payoff-shortfall' })
    expect((await operator.decide(borrower.uuid, 'payoff-shortfall', quoted(drawCents))).statusCode).toBe(422)
    const fromDraw = offers.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(fromDraw).toBeGreaterThan(0)
    // A quote that ends today and takes every cent that the draw has for it: tomorrow’s interest is more.
    const whole = quoteOf(operator, debt!.id, debt!.creditor, drawCents - fromDraw, letter)
    const ending = { ...whole, perDiemCents: 100, goodThrough: lenderDay(app.container.clock.now()) }
    expect((await operator.decide(borrower.uuid, 'payoff-shortfall', { quotes: [ending] })).statusCode).toBe(200)
    // Far more than the report has: approved by two, neither of whom entered it.
    await borrower.untilRest()
    expect((await borrower.application()).openItem).toBe('funding-first-approval')
    await refusedAround(borrower)
    await operator.advance(1)
    await liveOn(borrower, operator, 'PAYOFF_REQUEST_PENDING')
    // Approved, and dearer than the draw by now: the creditor is asked anew, nothing was paid, and the new amount is approved anew.
    expect(await borrower.application()).toMatchObject({ openItem: 'payoff-requote' })
    expect((await attemptsOf(app.container.db, borrower.uuid)).map(({ item }) => item)).not.toContain('payoffs')
    const moreCents = 12_345
    const payee = 'Elm Street Servicing'
    expect((await operator.decide(borrower.uuid, 'payoff-requote', quoted(agreedCents + moreCents, payee))).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await borrower.application()).toMatchObject({ step: 'FUNDING_DECISION', openItem: 'funding-decision' })
    await releasedBySomeoneElse(borrower, debt!.creditor, payee)
    await liveOn(borrower, operator)

    expect(await requestTo(borrower, 'payoffs')).toMatchObject({
      debt: { id: debt!.id, creditor: payee, last4: debt!.last4, amountCents: agreedCents + moreCents },
    })
    const sent = await requestTo(borrower, 'disbursement')
    expect(sent).toMatchObject({ routingNumber: '121000358', last4: '6789', amountCents: drawCents - agreedCents - fromDraw - moreCents })
    expect(JSON.stringify(sent)).not.toContain('000123456789')
    const onItsWay = [{ account: 'ACH_CLEARING', cents: `-${String(sent.amountCents)}` }]
    expect(await balances(borrower, ['PAYOFF_CLEARING', 'CLOSING_COST_CLEARING', 'ACH_CLEARING', 'UNDISBURSED'])).toEqual(onItsWay)
    await mailsArrived(app, borrower, 'Your payoff needs your help')
    await mailsArrived(app, borrower, 'Your payoff needs a new amount')
    // Twice, because the second quote is another amount than the first.
    await mailsArrived(app, borrower, 'Your payoff costs more than planned', 2)
    await mailsArrived(app, borrower, 'We paid your creditors')
    await followed(borrower, debt!.id, agreedCents + moreCents)
  })

  /** Not by whoever entered the quotes, by the API or around it; and by no one who has not said that they saw the other name. */
  async function releasedBySomeoneElse({ uuid }: Person, creditor: string, payee: string) {
    const approved = { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' }
    const own = await operator.decide(uuid, 'funding-decision', approved)
    expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([403, 'Only a funder releases money at this organization.'])
    const [{ actor }] = (
      await app.container.db.query("select actor from facts where application_id = $1 and item = 'payoff-quotes' order by id desc", [uuid])
    ).rows as [{ actor: string }]
    const around = app.container.db.query(
      `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
       values ($1, 'funding-decision', 'borrower', 'around', 9999, $2, 1, $3, now())`,
      [uuid, JSON.stringify(approved), actor],
    )
    await expect(around).rejects.toThrow(/entered the payoff quotes/)
    const other = await operator.funder()
    const { openItem } = (await other.get(`/applications/${uuid}`)).json<{ openItem: { about: object } }>()
    expect(openItem.about).toMatchObject({ payoffs: [{ creditor, payee, isOtherName: true }] })
    const unseen = await other.decide(uuid, 'funding-decision', approved)
    expect(unseen.json<{ fields: object[] }>().fields).toMatchObject([{ path: 'data.otherPayees' }])
    expect((await other.decide(uuid, 'funding-decision', { ...approved, otherPayees: true })).statusCode).toBe(200)
  }

  /** For whoever writes past the use cases: an unusual quote is approved by two, and whoever entered it clears no match and lifts no hold. */
  async function refusedAround({ uuid }: Person) {
    const [{ actor }] = (
      await app.container.db.query("select actor from facts where application_id = $1 and item = 'payoff-quotes' order by id desc", [uuid])
    ).rows as [{ actor: string }]
    const write = (item: string, by: string, data: object = { outcome: 'ACCEPTED', reason: 'Complete' }) =>
      app.container.db.query(
        `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
         values ($1, $2, 'borrower', 'around', 9999, $3, 1, $4, now())`,
        [uuid, item, JSON.stringify(data), by],
      )
    const other = 'operator:5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a01'
    await expect(write('funding-decision', other)).rejects.toThrow(/unusual quote is approved by two persons/)
    await expect(write('funding-first-approval', actor)).rejects.toThrow(/unusual quote does not approve it/)
    await expect(write('sanctions-review', actor)).rejects.toThrow(/does not clear a match/)
    await expect(write('funding-hold', actor, { isHeld: false })).rejects.toThrow(/does not lift a hold/)
  }

  /** After the line is open: the creditor says that 25 dollars are missing, we pay them, and it confirms. */
  async function followed({ uuid, ...borrower }: Person, debt: string, paidCents: number) {
    const { paid } = await operator.resultOf<{ paid: { letter: string; amountCents: number }[] }>({ uuid }, 'payoffs')
    // The letter that went along is kept, and has the figure of quote, payment and ledger.
    const sent = await operator.get(`/applications/${uuid}/documents/${paid[0]!.letter}`)
    const dollars = (paidCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    expect((await readPdf(sent.rawPayload)).text).toContain(dollars)
    const letters = await operator.resultOf<{ letters: { sha256: string }[] }>({ uuid }, 'payoff-letters')
    expect(await requestTo({ uuid } as Person, 'payoffs')).toMatchObject({ letter: { sha256: letters.letters[0]!.sha256 } })
    const { documents } = await borrower.application()
    expect(documents.map(({ uuid: document }) => document)).toContain(paid[0]!.letter)
    expect(documents.filter(({ type }) => type === 'PAYOFF_REQUEST')).toHaveLength(2)
    const read = async () => (await operator.get(`/applications/${uuid}`)).json<FollowedFile>()
    expect(await read()).toMatchObject({
      summary: { step: 'COMPLETE', openTitle: 'Payoff to follow up', needsOperator: true, clock: { kind: 'PAYOFF_FOLLOW_UP' } },
      payoffs: [{ debt, state: 'SENT', amountCents: paidCents, letter: paid[0]!.letter, release: null }],
    })
    const on = lenderDay(app.container.clock.now())
    const record = (event: object, headers?: Record<string, string>) =>
      operator.post(`/applications/${uuid}/payoffs`, { event: { debt, on, ...event }, reason: 'Letter in the file' }, headers)
    const without = await record({ what: 'SHORT', shortCents: 2_500 })
    expect([without.statusCode, without.json<{ fields: object[] }>().fields]).toMatchObject([422, [{ path: 'letter' }]])
    const letter = documentIn(await operator.receive(uuid, 'CREDITOR_LETTER', 'short'))
    const early = { event: { debt, on, what: 'PAID_AGAIN', reference: '4711' }, reason: 'Wire in the file' }
    expect((await (await operator.funder()).post(`/applications/${uuid}/payoffs`, early)).statusCode).toBe(409)
    expect((await record({ what: 'SHORT', shortCents: 2_500, letter })).statusCode).toBe(200)
    const rest = { what: 'LENDER_PAID', amountCents: 2_500, reference: 'Check 4711' }
    await paidBySomeoneElse(uuid, { debt, on, ...rest })
    expect(await balances({ uuid } as Person, ['PAYOFF_LOSSES', 'PAYOFF_CLEARING'])).toEqual([{ account: 'PAYOFF_LOSSES', cents: '2500' }])
    const moneyRows = async () =>
      (await operator.get('/queue?show=money'))
        .json<{ rows: { uuid: string; openTitle: string }[] }>()
        .rows.filter((row) => row.uuid === uuid)
    const line = async () => (await borrower.get('/line')).json<{ line: { payoffsBack: object[]; recent: { kind: string }[] } }>().line
    expect([await moneyRows(), (await line()).payoffsBack]).toEqual([[], []])
    expect((await record({ what: 'REFUSED', letter })).statusCode).toBe(200)
    expect(await moneyRows()).toMatchObject([{ openTitle: 'Payoff sent back by its creditor' }])
    const back = await line()
    expect(back.payoffsBack).toMatchObject([{ amountCents: paidCents, on, next: expect.stringContaining('Our team is finding out why') }])
    expect(back.recent.map(({ kind }) => kind)).toContain('PAYOFF_RETURNED')
    const again = { debt, on, what: 'PAID_AGAIN', reference: 'Wire 4713' }
    const other = await operator.funder()
    expect((await other.post(`/applications/${uuid}/payoffs`, { event: again, reason: 'Letter in the file' })).statusCode).toBe(200)
    expect([await moneyRows(), (await line()).payoffsBack]).toEqual([[], []])
    expect((await record({ what: 'IN_FULL', letter })).statusCode).toBe(200)
    expect(await read()).toMatchObject({
      summary: { openTitle: 'COMPLETE', needsOperator: false, clock: null },
      payoffs: [{ state: 'IN_FULL', followUpOn: null }],
    })
    await mailsArrived(app, borrower, 'A creditor confirmed your payoff')
  }

  /** A funder records a payment, and not of what they recorded as owed, by the API or around it; and a payment counts once, asked twice or typed twice. */
  async function paidBySomeoneElse(
    uuid: string,
    event: { debt: string; on: string; what: string; amountCents: number; reference: string },
  ) {
    const other = await operator.funder()
    const pay = (who: Staff, more: object = {}, headers?: Record<string, string>) =>
      who.post(`/applications/${uuid}/payoffs`, { event: { ...event, ...more }, reason: 'Check in the file' }, headers)
    const refusal = async () => {
      const { statusCode, body } = await pay(operator)
      return [statusCode, (JSON.parse(body) as { message: string }).message]
    }
    expect(await refusal()).toEqual([403, 'Only a funder approves and records payments. Someone else on the team has to.'])
    await sayFunder(app, operator, true)
    const own = 'You recorded what the creditor wrote. Someone else on the team must record the payment.'
    expect(await refusal()).toEqual([403, own])
    expect((await operator.get(`/applications/${uuid}`)).json().payoffs[0].barred).toContainEqual({ what: 'LENDER_PAID', told: own })
    await sayFunder(app, operator, false)
    expect((await pay(other, { what: 'IN_FULL' })).statusCode).toBe(403)
    const around = app.container.db.query(
      `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
       select application_id, item, party, 'around', 9999, jsonb_set(data, '{events}', (data -> 'events') || $2::jsonb), shape, actor, now()
       from facts where application_id = $1 and item = 'payoff-follow-up' order by id desc limit 1`,
      [uuid, JSON.stringify([event])],
    )
    await expect(around).rejects.toThrow(/does not record the payment/)
    const half = { amountCents: event.amountCents / 2 }
    const key = { 'idempotency-key': `rest-${uuid}` }
    const twice = await Promise.all([pay(other, half, key), pay(other, half, key)])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const again = await pay(other, { ...half, reference: 'CHECK-4711' })
    expect(again.json<{ fields: object[] }>().fields).toMatchObject([{ path: 'reference' }])
    expect((await pay(other, { ...half, reference: 'Check 4712' })).statusCode).toBe(200)
  }

  itInLongRun('debts that the approval rests on are paid too, and are taken from what the borrower is sent', async () => {
    const borrower = await person(app, 'Okafor', { income: 25_000 })
    await borrower.untilRest()
    const file = refusedPerson(app, borrower)
    const way = (await file.decision()).ways.find(({ changes }) => changes.every(({ kind }) => kind === 'PAY_OFF_ACCOUNT'))!
    expect((await file.take(way.id)).statusCode).toBe(200)
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const required = offers.requiredPayOffs
    const requiredCents = required.reduce((sum, { monetaryBalance }) => sum + cents(monetaryBalance), 0)
    expect(requiredCents).toBe((await file.decision()).figures!.payOffCents)
    expect(requiredCents).toBeGreaterThan(0)
    // What is paid off anyway is no choice.
    expect(offers.liabilities.map(({ id }) => id)).not.toContain(required[0]!.id)

    const smallest = firstOffer(offers)
    await borrower.answer('chosen-offer', smallest)
    await liveOn(borrower, operator)
    const debts = (await requestsTo(borrower, 'payoffs')).map(({ debt }) => debt as { id: string; amountCents: number })
    expect(debts.map(({ id, amountCents }) => [id, amountCents])).toEqual(
      required.map(({ id, monetaryBalance }) => [id, cents(monetaryBalance)]),
    )
    const fromDraw = offers.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(await requestTo(borrower, 'disbursement')).toMatchObject({ amountCents: smallest.drawCents - requiredCents - fromDraw })
    // Days later the processor says what the creditors did, once however often it is asked.
    await operator.advance(10)
    await Promise.all([checkPayoffs(app.container.engine.parts), checkPayoffs(app.container.engine.parts)])
    const states = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<FollowedFile>().payoffs
    await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(required.map(() => 'IN_FULL'))
    expect((await states()).map(({ events }) => events.length)).toEqual(required.map(() => 1))
    await expect(
      app.container.db.query('update payoff_payments set amount_cents = 1 where application_id = $1', [borrower.uuid]),
    ).rejects.toThrow(/never changed/)
  })

  it('no draw is taken that does not reach for the debts and costs it must pay', async () => {
    const borrower = await person(app, 'Reyes')
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const smallest = firstOffer(offers)
    const owed = offers.liabilities.map(({ id }) => id)
    const tooMuch = { ...smallest, cashPreference: 'DEDUCT', payOffTradelineIds: [...owed, 'mortgage-1'] }
    const refused = await borrower.put('/items/chosen-offer', tooMuch)
    expect([refused.statusCode, refused.json<{ fields: { message: string }[] }>().fields[0]?.message]).toEqual([
      422,
      expect.stringContaining('less than the debts and costs it must pay'),
    ])
    const byWire = await borrower.put('/offer', {
      ...{ type: smallest.type, term: smallest.termYears, originationFee: smallest.originationFeeBps / 100 },
      ...{ amount: smallest.drawCents / 100, discounts: [], cashPreference: 'DEDUCT', payOffTradelineIds: ['mortgage-1'] },
    })
    expect(byWire.statusCode).toBe(422)
    expect((await borrower.status()).step).toBe('OFFER_SELECTION')
  })
})
