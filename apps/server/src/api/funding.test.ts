import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, quoteOf } from '../testing/live-on.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { type Person, person } from '../testing/person.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const cents = (dollars: number): number => Math.round(dollars * 100)

async function requestTo({ uuid }: Person, item: string): Promise<Record<string, unknown>> {
  const attempt = (await attemptsOf(app.container.db, uuid)).find((each) => each.item === item)!
  return JSON.parse(app.container.sealing.unseal('attempt', attempt.requestSealed)) as Record<string, unknown>
}

/** The accounts of these that hold something. */
const balances = async ({ uuid }: Person, accounts: readonly string[]) =>
  (
    await app.container.db.query(
      `select account, sum(amount_cents)::text as cents from ledger_entries
       where application_id = $1 and account = any($2) group by account having sum(amount_cents) <> 0`,
      [uuid, accounts],
    )
  ).rows

describe('when the line is funded', () => {
  it('marked debts are paid to their creditors, and the borrower is sent the draw less those and the costs taken from it', async () => {
    const borrower = await person(app, 'Okafor')
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const [debt] = offers.liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)
    const smallest = firstOffer(offers)
    const drawCents = smallest.drawCents + cents(debt!.monetaryBalance)
    await borrower.answer('chosen-offer', { ...smallest, drawCents, cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] })
    await liveOn(borrower, operator, 'PAYOFF_REQUEST_PENDING')
    // The creditor asks for more than the whole draw: nothing is paid, and the borrower is told.
    expect(await mailsTo(app, borrower, 'Your payoff')).toEqual([])
    const agreedCents = cents(debt!.monetaryBalance)
    const quoted = (amountCents: number) => ({ quotes: [quoteOf(debt!.id, debt!.creditor, amountCents)] })
    expect((await operator.decide(borrower.uuid, 'payoff-quotes', { quotes: [] })).statusCode).toBe(422)
    expect((await operator.decide(borrower.uuid, 'payoff-quotes', quoted(drawCents + 1))).statusCode).toBe(200)
    expect(await borrower.application()).toMatchObject({ step: 'PAYOFF_REQUEST_PENDING', openItem: 'payoff-shortfall' })
    expect((await operator.decide(borrower.uuid, 'payoff-shortfall', quoted(drawCents))).statusCode).toBe(422)
    const moreCents = 12_345
    expect((await operator.decide(borrower.uuid, 'payoff-shortfall', quoted(agreedCents + moreCents))).statusCode).toBe(200)
    expect((await attemptsOf(app.container.db, borrower.uuid)).map(({ item }) => item)).not.toContain('payoffs')
    await liveOn(borrower, operator)

    expect(await requestTo(borrower, 'payoffs')).toMatchObject({
      debts: [{ id: debt!.id, creditor: debt!.creditor, last4: debt!.last4, balanceCents: agreedCents + moreCents }],
    })
    const fromDraw = offers.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(fromDraw).toBeGreaterThan(0)
    const sent = await requestTo(borrower, 'disbursement')
    // California has no recording tax.
    expect(sent).toMatchObject({ routingNumber: '121000358', last4: '6789', amountCents: smallest.drawCents - fromDraw - moreCents })
    expect(JSON.stringify(sent)).not.toContain('000123456789')
    expect(await balances(borrower, ['PAYOFF_CLEARING', 'CLOSING_COST_CLEARING', 'ACH_CLEARING', 'UNDISBURSED'])).toEqual([])
    await mailsArrived(app, borrower, 'Your payoff needs your help')
    await mailsArrived(app, borrower, 'Your payoff costs more than planned')
  })

  it('debts that the approval rests on are paid too, and are taken from what the borrower is sent', async () => {
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
    const { debts } = (await requestTo(borrower, 'payoffs')) as { debts: { id: string; balanceCents: number }[] }
    expect(debts.map(({ id, balanceCents }) => [id, balanceCents])).toEqual(
      required.map(({ id, monetaryBalance }) => [id, cents(monetaryBalance)]),
    )
    const fromDraw = offers.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(await requestTo(borrower, 'disbursement')).toMatchObject({ amountCents: smallest.drawCents - requiredCents - fromDraw })
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
