/** The second decision, on verified income: where it is not simply yes, someone is asked, and no one continues without an offer that stands. */
import type { Item } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { type Person, person } from '../testing/person.ts'
import { showIncome } from '../testing/show-income.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Has chosen, submitted and let the income be verified: half of what was stated. About 1,105 a month counts beside the line, 473 of it for the home. */
async function verified(yearly: number): Promise<Person> {
  const borrower = await person(app, 'Incomelower', { income: yearly })
  await borrower.untilStep('OFFER_SELECTION')
  await borrower.answer('chosen-offer', firstOffer(await borrower.offers()))
  for (const item of ['contact', 'about-you', 'hmda', 'submission']) {
    await borrower.untilRest()
    await borrower.answer(item, ITEMS.get(item)!.example)
  }
  await borrower.untilRest()
  await showIncome(borrower)
  await borrower.untilRest()
  return borrower
}

const reasonsTold = async (borrower: Person) =>
  (await borrower.get('/decision')).json<{
    refusal: { reasons: { code: string }[] }
    notice: { score: unknown; reasons: { code: string }[] } | null
    hardPull: boolean
  }>()

describe('An income that is verified at half of what was stated', () => {
  it('still supports the line: nothing is asked again', async () => {
    expect((await (await verified(84_000)).status()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  it('supports less: the offer is chosen again, and the application continues', async () => {
    const borrower = await verified(60_000)
    expect((await borrower.application()).openItem).toBe('revised-offer')
    const [first] = (await borrower.offers()).facts.verifiedChanges
    expect(first).toEqual({ figure: 'ANNUAL_INCOME', before: 6_000_000, after: 3_000_000 })
    await borrower.answer('revised-offer', firstOffer(await borrower.offers()))
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  it('supports no line alone: savings are asked for, with the limit and the figure, and there is no offer in the meantime', async () => {
    const borrower = await verified(52_000)
    expect((await borrower.status()).step).toBe('ASSETS_PREQUAL')
    expect((await borrower.application()).openItem).toBe('verified-assets')
    const { about } = (await borrower.get('/items/verified-assets')).json<{ about: { limits: { limit: string }[] } }>()
    expect(about.limits.map(({ limit }) => limit)).toEqual(['DTI'])
    expect((await borrower.get('/offers')).statusCode).toBe(409)
  })

  it('continues with sufficient savings: other answers are kept', async () => {
    const borrower = await verified(52_000)
    await borrower.answer('verified-assets', { assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 300_000_000 }] })
    const { step } = await borrower.untilRest()
    expect(step).toBe('OFFER_SELECTION')
    await borrower.answer('chosen-offer', firstOffer(await borrower.offers()))
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  it('ends without savings: the reason, the flag, and the notice based on the hard pull', async () => {
    const borrower = await verified(52_000)
    await borrower.answer('verified-assets', { assets: [] })
    const { step, statuses } = await borrower.untilRest()
    expect([step, statuses.dtiDecline]).toEqual(['DECLINED', true])
    const { refusal, notice, hardPull } = await reasonsTold(borrower)
    expect(hardPull).toBe(true)
    expect(refusal.reasons.map(({ code }) => code)).toContain('EXCESSIVE_OBLIGATIONS')
    expect(notice).toMatchObject({ reasons: refusal.reasons })
  })
})
