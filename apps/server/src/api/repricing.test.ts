import type { OffersBody } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
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

const softPulls = async ({ uuid }: Person) =>
  (await attemptsOf(app.container.db, uuid)).filter((attempt) => attempt.item === 'soft-credit').length

const incomeOf = (dollars: number) => ({ employmentType: 'FULL_TIME', primaryCents: dollars * 100, otherCents: 0, coOwnersCents: 0 })

/** The draw in the middle of an offer's range: a choice that can be made. */
function choiceFrom({ offers }: OffersBody, type: 'FIXED' | 'FLOATING' = 'FIXED') {
  const offer = offers.find((candidate) => candidate.type === type)!
  return {
    type,
    term: offer.term,
    originationFee: offer.originationFee,
    amount: Math.floor((offer.minDraw + offer.maxDraw) / 2),
    discounts: [],
  }
}

async function withOffers(lastName = 'Reyes', income?: number) {
  const applicant = await person(app, lastName, income === undefined ? {} : { income })
  await applicant.untilStep('OFFER_SELECTION')
  return applicant
}

describe('changing the income after the first decision', () => {
  it('prices again and does not pull credit again', async () => {
    const applicant = await withOffers()
    const before = await applicant.offers()
    expect(await softPulls(applicant)).toBe(1)
    await applicant.answer('annual-income', incomeOf(52_000))
    await applicant.untilRest()
    const after = await applicant.offers()
    expect(after.facts.pricedAt > before.facts.pricedAt).toBe(true)
    expect(after.facts.maximumLineCents).toBeLessThan(before.facts.maximumLineCents)
    expect(after.offers).not.toEqual(before.offers)
    expect(await softPulls(applicant)).toBe(1)
  })

  it('a changed offer must be accepted again', async () => {
    const applicant = await withOffers()
    expect((await applicant.put('/offer', choiceFrom(await applicant.offers()))).statusCode).toBe(200)
    expect((await applicant.untilStep('COLLECT_ADDITIONAL_INFO')).decision).toBe('SELECT')
    await applicant.answer('annual-income', incomeOf(52_000))
    const { step, decision } = await applicant.untilRest()
    expect([step, decision]).toEqual(['OFFER_SELECTION', 'APPROVED'])
    expect((await applicant.offers()).chosen).toBeNull()
    expect((await applicant.put('/offer', choiceFrom(await applicant.offers()))).statusCode).toBe(200)
    expect((await applicant.untilRest()).step).toBe('COLLECT_ADDITIONAL_INFO')
    expect(await softPulls(applicant)).toBe(1)
  })

  it('the same income again changes nothing: the choice is kept', async () => {
    const applicant = await withOffers()
    await applicant.put('/offer', choiceFrom(await applicant.offers()))
    await applicant.untilStep('COLLECT_ADDITIONAL_INFO')
    await applicant.answer('annual-income', incomeOf(145_000))
    expect((await applicant.untilRest()).step).toBe('COLLECT_ADDITIONAL_INFO')
  })

  it('an income that supports no line ends the application, and the stated reason is the income', async () => {
    const applicant = await withOffers('Assetrich', 400_000)
    await applicant.answer('annual-income', incomeOf(30_000))
    const { step, decision, statuses } = await applicant.untilRest()
    expect([step, decision, statuses.dtiDecline]).toEqual(['DECLINED', 'DECLINE', true])
  })

  it('another home address asks the bureau again, for it is another question', async () => {
    const applicant = await withOffers()
    await applicant.answer('home-address', { street1: '40 Birch Way', city: 'Sacramento', state: 'CA', zip: '95814' })
    await applicant.untilRest()
    expect(await softPulls(applicant)).toBe(2)
  })

  it('after ten quick corrections the offers match the last one', async () => {
    const applicant = await withOffers()
    const incomes = [60, 70, 80, 90, 100, 110, 55, 65, 75, 72].map((thousand) => thousand * 1000)
    for (const income of incomes) await applicant.answer('annual-income', incomeOf(income))
    await applicant.untilRest()
    const settled = await applicant.offers()
    const other = await withOffers('Reyes', incomes.at(-1)!)
    expect(settled.facts.maximumLineCents).toBe((await other.offers()).facts.maximumLineCents)
    expect(await softPulls(applicant)).toBe(1)
  })
})

describe('offers live thirty days', () => {
  it('then they are priced again, unless one of them was chosen while they lived', async () => {
    const waits = await withOffers('Reyes')
    const chose = await withOffers('Okafor')
    await chose.put('/offer', choiceFrom(await chose.offers()))
    await chose.untilStep('COLLECT_ADDITIONAL_INFO')
    const [before, chosenBefore] = [await waits.offers(), await chose.offers()]
    expect(Date.parse(before.facts.expiresAt) - Date.parse(before.facts.pricedAt)).toBe(30 * 86_400_000)

    expect((await operator.advance(29)).statusCode).toBe(200)
    expect((await waits.untilRest()).step).toBe('OFFER_SELECTION')
    expect((await waits.offers()).facts.pricedAt).toBe(before.facts.pricedAt)

    expect((await operator.advance(1.5)).statusCode).toBe(200)
    await waits.untilStep('OFFER_SELECTION')
    const after = await waits.offers()
    expect(Date.parse(after.facts.pricedAt) - Date.parse(before.facts.pricedAt)).toBeGreaterThan(30 * 86_400_000)
    expect(await softPulls(waits)).toBe(1)

    expect((await chose.untilRest()).step).toBe('COLLECT_ADDITIONAL_INFO')
    expect((await chose.offers()).facts.pricedAt).toBe(chosenBefore.facts.pricedAt)
  })
})
