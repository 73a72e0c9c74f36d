import {
  addDays,
  closingTerms,
  costsOfDraw,
  daysBetween,
  formatLocalDate,
  type LineTerms,
  type LocalDate,
  lenderDay,
  settlementOf,
} from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accrueInterest } from '../engine/accrue-interest.ts'
import { checkTransfers } from '../engine/check-transfers.ts'
import { lineOf, post } from '../store/repositories/lines.ts'
import { inScope } from '../store/scope.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { partnerSecret } from '../testing/partner.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let borrower: Person
let terms: LineTerms
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  borrower = await personAt(app, operator, 'COMPLETE')
  terms = await operator.resultOf<LineTerms>(borrower, closingTerms.id)
})
afterAll(() => app.close())

const lineRead = async () => (await borrower.get('/line')).json<{ line: Record<string, unknown> | null }>().line
const query = (text: string, values: unknown[] = []) => app.container.db.query(text, values)
const held = async () =>
  (
    await query(
      "select account, sum(amount_cents)::int as cents from ledger_entries where application_id = $1 and (account like '%CLEARING' or account = 'UNDISBURSED') group by account having sum(amount_cents) <> 0",
      [borrower.uuid],
    )
  ).rows
const arrival = async () => (await borrower.application()).dates.find(({ label }) => label === 'Money in your account')
const onItsWay = async () => (await operator.get(`/applications/${borrower.uuid}`)).json<{ onItsWay: object | null }>().onItsWay
/** As someone would who writes past the product. */
const writeArrival = (actor: string, settled: object[] = [{ traceNumber: '121000350000001', settledOn: '2026-12-01' }]) =>
  query(
    `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     select id, 'disbursement-settlements', 'borrower', '0', version, $2, 1, $3, now() from applications where id = $1`,
    [borrower.uuid, JSON.stringify({ settled }), actor],
  )

interface Sent {
  readonly sentOn: LocalDate
  readonly settlesOn: LocalDate
  readonly status: string
}

const posted = async () =>
  (
    await query('select kind, cause, effective_on::text as day from ledger_transactions where application_id = $1 order by id', [
      borrower.uuid,
    ])
  ).rows

describe('when the money is sent, the line opens', () => {
  it('by the terms that were signed, drawn in full, and says when the next payment is due', async () => {
    const { sentOn: drawnOn } = await operator.resultOf<Sent>(borrower, 'disbursement')
    const costs = costsOfDraw(terms, await operator.resultOf(borrower, 'recording'))
    expect(costs.map(({ words }) => words)).toEqual(['Notary in person', 'Recording fee'])
    const opening = await operator.resultOf<{ drawnOn: string; firstDueOn: string }>(borrower, 'line-opening')
    expect(opening).toMatchObject({ limitCents: terms.lineCents, drawnOn })
    expect(await lineRead()).toMatchObject({
      limitCents: terms.lineCents,
      balanceCents: terms.lineCents,
      interestCents: 0,
      availableCents: 0,
      ratePercent: terms.ratePercent,
      nextPayment: { amountCents: terms.monthlyPaymentCents, dueOn: opening.firstDueOn },
      recent: expect.arrayContaining([
        { kind: 'SENT', on: drawnOn, words: expect.stringMatching(/to your bank account$/), amountCents: terms.cashToBorrowerCents },
        { kind: 'DRAW', on: drawnOn, words: 'First draw, with the costs', amountCents: terms.lineCents, includes: costs },
      ]),
    })
  })

  it('with the cash on its way, which the bank has on a banking day, and not before it says so', async () => {
    const { sentOn, settlesOn, status } = await operator.resultOf<Sent>(borrower, 'disbursement')
    expect([status, settlesOn]).toEqual(['SENT', settlementOf(sentOn)])
    expect(await lineRead()).toMatchObject({ onItsWay: [{ amountCents: terms.cashToBorrowerCents, sentOn, asEarlyAs: settlesOn }] })
    expect(await arrival()).toMatchObject({ detail: `As early as ${formatLocalDate(settlesOn)}`, state: expect.not.stringMatching('done') })
    // Until the file of its day is closed.
    expect(await onItsWay()).toEqual({ sentOn, asEarlyAs: settlesOn, mayBeStopped: true })
    expect(await held()).toEqual([{ account: 'ACH_CLEARING', cents: -terms.cashToBorrowerCents }])
    await expect(writeArrival('operator:1')).rejects.toThrow(/told by the provider alone/)
    await expect(writeArrival('provider:payments')).rejects.toThrow(/Nothing arrived/)
  })

  it('is read the same by the team and by the partner, who reads nothing of bank accounts, and by no one else', async () => {
    const own = await lineRead()
    const secret = await partnerSecret(app)
    const byPartner = app.call({
      url: `/partner/api/v1/applications/${borrower.uuid}/line`,
      headers: { authorization: `Bearer ${secret}` },
    })
    const [staffRead, partnerRead] = [await operator.get(`/applications/${borrower.uuid}/line`), await byPartner]
    expect(staffRead.json()).toEqual({ line: own })
    const account = { institution: 'Harbor Bank', last4: '6789', isRefused: false }
    expect(own).toEqual({ ...partnerRead.json<{ line: object }>().line, automaticPayments: account })
    const stranger = await person(app, 'Okafor')
    const url = `/service-application/api/v1/application/heloc/${borrower.uuid}/line`
    expect((await app.call({ url, headers: stranger.headers })).statusCode).toBe(404)
    expect((await stranger.get('/line')).json()).toEqual({ line: null })
    const elsewhere = await staff(app, 'operator', ['RIOSOL'])
    expect((await elsewhere.get(`/applications/${borrower.uuid}/line`)).statusCode).toBe(404)
  })

  it('is shown to no one else by the database either', async () => {
    const scopes = [
      { kind: 'staff', identityId: borrower.uuid, organizations: ['RIOSOL'] },
      { kind: 'borrower', identityId: '00000000-0000-4000-8000-000000000000', organizations: ['HEARTH'] },
      { kind: 'signer', identityId: borrower.uuid, organizations: ['HEARTH'] },
      { kind: 'visitor', organizations: ['HEARTH'] },
    ] as const
    for (const table of ['lines', 'line_draws', 'ledger_transactions', 'ledger_entries'])
      for (const scope of scopes)
        expect([table, scope.kind, (await inScope(scope, () => query(`select * from ${table}`))).rows.length]).toEqual([
          table,
          scope.kind,
          0,
        ])
  })
})

describe('when the bank has the money', () => {
  it('the borrower reads the day and is told once, however often the processor says it', async () => {
    const { settlesOn } = await operator.resultOf<Sent>(borrower, 'disbursement')
    while (lenderDay(app.container.clock.now()) < settlesOn) await operator.advance(1)
    await Promise.all([1, 2].map(() => checkTransfers(app.container.engine.parts)))
    expect(await arrival()).toMatchObject({ detail: formatLocalDate(settlesOn), state: 'done' })
    expect(await lineRead()).toMatchObject({ onItsWay: [], status: 'OPEN' })
    expect(await onItsWay()).toBeNull()
    await mailsArrived(app, borrower, 'Your money has arrived')
    expect((await borrower.application()).step).toBe('COMPLETE')
    await expect(writeArrival('provider:payments', [])).rejects.toThrow(/added to, and never changed/)
  })
})

describe('the ledger', () => {
  it('has no clearing account with a balance once all is settled', async () => {
    expect(await held()).toEqual([])
  })

  const entry = (id: unknown, account: string, cents: number) =>
    `insert into ledger_entries (transaction_id, application_id, account, draw, amount_cents) values (${String(id)}, '${borrower.uuid}', '${account}', null, ${cents})`
  const transaction = (cause: string) =>
    `insert into ledger_transactions (application_id, kind, cause, effective_on, posted_at) values ('${borrower.uuid}', 'PAYMENT', '${cause}', '2026-12-01', now()) returning id`

  it('takes no transaction that does not balance, and none without entries', async () => {
    const { db } = app.container
    const unbalanced = db.transaction(async (session) => {
      const { rows } = await session.query(transaction('test/unbalanced'))
      await session.query(entry(rows[0]!.id, 'CASH', 500))
      await session.query(entry(rows[0]!.id, 'UNAPPLIED_PAYMENTS', -499))
    })
    await expect(unbalanced).rejects.toThrow(/does not balance/)
    await expect(query(transaction('test/empty'))).rejects.toThrow(/does not balance/)
  })

  it('takes no entry into a transaction that is over, and changes and removes none', async () => {
    const { rows } = await query('select id from ledger_transactions where application_id = $1 order by id limit 1', [borrower.uuid])
    await expect(query(entry(rows[0]!.id, 'CASH', 500))).rejects.toThrow(/is closed/)
    await expect(query('update ledger_entries set amount_cents = 1')).rejects.toThrow(/permission denied/)
    await expect(query('delete from ledger_transactions')).rejects.toThrow(/permission denied/)
    await expect(app.container.db.asOwner((owner) => owner.query('delete from ledger_entries'))).rejects.toThrow()
  })

  it('posts nothing for what it has posted already, under whatever name, and refuses anything else for the same cause', async () => {
    const before = await posted()
    const paid = (cents: number, cause: string, formerCause?: string) =>
      app.container.db.transaction((session) =>
        post(session, borrower.uuid, app.container.clock.now(), [
          { event: { kind: 'SETTLED', cents }, effectiveOn: '2026-12-01', cause, ...(formerCause && { formerCause }) },
        ]),
      )
    const { traceNumber } = await operator.resultOf<{ traceNumber: string }>(borrower, 'disbursement')
    const settled = `settled:${traceNumber}`
    expect(await paid(terms.cashToBorrowerCents, settled)).toBe(0)
    expect(await paid(terms.cashToBorrowerCents, 'named anew', settled)).toBe(0)
    // Silence here is money that no account has.
    await expect(paid(100, settled)).rejects.toThrow(/other entries/)
    await expect(paid(100, 'named anew', settled)).rejects.toThrow(/other entries/)
    expect(await posted()).toEqual(before)
  })

  it('takes postings of the product alone: no request adds to it', async () => {
    const scope = { kind: 'staff', identityId: borrower.uuid, organizations: ['HEARTH'] } as const
    await expect(inScope(scope, () => app.container.db.transaction((session) => session.query(transaction('test/staff'))))).rejects.toThrow(
      /row-level security/,
    )
  })
})

describe('interest', () => {
  it('is accrued day by day after days away, once however often it is looked for, at 1/365 of the rate a day: on the cash from the day on which the bank has it', async () => {
    const { drawnOn } = await operator.resultOf<{ drawnOn: string }>(borrower, 'line-opening')
    const { settlesOn } = await operator.resultOf<Sent>(borrower, 'disbursement')
    await operator.advance(12)
    const yesterday = addDays(lenderDay(app.container.clock.now()), -1)
    const { db, clock, log } = app.container
    await Promise.all([1, 2].map(() => accrueInterest({ db: { ...db }, clock, log })))
    const days = (await posted()).filter(({ kind }) => kind === 'INTEREST').map(({ day }) => day as string)
    // What was spent on costs alone may come to no cent on a day.
    const ofCash = days.filter((day) => day >= settlesOn)
    expect(ofCash).toEqual(Array.from({ length: ofCash.length }, (_, index) => addDays(settlesOn, index)))
    expect([days.every((day) => day >= drawnOn), days.at(-1)]).toEqual([true, yesterday])
    const line = (await lineOf(db, borrower.uuid))!
    const interest = line.entries
      .filter(({ account }) => account === 'ACCRUED_INTEREST')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
    const daysFrom = (day: LocalDate) => daysBetween(day, addDays(yesterday, 1))
    const spentCents = terms.lineCents - terms.cashToBorrowerCents
    const centDays = spentCents * daysFrom(drawnOn) + terms.cashToBorrowerCents * daysFrom(settlesOn)
    expect(Math.abs(interest - (centDays * Number(terms.ratePercent)) / 36_500)).toBeLessThanOrEqual(2)
    expect(await lineRead()).toMatchObject({ interestCents: interest, balanceCents: terms.lineCents })
  })
})

let paying: Person
describe('debts that are paid off', () => {
  it('are paid out of the draw, and owed to no one afterwards', async () => {
    paying = await person(app, 'Okafor')
    await paying.untilStep('OFFER_SELECTION')
    const { liabilities, offers } = await paying.offers()
    const [debt] = liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)
    const [offer] = offers
    const drawCents = Math.round((offer!.minDraw + debt!.monetaryBalance) * 100)
    await paying.answer('chosen-offer', {
      ...{ type: offer!.type, termYears: offer!.term, originationFeeBps: Math.round(offer!.originationFee * 100), drawCents },
      ...{ discounts: [], cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] },
    })
    await liveOn(paying, operator)
    const { line } = (await paying.get('/line')).json<{ line: { recent: { kind: string; words: string; amountCents: number }[] } }>()
    const { paid } = await operator.resultOf<{ paid: { payee: string }[] }>(paying, 'payoffs')
    expect(line.recent.find(({ kind }) => kind === 'PAYOFFS_PAID')).toMatchObject({
      words: `Paid to ${paid[0]!.payee} for you`,
      amountCents: Math.round(debt!.monetaryBalance * 100),
    })
  })
})

const ledgerOf = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}/ledger`)).json<{
    ledger: { differences: object[]; transfers: { amountCents: number }[] }
  }>().ledger

describe('money that the bank has later than planned', () => {
  it('bears interest from the day on which it is there, and the books agree', async () => {
    const { settlesOn } = await operator.resultOf<Sent>(paying, 'disbursement')
    const { drawnOn } = await operator.resultOf<{ drawnOn: string }>(paying, 'line-opening')
    const late = settlementOf(settlementOf(settlesOn))
    const payments = app.container.provider('payments', 'HEARTH')
    const { standingOf } = payments
    payments.standingOf = async (asked, call) => {
      const answer = await standingOf(asked, call)
      return { ...answer, data: lenderDay(call.now) < late ? { status: 'SENT' } : { status: 'SETTLED', on: late } }
    }
    const cash = async () => (await ledgerOf(paying)).transfers[0]!.amountCents
    try {
      while (lenderDay(app.container.clock.now()) <= settlesOn) await operator.advance(1)
      // Its day is over, and the bank has said nothing: no figure counts it, and the books agree.
      const waiting = (await paying.get('/line')).json<{ line: { interestCents: number; balanceCents: number } }>().line
      const { lineCents, ratePercent } = await operator.resultOf<LineTerms>(paying, closingTerms.id)
      const spentCents = lineCents - (await cash())
      expect(waiting.balanceCents).toBe(spentCents)
      const days = daysBetween(drawnOn, lenderDay(app.container.clock.now()))
      expect(Math.abs(waiting.interestCents - (spentCents * days * Number(ratePercent)) / 36_500)).toBeLessThanOrEqual(2)
      expect((await ledgerOf(paying)).differences).toEqual([])
      while (lenderDay(app.container.clock.now()) <= late) await operator.advance(1)
    } finally {
      payments.standingOf = standingOf
    }
    expect(await operator.resultOf(paying, 'disbursement-settlements')).toMatchObject({ settled: [{ settledOn: late }] })
    expect((await ledgerOf(paying)).differences).toEqual([])
    const cashCents = await cash()
    const { lineCents, ratePercent } = await operator.resultOf<LineTerms>(paying, closingTerms.id)
    const { line } = (await paying.get('/line')).json<{ line: { interestCents: number; recent: { kind: string; note?: string }[] } }>()
    // Dates and dashboard name the day on which it is there, and from when each part bears interest.
    const { dates } = await paying.application()
    expect(dates.find(({ label }) => label === 'Money in your account')).toMatchObject({ on: late, state: 'done' })
    const noteOf = (kind: string) => line.recent.find((each) => each.kind === kind)?.note
    expect(noteOf('SENT')).toContain(`In your account ${formatLocalDate(late)}.`)
    expect(noteOf('INTEREST')).toMatch(/^Interest begins on the day money is paid out|^On what you owe each day/)
    const until = lenderDay(app.container.clock.now())
    const centDays = (lineCents - cashCents) * daysBetween(drawnOn, until) + cashCents * daysBetween(late, until)
    expect(Math.abs(line.interestCents - (centDays * Number(ratePercent)) / 36_500)).toBeLessThanOrEqual(2)
  })
})
