/** The terms of a line, from the decision to what is shown, and the same for everything that is made of them. */
import type { LineTerms } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

it('the terms that a borrower is asked to accept are those of the offer they chose, to the cent', async () => {
  const who = await personAt(app, operator, 'FINAL_OFFER')
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
