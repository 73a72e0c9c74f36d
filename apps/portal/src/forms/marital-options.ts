import type { MaritalStatus } from '@hearthline/domain'

interface MaritalOption {
  readonly value: MaritalStatus
  readonly label: string
  readonly description?: string
}

/** 12 CFR 1002.5(d)(1) allows these three words of marital status and no others; comment 5(d)(1)-1 lets “unmarried” be explained so. */
export const MARITAL_OPTIONS: readonly MaritalOption[] = [
  { value: 'MARRIED', label: 'Married' },
  { value: 'UNMARRIED', label: 'Unmarried', description: 'Single, divorced, or widowed.' },
  { value: 'SEPARATED', label: 'Separated' },
]
