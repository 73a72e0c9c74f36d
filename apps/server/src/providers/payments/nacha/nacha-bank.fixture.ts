/** A lender's settings for files, and what its bank writes. */
import { type BankAnswer, bankAnswer, returned } from '../../../testing/bank-answer.ts'

let company = 0
const companyId = () => String(1_000_000_000 + company)

const nextCompany = () => {
  company += 1
  return companyId()
}

/** Each time of a company of its own. */
export const nachaSettings = () => ({
  ...{ NACHA_BANK: '071000013', NACHA_BANK_NAME: 'Lakeshore National', NACHA_ORIGIN: '1234567890', NACHA_COMPANY_NAME: 'Hearthline' },
  ...{
    NACHA_COMPANY_ID: nextCompany(),
    NACHA_ACCOUNT: '5550001111',
    NACHA_CUT_OFF: '14:00',
    NACHA_PRENOTE: 'yes',
    NACHA_PLACE: 'file:///unused',
  },
})

/** Companies so far: what a key begins with. */
export const companies = () => company

/** As the bank writes a return of one entry, or of some, of the company that was made last. */
export const returnFile = (
  traceNumbers: string | readonly string[],
  code: string,
  amountCents = 8_500_000,
  more: Partial<BankAnswer> = {},
): string =>
  bankAnswer({
    companyId: companyId(),
    madeOn: '2026-11-24',
    answers: [traceNumbers].flat().map((trace) => ({ addenda: returned(code, trace), amountCents })),
    ...more,
  })
