import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { annualIncome } from '../apply/annual-income.ts'

/** Whether an income is stated for co-owners while the borrower names none: nobody then earns it. */
export const isNobodysIncome = (known: Known): boolean =>
  (known(annualIncome)?.coOwnersCents ?? 0) > 0 && known(aboutYou)?.coOwners.length === 0
