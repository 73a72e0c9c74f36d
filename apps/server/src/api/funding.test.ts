import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
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

describe('when the line is funded', () => {
  it('marked debts are paid to their creditors, and the borrower is sent the draw less those and the costs taken from it', async () => {
    const borrower = await person(app, 'Okafor')
    await borrower.untilStep('OFFER_SELECTION')
    const offers = await borrower.offers()
    const [debt] = offers.liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)
    const smallest = firstOffer(offers)
    const drawCents = smallest.drawCents + cents(debt!.monetaryBalance)
    await borrower.answer('chosen-offer', { ...smallest, drawCents, cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] })
    await liveOn(borrower, operator)

    expect(await requestTo(borrower, 'payoffs')).toMatchObject({
      debts: [{ id: debt!.id, creditor: debt!.creditor, last4: debt!.last4, balanceCents: cents(debt!.monetaryBalance) }],
    })
    const fromDraw = offers.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(fromDraw).toBeGreaterThan(0)
    const sent = await requestTo(borrower, 'disbursement')
    // California has no recording tax.
    expect(sent).toMatchObject({ routingNumber: '121000358', last4: '6789', amountCents: smallest.drawCents - fromDraw })
    expect(JSON.stringify(sent)).not.toContain('000123456789')
  })
})
