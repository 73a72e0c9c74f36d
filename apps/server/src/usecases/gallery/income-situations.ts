/** What the example borrower may have shown of an income, and what became of it. */
import { type IncomeSource, incomeConfirmation, incomeEvidence, incomeVerification, payrollReading } from '@hearthline/domain'

/** As the examples of reading and confirming it name it. */
const UPLOADED = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60'
const evidence = (shown: Pick<IncomeSource, 'way' | 'documents' | 'link'>) => ({
  sources: [{ ...incomeEvidence.example.sources[0]!, ...shown }],
})
const confirmedExample = incomeConfirmation.example.sources[0]!

export const INCOME_SITUATIONS = {
  'income-uploaded': { 'income-evidence': evidence({ way: 'PAY_STUB', documents: [UPLOADED] }) },
  'income-connected': { 'income-evidence': evidence({ way: 'PAYROLL', documents: [], link: UPLOADED }) },
  'income-anothers': {
    'income-evidence': evidence({ way: 'PAYROLL', documents: [], link: UPLOADED }),
    'payroll-reading': {
      ...payrollReading.example,
      readings: [{ ...payrollReading.example.readings[0]!, holder: { names: ['Jordan Marsh'], match: { outcome: 'NONE', score: 20 } } }],
    },
  },
  // More than was stated.
  'income-higher': {
    'income-evidence': evidence({ way: 'PAYROLL', documents: [], link: UPLOADED }),
    'payroll-reading': {
      ...payrollReading.example,
      readings: [
        {
          ...payrollReading.example.readings[0]!,
          records: [{ ...payrollReading.example.readings[0]!.records[0]!, regularCents: 800_000, yearToDateCents: 18_400_000 }],
        },
      ],
    },
  },
  'income-begun': { 'income-evidence': evidence({ way: 'PAYROLL', documents: [] }) },
  'income-refused': {
    'income-confirmation': {
      sources: [
        {
          source: incomeEvidence.example.sources[0]!.id,
          documents: [UPLOADED],
          outcome: 'NOT_USABLE',
          why: 'The pay stub has no year to date. Please upload the newest one.',
          records: [],
        },
      ],
    },
    'income-verification': { ...incomeVerification.example, verifiedAnnualCents: 0 },
  },
  'income-short': {
    'income-confirmation': {
      sources: [{ ...confirmedExample, records: [{ ...confirmedExample.records[0]!, regularCents: 278_846, yearToDateCents: 6_413_458 }] }],
    },
    'income-verification': { ...incomeVerification.example, verifiedAnnualCents: 7_250_000 },
  },
  'income-lower': { 'income-verification': { ...incomeVerification.example, verifiedAnnualCents: 4_500_000 } },
  'income-far-lower': { 'income-verification': { ...incomeVerification.example, verifiedAnnualCents: 3_500_000 } },
  'employer-check': { 'income-verification': { ...incomeVerification.example, employmentFlagged: true } },
} as const
