import { agreementNoticeOf, closingTerms, formatExactCents } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderDocument } from '../renderers.ts'
import type { LineAgreement } from './agreed-line.ts'
import { lineAgreement } from './line-agreement.ts'

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
  state: 'CA',
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

it('the agreement lists every charge of opening the line, and says that there is no other', async () => {
  const text = await textOf()
  for (const said of ['Recording fee $43', 'Recording tax $0', 'To your account $84,957', 'no fee for a year in which the line is open'])
    expect(text, said).toContain(said)
})

it('whose draws are stopped is told why, and draws again when the reason has ended (12 CFR 1026.9(c)(1)(iii), 1026.40(f)(3)(vi))', async () => {
  const text = await textOf()
  expect(text).toContain('we tell you in writing within three business days, with the reasons')
  expect(text).toContain('When it has ended you can draw again')
})

it('the agreement says that credit bureaus may be told, in the words of model notice B-1, and the disclosures do not (15 USC 1681s-2(a)(7))', async () => {
  const said = 'Late payments, missed payments, or other defaults on your account may be reflected in your credit report.'
  const disclosed = await readPdf((await renderDocument({ kind: 'CLOSING_DISCLOSURE', data: AGREEMENT })).pdf)
  expect(await textOf()).toContain(said)
  expect(disclosed.text).not.toContain('credit bureaus')
})

it('the notice that a state wants in the agreement stands there to the letter, in bold', async () => {
  const blocksIn = (state: string) => lineAgreement.describe({ ...AGREEMENT, state }).blocks.filter(({ kind }) => kind === 'notice')
  expect(blocksIn('MO')).toEqual([{ kind: 'notice', text: agreementNoticeOf('MO')!.text }])
  expect(agreementNoticeOf('MO')!.text).toContain('the complete and exclusive statement of the agreement between us')
  expect(await textOf()).toContain('As required by law, you are hereby notified that a negative credit report')
  expect(blocksIn('OR')).toEqual([])
})

it('on a Texas homestead it has what the constitution asks for (Tex. Const. XVI s.50(a)(6), (t))', async () => {
  const terms = { ...closingTerms.example, minimumLaterDrawCents: 400_000 }
  const text = await textOf({ state: 'TX', stateName: 'Texas', isTexasHomestead: true, terms })
  for (const said of [
    'without recourse for personal liability',
    'foreclosed upon only by a court order',
    'Your homestead secures this line, and nothing else does',
    'only because the market value of the homestead falls',
    'no confession of judgment',
    'a copy of your final application',
    'release of the lien in a form that can be recorded, at no cost to you',
    'may rescind within three days',
    'within 60 days as Section 50(a)(6)(Q)(x) says',
    'Each later draw is at least $4,000',
    'No draw is taken by a credit card',
    'more than 80 percent of the fair market value',
    'we may not amend this agreement on our own',
  ])
    expect(text, said).toContain(said)
})
