import type { Known } from '../../item.ts'
import { incomeVerification } from './income-verification.ts'
import { isNobodysIncome } from './nobodys-income.ts'

/** What of the co-owners' income counts after verifying, in cents a year: as far as it was verified, of people who are on the application. */
export const verifiedCoOwnersIncome = (known: Known): number =>
  isNobodysIncome(known) ? 0 : (known(incomeVerification)?.verifiedCoOwnersCents ?? 0)
