import type { CreditReport } from '../../../facts/credit-report.ts'
import type { Known } from '../../item.ts'
import { hardCredit } from './hard-credit.ts'
import { softCredit } from './soft-credit.ts'

/** Newest first; what is not known yet is undefined. */
export const reportsOf = (known: Known): readonly (CreditReport | undefined)[] => [known(hardCredit), known(softCredit)]
