/** Which provider is asked for each way of connecting. */
import type { LinkWay } from '@hearthline/domain'

export const INCOME_PROVIDERS = { PAYROLL: 'income', BANK: 'bank-income', TAX_RECORDS: 'tax-records' } as const satisfies Record<
  LinkWay,
  string
>
