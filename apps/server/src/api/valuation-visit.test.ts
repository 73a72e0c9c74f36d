/** A visit to the home that the borrower books, moves, cancels and orders again, through the calls. */
import { formatVisit, lenderDay, visitDays } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

interface Read {
  readonly attempts: readonly {
    readonly item: string
    readonly outcome: string
    readonly response: { reference?: string; status?: string }
  }[]
}
const bookings = async ({ uuid }: Person) =>
  (await operator.get(`/applications/${uuid}`))
    .json<Read>()
    .attempts.filter(({ item, outcome }) => item === 'valuation-booking' && outcome === 'ANSWERED')
    .map(({ response }) => response)

const ORDER = { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132', debitAgreed: true } as const
const days = () => visitDays(lenderDay(app.container.clock.now()))

describe('the visit to a home', () => {
  it('is booked for the chosen time, moved and canceled as one order, and the value follows the visit', async () => {
    const who = await personAt(app, operator, 'ORDER_BPO', 'Bporequired')
    const { about } = (await who.get('/items/valuation-order')).json<{ about: { days: string[]; fee: { cents: number } } }>()
    expect(about).toMatchObject({ days: days(), fee: { cents: 18_000 } })
    const [first, second] = about.days as [string, string]

    await who.answer('valuation-order', { ...ORDER, visit: { on: first, window: 'MORNING' } })
    await who.untilRest()
    expect(await who.application()).toMatchObject({ openItem: 'valuation-visit', step: 'BPO_PROCESSING' })
    await who.answer('valuation-order', { ...ORDER, visit: { on: second, window: 'AFTERNOON' } })
    await who.untilRest()
    expect((await who.get('/items/valuation-visit')).json()).toMatchObject({ about: { order: { visit: { on: second } } } })

    await who.answer('valuation-order', { ...ORDER, canceled: true })
    await who.untilRest()
    expect(await who.application()).toMatchObject({ openItem: 'valuation-reorder', step: 'ORDER_BPO' })
    expect((await who.status()).statuses.bpo).toBe('BPO_REQUIRED')
    await who.answer('valuation-reorder', { ...ORDER, visit: { on: first, window: 'MIDDAY' } })
    await who.untilRest()
    const asked = await bookings(who)
    expect(new Set(asked.map(({ reference }) => reference)).size).toBe(1)
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['BOOKED', 'BOOKED', 'BOOKED', 'CANCELED'])
    // Each time that was booked is written to the borrower once: who comes, when, and what it costs.
    const mails = await mailsArrived(app, who, 'Your home visit is booked', 2)
    const [moved] = await mailsArrived(app, who, 'Your home visit has a new time')
    expect(moved).toContain(
      `now visits your home on ${formatVisit({ on: second, window: 'AFTERNOON' })}, not on ${formatVisit({ on: first, window: 'MORNING' })} anymore.`,
    )
    expect(mails[0]).toContain(`A local broker visits your home on ${formatVisit({ on: first, window: 'MORNING' })}.`)
    expect(mails[1]).toContain(formatVisit({ on: first, window: 'MIDDAY' }))
    expect(mails[1]).toMatch(/The visit costs \$180\. We charge your bank account after the visit, and not before \w+day, /)
    await mailsArrived(app, who, 'Your home visit is canceled')

    expect((await operator.advance(8)).statusCode).toBe(200)
    await who.untilStep(({ step }) => step !== 'BPO_PROCESSING')
    expect((await who.status()).statuses.bpo).toBe('BPO_COMPLETE')
  })

  itInLongRun('cannot be on a Sunday, and the refusal names the day’s field', async () => {
    const who = await personAt(app, operator, 'ORDER_BPO', 'Bporequired')
    const sunday = Array.from({ length: 14 }, (_, index) => new Date(Date.parse(app.container.clock.now()) + index * 86_400_000))
      .find((date) => date.getUTCDay() === 0 && date.toISOString().slice(0, 10) > lenderDay(app.container.clock.now()))!
      .toISOString()
      .slice(0, 10)
    const refused = await who.put('/items/valuation-order', { ...ORDER, visit: { on: sunday, window: 'MORNING' } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ fields: [{ path: 'visit.on', message: expect.stringContaining('Sundays') }] })
  })

  itInLongRun('of an appraiser is told to the vendor with the time that the borrower gives while it is awaited', async () => {
    const who = await personAt(app, operator, 'ONSITE_APPRAISAL_SCHEDULED', 'Appraisal')
    expect(await who.application()).toMatchObject({ openItem: 'appraisal' })
    await who.answer('appraisal-access', {
      contactName: 'Ana Reyes',
      contactPhone: '4155550132',
      visit: { on: days()[0], window: 'MORNING' },
    })
    await who.untilRest()
    expect(await who.application()).toMatchObject({ openItem: 'appraisal-visit', step: 'ONSITE_APPRAISAL_SCHEDULED' })
    const { attempts } = (await operator.get(`/applications/${who.uuid}`)).json<Read>()
    const orders = attempts.filter(({ item }) => item === 'appraisal-order').map(({ response }) => response.reference)
    expect(orders).toHaveLength(2)
    expect(new Set(orders).size).toBe(1)
    expect((await operator.advance(4)).statusCode).toBe(200)
    await who.untilStep('ONSITE_APPRAISAL_PROCESSING')
  })
})

describe('the fee for the visit', () => {
  const feesOf = async ({ uuid }: Person) =>
    (await operator.get(`/applications/${uuid}`)).json<Read>().attempts.filter(({ item }) => item === 'valuation-fee-collection')

  it('is debited once, after the visit and the three business days of 12 CFR 1026.40(h)', async () => {
    const who = await personAt(app, operator, 'FINAL_OFFER', 'Bporequired')
    expect(await feesOf(who)).toEqual([])
    expect((await operator.advance(8)).statusCode).toBe(200)
    await expect.poll(async () => (await feesOf(who)).length, { timeout: 20_000 }).toBe(1)
    const fees = await feesOf(who)
    expect(fees[0]).toMatchObject({ outcome: 'ANSWERED', response: { status: 'COLLECTED' } })
    expect(JSON.stringify(fees)).not.toContain('000123456789')
    expect((await operator.advance(1)).statusCode).toBe(200)
    await who.untilRest()
    expect(await feesOf(who)).toHaveLength(1)
    await mailsArrived(app, who, 'We charged the valuation fee')
  })

  it('is not ordered without an authorization', async () => {
    const who = await personAt(app, operator, 'ORDER_BPO', 'Bporequired')
    const { debitAgreed: _none, ...unauthorized } = ORDER
    const refused = await who.put('/items/valuation-order', unauthorized)
    expect([refused.statusCode, refused.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'debitAgreed'])
  })
})
