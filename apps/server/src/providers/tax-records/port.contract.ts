/** What every adapter of tax records must keep. */
import { testIncomeLinkContract } from '../income-link.contract.ts'
import type { TaxRecords } from './port.ts'

export function describeTaxRecordsContract(makeAdapter: () => TaxRecords, codeOf: (link: string) => string): void {
  testIncomeLinkContract('the contract of tax records', makeAdapter, codeOf)
}
