import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { incomeVerification } from './income-verification.ts'

/** Whether an income is stated for co-owners while the borrower names none: nobody then earns it. */
export const isNobodysIncome = (known: Known): boolean =>
  (known(annualIncome)?.coOwnersCents ?? 0) > 0 && known(aboutYou)?.coOwners.length === 0

/** What of the co-owners' income counts after verifying, in cents a year: as far as it was verified, of people who are on the application. */
export const verifiedCoOwnersIncome = (known: Known): number =>
  isNobodysIncome(known) ? 0 : (known(incomeVerification)?.verifiedCoOwnersCents ?? 0)
