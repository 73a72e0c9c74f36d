/** What the borrower finds among their documents: each in two forms, with the figures of the screens, and nobody else's. */
import { formatExactCents } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const newest = async (who: Person, type: string) => {
  const { documents } = await who.application()
  const found = documents.filter((document) => document.type === type).at(-1)
  if (!found) throw new Error(`There is no ${type}`)
  return found
}
const pdfOf = async (who: Person, type: string) => await readPdf((await who.get(`/documents/${(await newest(who, type)).uuid}`)).rawPayload)
const pageOf = async (who: Person, type: string) => await who.get(`/documents/${(await newest(who, type)).uuid}?form=html`)

const letters = (text: string) => text.replace(/[\s•]+/g, '')
const mainText = (html: string) =>
  html
    .slice(html.indexOf('<main>'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!)

describe('the documents of an application', () => {
  it('are each in two forms with the same words and figures, name their version, and are the borrower’s alone', async () => {
    const declined = await person(app, 'Lowscore')
    await declined.untilStep('DECLINED')
    // The score disclosure is written by a job of its own.
    await expect.poll(async () => (await declined.application()).documents.length).toBe(4)
    const { documents } = await declined.application()
    expect(documents.map(({ type }) => type).toSorted()).toEqual([
      'ADVERSE_ACTION_NOTICE',
      'APPLICATION_DISCLOSURES',
      'PRE_SOFT_CREDIT_DISCLOSURE',
      'SCORE_DISCLOSURE',
    ])
    const other = await person(app, 'Lowscore')
    for (const { type, uuid, version } of documents) {
      expect(version, type).toMatch(/^\d{4}-\d\d-\d\d$/)
      const page = await pageOf(declined, type)
      expect(page.headers, type).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(page.headers['content-security-policy']).toContain('sandbox')
      expect(letters(mainText(page.payload)), type).toBe(letters((await pdfOf(declined, type)).text))
      expect((await other.get(`/documents/${uuid}?form=html`)).statusCode).toBe(404)
    }
  })

  it('carry the lender, its license and the number of the application at each foot', async () => {
    const who = await person(app, 'Reyes')
    await who.untilStep('OFFER_SELECTION')
    const { loanNumber } = await who.application()
    const { frame, text } = await pdfOf(who, 'PRE_SOFT_CREDIT_DISCLOSURE')
    expect(frame).toContain('Hearthline Lending, Inc., NMLS')
    expect(frame).toContain(`Application ${loanNumber}. Page 1 of 1`)
    for (const said of ['By choosing', 'Fair Credit Reporting Act', 'Credit bureau Cedar Credit Bureau', 'Version of the words 2026-11']) {
      expect(text).toContain(said)
    }
  })
})

describe('the summary of an application', () => {
  it('has what was stated, and every figure of the chosen offer as the screen prices it', async () => {
    const who = await personAt(app, operator, 'APP_SUBMISSION')
    const [{ text }, body, offers] = [await pdfOf(who, 'SUMMARY_DISCLOSURE'), await who.application(), await who.offers()]
    const { chosen, costs } = offers
    const { data } = (await operator.get(`/applications/${who.uuid}`))
      .json<{
        walk: { id: string; data: { terms: { rate: string; monthlyPaymentCents: number; feeCents: number; totalCents: number } } }[]
      }>()
      .walk.find(({ id }) => id === 'chosen-offer')!
    for (const said of [
      `Draw ${formatExactCents(Math.round(chosen!.amount * 100))}`,
      `Monthly payment ${formatExactCents(data.terms.monthlyPaymentCents)}`,
      `Origination fee ${formatExactCents(data.terms.feeCents)}`,
      `Total from this draw ${formatExactCents(data.terms.totalCents)}`,
      `Term ${chosen!.term} years`,
      ...costs.map(({ amountCents }) => formatExactCents(amountCents)),
      'Annual income before tax $145,000',
      body.property.street1,
      'This is a hard inquiry: other lenders can see it',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/\d{3}-?\d{2}-?\d{4}\b/)
  })
})

describe('a home in a special flood hazard area', () => {
  it('has its notice: the warning, the duty to insure, where insurance is had, and federal help (42 USC 4104a(a)(3))', async () => {
    const who = await personAt(app, operator, 'TRUST_AND_INSURANCE', 'Floodzone')
    const { text } = await pdfOf(who, 'FLOOD_NOTICE')
    for (const said of [
      'special flood hazards',
      'Flood zone A',
      'flood insurance',
      'National Flood Insurance Program',
      'private insurers',
      'disaster relief',
    ])
      expect(text).toContain(said)
  })
  it('is the only one that has it', async () => {
    const who = await personAt(app, operator, 'APP_SUBMISSION')
    expect((await who.application()).documents.map(({ type }) => type)).not.toContain('FLOOD_NOTICE')
  })
})
