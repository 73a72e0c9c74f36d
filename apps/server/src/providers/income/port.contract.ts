/** What every adapter of payroll income must keep. */
import { testIncomeLinkContract } from '../income-link.contract.ts'
import type { Income } from './port.ts'

export function describeIncomeContract(makeAdapter: () => Income, codeOf: (link: string) => string): void {
  testIncomeLinkContract('the contract of payroll income', makeAdapter, codeOf)
}
