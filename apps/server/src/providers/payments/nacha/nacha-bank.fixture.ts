/** A lender's settings for files, and what its bank writes. */
import { contractAccount } from '../../provider-call.contract.ts'

let company = 0

/** Each time of a company of its own. */
export const nachaSettings = () => ({
  ...{ NACHA_BANK: '071000013', NACHA_BANK_NAME: 'Lakeshore National', NACHA_ORIGIN: '1234567890', NACHA_COMPANY_NAME: 'Hearthline' },
  ...{
    NACHA_COMPANY_ID: String(1_000_000_000 + ++company),
    NACHA_ACCOUNT: '5550001111',
    NACHA_CUT_OFF: '14:00',
    NACHA_PRENOTE: 'yes',
    NACHA_PLACE: 'file:///unused',
  },
})

/** Companies so far: what a key begins with. */
export const companies = () => company

/** As the bank writes a return of one entry, or of some. */
export function returnFile(traceNumbers: string | readonly string[], code: string, amountCents = 8_500_000): string {
  const pad = (text: string) => text.padEnd(94)
  const of = [traceNumbers].flat()
  return [
    pad('101 07100001312345678902611251200A094101'),
    ...of.flatMap((traceNumber) => [
      pad(`621${contractAccount.routingNumber}${contractAccount.accountNumber.padEnd(17)}${String(amountCents).padStart(10, '0')}`),
      `799${code}${traceNumber}      12100035${' '.repeat(44)}121000350000001`,
    ]),
    pad(`9${'0'.repeat(12)}${String(2 * of.length).padStart(8, '0')}`),
  ].join('\n')
}
