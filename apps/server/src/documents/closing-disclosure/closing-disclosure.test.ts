import { closingTerms, formatExactCents, type LineTerms } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'
import type { ClosingDisclosure } from './disclosed-line.ts'

const lender = {
  legalName: 'Hearthline Lending, Inc.',
  address: '400 Hearth Street, Sacramento, CA 95814',
  phone: '(888) 819-6388',
  email: 'help@hearthline.example',
  nmlsNumber: '0000001',
}
const DISCLOSED: ClosingDisclosure = {
  parties: { lender, applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' } },
  loanNumber: 10_042,
  madeAt: '2026-11-24T18:30:00.000Z',
  home: '12 Alder Way, Sacramento, CA 95814',
  instrument: 'DEED_OF_TRUST',
  terms: closingTerms.example,
  dueDay: 25,
  discountNames: { AUTOPAY: 'Automatic payments' },
}
const textWith = async (terms: Partial<LineTerms> = {}, more: Partial<ClosingDisclosure> = {}) =>
  (
    await readPdf(
      (
        await renderDocument({ kind: 'CLOSING_DISCLOSURE', data: { ...DISCLOSED, ...more, terms: { ...DISCLOSED.terms, ...terms } } })
      ).pdf,
    )
  ).text

it('the disclosure of a line says everything that 12 CFR 1026.6(a) asks for, before the line is opened', async () => {
  const text = await textWith()
  for (const said of [
    // (1)(i)
    'Interest on a draw begins on the day on which it is paid out. There is no period within which you can repay it without interest.',
    // (1)(ii), and 1026.30
    'Daily periodic rate of the first draw 0.02260274%',
    'plus a margin of 2.500%',
    'The rate can go up because the index goes up.',
    'ever less than 7.600% or more than 17.200%',
    'Each rate applies to the whole balance of its draw',
    // (1)(iii), (iv)
    'what you owe of each draw at the end of that day',
    'The origination fee is a FINANCE CHARGE too.',
    // (2)
    'We charge no fee for a year in which the line is open',
    // (3)(i) to (vi)
    'We can terminate your line',
    'You can draw again for 5 years after the line is opened',
    'the line lasts at most 25 years',
    'what you owe never grows',
    'Each later draw is at least $500. We do not limit how many you take',
    'consult a tax advisor',
    'includes interest only and no other costs',
    'rate information on or with each periodic statement',
    // (4), (5)
    'by a deed of trust. You could lose your home',
    'no later than 60 days after we sent you the first bill',
  ])
    expect(text, said).toContain(said)
})

it('“annual percentage rate” and “finance charge” stand out beside their figures, for each kind of draw (12 CFR 1026.5(a)(2)(ii), 1026.6(a)(1)(ii))', async () => {
  const text = await textWith()
  for (const said of [
    'ANNUAL PERCENTAGE RATE of the first draw 8.250%',
    // 6.75 and a margin of 2.5; 9.25 / 365
    'ANNUAL PERCENTAGE RATE of a later draw, at the index of today 9.250%',
    'Daily periodic rate of a later draw, at the index of today 0.02534247%',
    'FINANCE CHARGE: origination fee, 2.990% of the first draw $2,541.50',
  ])
    expect(text, said).toContain(said)
  const floored = await textWith({ index: { percent: '3.25', from: '2026-11-01' } })
  expect(floored).toContain('of a later draw, at the index of today 7.600%')
})

it('every figure of it is one of the terms', async () => {
  const { lineCents, drawCents, originationFeeCents, monthlyPaymentCents, lastPaymentCents, cashToBorrowerCents } = closingTerms.example
  const text = await textWith()
  for (const cents of [lineCents, drawCents, originationFeeCents, monthlyPaymentCents, lastPaymentCents, cashToBorrowerCents])
    expect(text).toContain(formatExactCents(cents))
})

it('a variable first draw has its own margin, and a fixed one has none', async () => {
  expect(await textWith()).not.toContain('Margin of the first draw')
  const text = await textWith({ type: 'FLOATING', marginPercent: '1.500' })
  expect(text).toContain('Margin of the first draw 1.500%')
  expect(text).toContain('changes on the day on which the index changes')
})

it('a recording tax that is not known is never written as zero, and neither is the money that depends on it', async () => {
  const text = await textWith({ recordingTax: { leastCents: 10_000, mostCents: 45_000 } })
  expect(text).toContain('Recording tax $100 to $450, not known to the cent yet')
  expect(text).toContain('To your account, at least')
})

it('each debt that is paid off is named with what goes to it', async () => {
  const text = await textWith({ payOffs: [{ creditor: 'Cedar Bank', last4: '4411', amountCents: 812_345 }] })
  expect(text).toContain('Paid to Cedar Bank, account ending in 4411 $8,123.45')
})
