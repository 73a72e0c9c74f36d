/** A recording tax that the tables do not know to the cent is entered by a person before anyone is asked to accept a final offer. */
import { type LineTerms, texasFeeLedger } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
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

const PITTSBURGH = { city: 'Pittsburgh', state: 'PA', zip: '15222' }
const AUSTIN = { city: 'Austin', state: 'TX', zip: '78701' }
const RICHMOND = { city: 'Richmond', state: 'VA', zip: '23220' }
const SAID = 'Schedule of the county recorder, July 2026'

/** Someone whose application waits for the tax of their county. */
async function waiting(place: typeof PITTSBURGH): Promise<Person> {
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
    const borrower = await waiting(PITTSBURGH)
    expect(await openOf(borrower)).toMatchObject({ state: 'PA', basis: 'NONE_KNOWN' })
    expect((await decide(borrower, 12_345)).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    const terms = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    expect(terms.recordingTax).toEqual({ leastCents: 12_345, mostCents: 12_345 })
    const costs = terms.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(terms.cashToBorrowerCents).toBe(terms.drawCents - costs - 12_345)
  })

  it('is not taken outside of what the tables allow, above any tax that is known, or without who said so', async () => {
    const borrower = await waiting(PITTSBURGH)
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
    const borrower = await waiting(PITTSBURGH)
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

  it.runIf(isLongRun)('is within its two ends where the city may add to it', async () => {
    const borrower = await waiting(RICHMOND)
    const { mostCents } = (await openOf(borrower)) as { mostCents: number }
    const refused = await decide(borrower, mostCents + 1)
    expect(refused.json<{ fields: { message: string }[] }>().fields[0]?.message).toContain('The tables allow')
    expect((await decide(borrower, mostCents)).statusCode).toBe(200)
  })

  it('of a homestead in Texas is none, so no one waits for it, and all fees are within 2 percent of the line', async () => {
    const borrower = await person(app, 'Reyes', { place: AUSTIN })
    expect(await liveOn(borrower, operator, 'FINAL_OFFER')).not.toContain('CONDITIONS_OPEN')
    const terms = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    expect(terms.recordingTax).toEqual({ leastCents: 0, mostCents: 0 })
    const { countedCents, limitCents } = texasFeeLedger(terms, false)
    expect(countedCents).toBeLessThanOrEqual(limitCents)
  })
})
