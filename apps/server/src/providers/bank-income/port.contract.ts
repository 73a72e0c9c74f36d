/** What every adapter of bank income must keep. */
import { testIncomeLinkContract } from '../income-link.contract.ts'
import type { BankIncome } from './port.ts'

export function describeBankIncomeContract(makeAdapter: () => BankIncome, codeOf: (link: string) => string): void {
  testIncomeLinkContract('the contract of bank income', makeAdapter, codeOf)
}
