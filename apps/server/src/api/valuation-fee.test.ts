/** The disclosures that come with an application, and the fee that they hold back (12 CFR 1026.40(b), (h)), through the calls. */
import { addDays, type applicationDisclosures, firstDayOfFee, formatLocalDate, lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceDueApplications } from '../engine/keep-time.ts'
import { personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** Midnight in Pacific Time: 7 or 8 hours behind Greenwich. */
const beginOf = (day: string) =>
  ['07', '08']
    .map((hour) => `${day}T${hour}:00:00.000Z`)
    .filter((at) => lenderDay(at) === day)
    .map(Date.parse)[0]!

interface Read {
  readonly openItem: { readonly id: string; readonly why: string } | null
  readonly walk: readonly { readonly id: string; readonly data: unknown }[]
  readonly runs: readonly { readonly item: string; readonly state: string }[]
  readonly documents: readonly { readonly uuid: string; readonly type: string; readonly created: string }[]
}
const file = async ({ uuid }: Person) => (await operator.get(`/applications/${uuid}`)).json<Read>()
const given = async (who: Person) =>
  (await file(who)).walk.find(({ id }) => id === 'application-disclosures')?.data as typeof applicationDisclosures.example
const setTerms = (valuationTerms: 'REFUNDABLE' | 'NONREFUNDABLE') => {
  app.container.brands.get('HEARTH')!.lending.fees.valuationTerms = valuationTerms
}

describe('the disclosures of 12 CFR 1026.40', () => {
  it('are there, as a document, for whoever is refused by the first report', async () => {
    const refused = await person(app, 'Lowscore')
    await refused.untilStep('DECLINED')
    const { documents, walk } = await file(refused)
    const made = documents.filter(({ type }) => type === 'APPLICATION_DISCLOSURES')
    expect(made).toHaveLength(1)
    const facts = walk.map(({ id }) => id)
    expect(facts.indexOf('application-disclosures')).toBeLessThan(facts.indexOf('soft-credit'))
    const pulled = (walk.find(({ id }) => id === 'soft-credit')!.data as { pulledAt: string }).pulledAt
    expect((await given(refused)).given!.at <= pulled).toBe(true)
    expect((await refused.application()).documents.map(({ uuid }) => uuid)).toContain(made[0]!.uuid)
    const bytes = await refused.get(`/documents/${made[0]!.uuid}`)
    expect(bytes.statusCode).toBe(200)
    expect((await readPdf(new Uint8Array(bytes.rawPayload))).text).toContain('Important terms of our home equity line of credit')
  })
})

describe('a visit to the home whose fee is not refunded', () => {
  it('is ordered by itself on the first day of the fee; until then the answer is kept, and everyone sees the day', async () => {
    setTerms('NONREFUNDABLE')
    const who = await personAt(app, operator, 'ORDER_BPO', 'Bporequired')
    setTerms('REFUNDABLE')
    const on = lenderDay((await given(who)).given!.at)
    const from = firstDayOfFee({ disclosures: { on, by: 'SCREEN' }, booklet: { on, by: 'SCREEN' } })
    expect((await who.get('/items/valuation-order')).json()).toMatchObject({
      about: { fee: { cents: 18_000, terms: 'NONREFUNDABLE', keptFrom: from } },
    })
    await who.answer('valuation-order', { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132', debitAgreed: true })
    const waiting = await who.application()
    expect(waiting).toMatchObject({ openItem: 'valuation-fee-wait', step: 'ORDER_BPO' })
    expect(waiting.dates).toContainEqual(expect.objectContaining({ detail: `On ${formatLocalDate(from)}, when the fee may be charged` }))
    const seen = await file(who)
    expect(seen.openItem).toMatchObject({ id: 'valuation-fee-wait', why: expect.stringContaining('12:00 AM PT') })
    const moment = beginOf(from)
    const at = async (time: number) => {
      app.container.clock.set(time - Date.now())
      await advanceDueApplications(app.container.engine.parts)
      return await who.application()
    }
    expect(await at(moment - 60_000)).toMatchObject({ openItem: 'valuation-fee-wait' })
    expect((await file(who)).runs.map(({ item }) => item)).not.toContain('broker-price-opinion')
    await at(moment + 1000)
    await who.untilStep(({ step }) => step !== 'ORDER_BPO')
    expect((await file(who)).runs.map(({ item }) => item)).toContain('broker-price-opinion')
    expect(addDays(on, 3) < from).toBe(true)
  })
})
