/** What stands once a final offer is shown: the terms of the line, and what was verified of the borrower. */
import type { LineTerms } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let who: Person
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  who = await personAt(app, operator, 'FINAL_OFFER')
})
afterAll(() => app.close())

it('the terms that a borrower is asked to accept are those of the offer they chose, to the cent', async () => {
  const terms = await operator.resultOf<LineTerms>(who, 'closing-terms')
  const chosen = await operator.resultOf<{
    drawCents: number
    termYears: number
    terms: { rate: string; totalCents: number; monthlyPaymentCents: number; feeCents: number }
  }>(who, 'chosen-offer')
  expect(terms).toMatchObject({
    drawCents: chosen.drawCents,
    termYears: chosen.termYears,
    ratePercent: chosen.terms.rate,
    lineCents: chosen.terms.totalCents,
    originationFeeCents: chosen.terms.feeCents,
    monthlyPaymentCents: chosen.terms.monthlyPaymentCents,
    payOffs: [],
  })
  const costs = terms.costs.filter(({ paid }) => paid === 'FROM_DRAW').reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(terms.cashToBorrowerCents).toBe(terms.drawCents - costs - terms.recordingTax.mostCents)
})

const passport = (of: Person, organization = 'HEARTH') =>
  app.call({ url: '/service-profile/api/v1/profile/passport', headers: { ...of.headers, 'x-org': organization } })

it('what was verified is theirs to read, to no one else, and only where the lender has opened the page', async () => {
  const { verifiedAnnualCents } = await operator.resultOf<{ verifiedAnnualCents: number }>(who, 'income-verification')
  const read = (await passport(who)).json<{ applications: { uuid: string; facts: { kind: string }[] }[] }>()
  expect(read.applications).toMatchObject([{ uuid: who.uuid }])
  expect(read.applications[0]!.facts.map(({ kind }) => kind)).toEqual(['PHONE', 'IDENTITY', 'INCOME', 'BANK_ACCOUNT'])
  expect(read.applications[0]!.facts).toContainEqual({ kind: 'INCOME', on: expect.any(String), annualCents: verifiedAnnualCents })
  expect((await passport(await person(app, 'Reyes'))).json()).toEqual({ applications: [] })
  expect((await passport(who, 'RIOSOL')).statusCode).toBe(404)
})
