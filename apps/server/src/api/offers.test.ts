import { contract, type OffersBody } from '@hearthline/contract'
import { chosenProperty, effectiveLiens, standing } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../store/repositories/applications.ts'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let applicant: Person
beforeAll(async () => {
  app = await openTestApp()
  applicant = await person(app, 'Reyes')
  await applicant.untilStep('OFFER_SELECTION')
})
afterAll(() => app.close())

const cents = (dollars: number) => Math.round(dollars * 100)
const atMostTwoDecimals = (dollars: number) => Math.abs(dollars * 100 - cents(dollars)) < 1e-6

describe('the offers of a sound applicant', () => {
  it('have the documented fields, money in dollars with at most two decimals, rates in percent', async () => {
    const body = (await applicant.get('/offers')).json()
    expect(contract.application.offers.replies[200].safeParse(body).error).toBeUndefined()
    for (const offer of body.offers) {
      expect(offer).toMatchObject({
        type: expect.stringMatching(/^(FIXED|FLOATING)$/),
        term: expect.any(Number),
        baseRate: expect.any(Number),
        otherRate: expect.any(Number),
      })
      for (const field of ['min', 'max', 'minDraw', 'maxDraw', 'minRecordingTax', 'maxRecordingTax'])
        expect(atMostTwoDecimals(offer[field])).toBe(true)
      expect(offer.rate).toBeGreaterThanOrEqual(7.6)
      expect(offer.rate).toBeLessThanOrEqual(17.2)
      for (const discount of offer.discountList) {
        expect(discount.rateWithDiscount).toBeGreaterThanOrEqual(7.6)
        expect(discount.rateWithDiscount).toBeLessThanOrEqual(offer.rate)
      }
    }
    expect(new Set(body.offers.map((offer: { type: string }) => offer.type))).toEqual(new Set(['FIXED', 'FLOATING']))
    expect(body.totalPaidByBorrower).toBeCloseTo(
      body.costs.reduce((sum: number, cost: { borrowerPaidAmount: number }) => sum + cost.borrowerPaidAmount, 0),
      2,
    )
    expect(body.ofeeMaxThreshold).toBeGreaterThan(0)
    expect(body.maxDtiUnlimited).toBeGreaterThan(0)
    expect(body.incomeRequestRecords[0].methods.length).toBeGreaterThan(0)
  })

  it('the largest draw with its fee never exceeds the line', async () => {
    const { offers } = await applicant.offers()
    for (const offer of offers) {
      expect(offer.minDraw).toBeLessThanOrEqual(offer.maxDraw)
      expect(offer.min).toBeLessThanOrEqual(offer.max)
      if (offer.feeCap === undefined)
        expect(cents(offer.maxDraw) * (10_000 + cents(offer.originationFee))).toBeLessThanOrEqual(cents(offer.max) * 10_000)
    }
  })

  it('are 409 while they are computed, with the step', async () => {
    const early = await person(app, 'Frozen')
    await early.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    const reply = await early.get('/offers')
    expect([reply.statusCode, reply.json<{ step: string }>().step]).toEqual([409, 'SOFT_CREDIT_LOCKED_OR_FROZEN'])
  })
})

describe('choosing', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a term that is not offered', { term: 7 }, 'term'],
    ['a fee that is not offered', { originationFee: 1.23 }, 'originationFee'],
    ['a draw below the smallest', { amount: 100 }, 'amount'],
    ['a draw above the largest', { amount: 5_000_000 }, 'amount'],
    ['a draw of a fraction of a cent', { amount: 80_000.001 }, 'amount'],
    ['a discount that is not part of it', { discounts: ['FRIENDS'] }, 'discounts'],
    ['a kind that there is not', { type: 'BALLOON' }, 'type'],
    ['a debt that is not theirs', { payOffTradelineIds: ['somebody-elses'] }, 'payOffTradelineIds.0'],
    ['no amount', { amount: undefined }, 'amount'],
    ['words for an amount', { amount: 'eighty' }, 'amount'],
  ])('%s is 422 on its field', async (_what, change, path) => {
    const reply = await applicant.put('/offer', { type: 'FIXED', term: 20, originationFee: 0, amount: 80_000, discounts: [], ...change })
    expect(reply.statusCode).toBe(422)
    expect(reply.json<{ fields: { path: string }[] }>().fields.map((field) => field.path)).toEqual([path])
    expect((await applicant.status()).step).toBe('OFFER_SELECTION')
  })

  it('an offer that is not available is refused by the plain item too', async () => {
    const reply = await applicant.put('/items/chosen-offer', {
      type: 'FIXED',
      termYears: 20,
      originationFeeBps: 0,
      drawCents: 900_000_000,
      discounts: [],
    })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields[0]!.path]).toEqual([422, 'drawCents'])
  })

  it('the documented request body sets the choice, and the application shows it', async () => {
    const borrower = await person(app, 'Okafor')
    await borrower.untilStep('OFFER_SELECTION')
    const fitting = (await borrower.offers()).offers.filter(
      (candidate) => candidate.type === 'FIXED' && candidate.term === 20 && candidate.minDraw <= 80_000 && 80_000 <= candidate.maxDraw,
    )
    // The highest fee that is shown for this draw: which one that is follows from the prices of the day.
    const offer = fitting.toSorted((a, b) => b.originationFee - a.originationFee)[0]!
    const { originationFee } = offer
    const reply = await borrower.put('/offer', { type: 'FIXED', term: 20, originationFee, amount: 80_000, discounts: ['AUTOPAY'] })
    expect(reply.statusCode).toBe(200)
    const rate = offer.discountList.find((discount) => discount.type === 'AUTOPAY')!.rateWithDiscount
    expect(reply.json()).toMatchObject({ uuid: borrower.uuid, term: 20, amount: 80_000, rate })
    expect(await borrower.untilStep('COLLECT_ADDITIONAL_INFO')).toMatchObject({ decision: 'SELECT' })
    expect((await borrower.offers()).chosen).toMatchObject({
      type: 'FIXED',
      term: 20,
      originationFee,
      amount: 80_000,
      discounts: ['AUTOPAY'],
    })
  })

  it('may be made again before submission, and the last one counts', async () => {
    const borrower = await person(app, 'Lindqvist')
    await borrower.untilStep('OFFER_SELECTION')
    const { offers } = await borrower.offers()
    const [first, second] = [offers.find((offer) => offer.type === 'FIXED')!, offers.find((offer) => offer.type === 'FLOATING')!]
    for (const offer of [first, second]) {
      expect(
        (
          await borrower.put('/offer', {
            type: offer.type,
            term: offer.term,
            originationFee: offer.originationFee,
            amount: offer.minDraw,
            discounts: [],
          })
        ).statusCode,
      ).toBe(200)
      await borrower.untilStep('COLLECT_ADDITIONAL_INFO')
    }
    expect((await borrower.offers()).chosen).toMatchObject({ type: 'FLOATING', term: second.term, amount: second.minDraw })
  })

  it('a discount named twice counts once', async () => {
    const borrower = await person(app, 'Moreau')
    await borrower.untilStep('OFFER_SELECTION')
    const offer = (await borrower.offers()).offers.find((candidate) =>
      candidate.discountList.some((discount) => discount.type === 'AUTOPAY'),
    )!
    const body = { type: offer.type, term: offer.term, originationFee: offer.originationFee, amount: offer.minDraw }
    const once = (await borrower.put('/offer', { ...body, discounts: ['AUTOPAY'] })).json<{ rate: number }>()
    const twice = (await borrower.put('/offer', { ...body, discounts: ['AUTOPAY', 'AUTOPAY'] })).json<{ rate: number }>()
    expect(twice.rate).toBe(once.rate)
  })
})

describe('a declined application', () => {
  it('says DECLINE with its own limits, shows no offers, and lets the person apply again', async () => {
    const declined = await person(app, 'Highdti')
    const { step, decision, statuses } = await declined.untilRest()
    expect([step, decision, statuses.dtiDecline, statuses.creditScoreDecline]).toEqual(['DECLINED', 'DECLINE', true, false])
    expect((await declined.get('/offers')).statusCode).toBe(409)
    const body = await declined.application()
    expect(body).toMatchObject({ step: 'DECLINED', activeForAppStart: false, amount: null, rate: null, openItem: null })
  })
})

describe('an estimate before any application', () => {
  const ESTIMATE = '/service-application/external/api/v1/heloc/estimate'
  const price = (payload: object) => app.call({ method: 'POST', url: ESTIMATE, headers: { 'x-org': 'HEARTH' }, payload })
  const home = { state: 'CA', occupancy: 'HOME', propertyKind: 'SFR', valueCents: 74_200_000, loans: [], score: 748 }

  it('has the very offers of an applicant with the same home, without a session: an income that no one entered limits nothing', async () => {
    const decided = await applicant.offers()
    const known = standing((await readFile(app.container.db, applicant.uuid, app.container.clock.now()))!.facts).walk.known
    const { county } = chosenProperty(known)!
    const loans = effectiveLiens(known).map(({ kind, balanceCents, payOff }) => ({ kind, balanceCents, payOff }))
    const reply = await price({ ...home, ...{ county, loans }, valueCents: decided.facts.valueCents, score: decided.facts.score })
    expect(reply.statusCode).toBe(200)
    const estimate = reply.json<OffersBody>()
    expect(contract.externalApplication.priceScenario.replies[200].safeParse(estimate).error).toBeUndefined()
    // Over the shorter terms the applicant's income ends the line earlier.
    const priceOf = ({ max: _max, maxDraw: _draw, ...price }: OffersBody['offers'][number]) => price
    expect(estimate.offers.map(priceOf)).toEqual(decided.offers.map(priceOf))
    expect(estimate.offers.every(({ max }, place) => max >= decided.offers[place]!.max)).toBe(true)
    expect(estimate.costs).toEqual(decided.costs)
  })

  it('is 422 on the field that cannot be, and takes nothing that is no part of it', async () => {
    const paths = async (change: object) =>
      (await price({ ...home, ...change })).json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)
    expect(await paths({ valueCents: -1, score: 12 })).toEqual(['valueCents', 'score'])
    expect(await paths({ loans: [{ kind: 'BOAT', balanceCents: 1, payOff: false }] })).toEqual(['loans.0.kind'])
    expect((await price({ ...home, firstName: 'Ana' })).statusCode).toBe(422)
  })

  it('says where the lender makes no lines instead of pricing one', async () => {
    const reply = await price({ ...home, state: 'HI' })
    expect(reply.json()).toMatchObject({ outcome: 'NOT_SERVED', offers: [], ways: [] })
  })
})
