/** A sound report: what the gallery, the tests and the demo data show. */
import type { CreditReport } from '../../../facts/credit-report.ts'

export const exampleReport: CreditReport = {
  outcome: 'REPORT',
  bureau: 'Cedar Credit Bureau',
  bureauPhone: '8005550100',
  bureauUrl: 'https://bureau.example',
  reference: 'soft-example',
  pulledAt: '2026-11-20T18:00:00Z',
  scores: [741, 748, 755],
  scoreRange: { low: 300, high: 850 },
  scoreFactors: [{ code: '14', text: 'Length of time accounts have been established' }],
  tradelines: [
    {
      id: 'mortgage-1',
      creditor: 'First Harbor Bank',
      kind: 'MORTGAGE',
      last4: '2210',
      status: 'OPEN',
      balanceCents: 18_000_000,
      monthlyPaymentCents: 121_000,
      openedOn: '2016-04-01',
      securedBy: 'SUBJECT',
      late30In12Months: 0,
    },
    {
      id: 'card-1',
      creditor: 'Visa',
      kind: 'CARD',
      last4: '4021',
      status: 'OPEN',
      balanceCents: 1_218_000,
      limitCents: 2_500_000,
      monthlyPaymentCents: 24_400,
      openedOn: '2012-09-01',
      late30In12Months: 0,
    },
  ],
  publicRecords: [],
  inquiries: [],
}
