/** A recording tax that the tables do not know to the cent is entered by a person before anyone is asked to accept a final offer. */
import { type LineTerms, texasFeeLedger } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
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

const COLUMBUS = { city: 'Columbus', state: 'OH', zip: '43215' }
const AUSTIN = { city: 'Austin', state: 'TX', zip: '78701' }
const RICHMOND = { city: 'Richmond', state: 'VA', zip: '23220' }
const SAID = 'Schedule of the county recorder, July 2026'

/** Someone whose application waits for the tax of their county. */
async function waiting(place: typeof COLUMBUS): Promise<Person> {
  const borrower = await person(app, 'Reyes', { place })
  await liveOn(borrower, operator, 'CONDITIONS_OPEN')
  expect((await borrower.application()).openItem).toBe('recording-tax')
  return borrower
}

const decide = (borrower: Person, taxCents: number, source = SAID) => operator.decide(borrower.uuid, 'recording-tax', { taxCents, source })
const openOf = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}`)).json<{ openItem: { about: { open: Record<string, unknown> } } }>().openItem.about.open

describe('the recording tax of a county', () => {
  it('is asked of a person where no one knows it, and is in the final offer to the cent', async () => {
    const borrower = await waiting(COLUMBUS)
    expect(await openOf(borrower)).toMatchObject({ state: 'OH', basis: 'NONE_KNOWN' })
    expect((await decide(borrower, 12_345)).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    const terms = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    expect(terms.recordingTax).toEqual({ leastCents: 12_345, mostCents: 12_345 })
    const costs = terms.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(terms.cashToBorrowerCents).toBe(terms.drawCents - costs - 12_345)
  })

  it('is not taken outside of what the tables allow, above any tax that is known, or without who said so', async () => {
    const borrower = await waiting(COLUMBUS)
    const { lineCents } = (await openOf(borrower)) as { lineCents: number }
    // One cent above $1,400 for each $100,000, the highest rate of the tables.
    const beyond = await decide(borrower, Math.floor(lineCents * 0.014) + 2)
    expect([beyond.statusCode, beyond.json<{ fields: { message: string }[] }>().fields[0]?.message]).toEqual([
      422,
      expect.stringContaining('The highest tax that we know of'),
    ])
    expect((await decide(borrower, 100, '')).statusCode).toBe(422)
    expect((await borrower.application()).openItem).toBe('recording-tax')
  })

  itInLongRun('is asked again for another draw, and never of whoever has a tax that is known', async () => {
    const borrower = await waiting(COLUMBUS)
    await decide(borrower, 12_345)
    await borrower.untilRest()
    await borrower.answer('amount-change', { wanted: true })
    const choice = firstOffer(await borrower.offers())
    await borrower.answer('final-revised-offer', { ...choice, drawCents: choice.drawCents + 100_000 })
    await borrower.untilRest()
    expect((await borrower.application()).openItem).toBe('recording-tax')
    const known = await person(app, 'Reyes')
    expect(await liveOn(known, operator, 'FINAL_OFFER')).not.toContain('CONDITIONS_OPEN')
  })

  it('is within its two ends where the city may add to it', async () => {
    const borrower = await waiting(RICHMOND)
    const { mostCents } = (await openOf(borrower)) as { mostCents: number }
    const refused = await decide(borrower, mostCents + 1)
    expect(refused.json<{ fields: { message: string }[] }>().fields[0]?.message).toContain('The tables allow')
    expect((await decide(borrower, mostCents)).statusCode).toBe(200)
  })

  it('of a homestead in Texas leaves all fees within 2 percent of the line before the terms are offered, and is refused where it cannot', async () => {
    const borrower = await waiting(AUSTIN)
    const { lineCents } = (await openOf(borrower)) as { lineCents: number }
    // The largest that leaves anything of our fee, to a thousandth of the line: what is above it cannot be closed on.
    let taxCents = 0
    for (let share = 14; taxCents === 0 && share > 0; share--) {
      const reply = await decide(borrower, Math.floor((lineCents * share) / 1000))
      if (reply.statusCode === 200) taxCents = Math.floor((lineCents * share) / 1000)
      else expect(reply.body).toContain('even without our own fee')
    }
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    const terms = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    const { countedCents, limitCents } = texasFeeLedger(terms, false)
    expect(terms).toMatchObject({ recordingTax: { mostCents: taxCents }, lineCents: terms.drawCents + terms.originationFeeCents })
    expect(countedCents).toBeLessThanOrEqual(limitCents)
    // With the largest fee that is offered there the same tax goes above the limit: the fee gives way, to the last cent.
    await borrower.answer('amount-change', { wanted: true })
    const { offers } = await borrower.offers()
    const dearest = offers.toSorted((one, other) => other.originationFee - one.originationFee)[0]!
    const choice = { ...firstOffer({ offers: [dearest] }), drawCents: Math.round(dearest.maxDraw * 100) }
    await borrower.answer('final-revised-offer', choice)
    await borrower.untilRest()
    const limit = ((await openOf(borrower)) as { lineCents: number }).lineCents / 50
    expect((await decide(borrower, Math.floor(limit / 2))).statusCode).toBe(200)
    await borrower.untilRest()
    const lessened = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    const { originationFeeCents, drawCents } = lessened
    expect(originationFeeCents).toBeLessThan(Math.floor((drawCents * choice.originationFeeBps) / 10_000))
    expect(lessened.lineCents).toBe(drawCents + originationFeeCents)
    const ledger = texasFeeLedger(lessened, false)
    expect(ledger.limitCents - ledger.countedCents).toBe(0)
  })
})
