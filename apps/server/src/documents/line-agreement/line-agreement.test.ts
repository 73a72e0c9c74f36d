import { closingTerms, formatExactCents } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'
import type { LineAgreement } from './line-agreement.ts'

const AGREEMENT: LineAgreement = {
  parties: {
    lender: {
      legalName: 'Hearthline Lending, Inc.',
      address: '400 Hearth Street, Sacramento, CA 95814',
      phone: '(888) 819-6388',
      email: 'help@hearthline.example',
      nmlsNumber: '0000001',
    },
    applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' },
  },
  loanNumber: 10_042,
  madeAt: '2026-11-24T18:30:00.000Z',
  home: '12 Alder Way, Sacramento, CA 95814',
  instrument: 'DEED_OF_TRUST',
  terms: closingTerms.example,
  dueDay: 25,
  discountNames: { AUTOPAY: 'Automatic payments' },
  stateName: 'California',
  isTexasHomestead: false,
}
const textOf = async (more: Partial<LineAgreement> = {}) =>
  (await readPdf((await renderDocument({ kind: 'NOTE', data: { ...AGREEMENT, ...more } })).pdf)).text

it('the agreement has every figure that the disclosure has, and the rates with their limits (12 CFR 1026.30)', async () => {
  const [agreed, disclosed] = await Promise.all([
    textOf(),
    readPdf((await renderDocument({ kind: 'CLOSING_DISCLOSURE', data: AGREEMENT })).pdf).then(({ text }) => text),
  ])
  const { lineCents, drawCents, originationFeeCents, monthlyPaymentCents } = AGREEMENT.terms
  for (const cents of [lineCents, drawCents, originationFeeCents, monthlyPaymentCents]) {
    expect(agreed).toContain(formatExactCents(cents))
    expect(disclosed).toContain(formatExactCents(cents))
  }
  for (const said of ['8.250%', '0.02260274%', 'plus a margin of 2.500%', 'ever less than 7.600% or more than 17.200%'])
    for (const text of [agreed, disclosed]) expect(text).toContain(said)
})

it('the agreement says who promises what, on which security, and by which law', async () => {
  const text = await textOf()
  for (const said of [
    'You promise to pay us everything that you draw on this line',
    'You give us a deed of trust on your home at 12 Alder Way',
    'The first draw is paid out once your right to cancel has ended',
    'Federal law and the law of California govern this agreement',
    'Signature of Ana Reyes',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Texas')
})

it('in Texas no one is personally liable on a homestead (Tex. Const. XVI s.50(a)(6)(C))', async () =>
  expect(await textOf({ stateName: 'Texas', isTexasHomestead: true })).toContain('without recourse for personal liability'))
