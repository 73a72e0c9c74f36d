/** What of the stated income was verified, for whoever is told that their offer stands on it. */
import type { Known } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { incomeVerification } from './income-verification.ts'
import { isNobodysIncome } from './nobodys-income.ts'
import { verifiedCoOwnersIncome } from './verified-co-owners.ts'

export interface VerifiedOfStated {
  /** Cents a year, the borrower's and their co-owners'. */
  readonly statedCents: number
  readonly verifiedCents: number
}

/** Undefined until it is verified. */
export function verifiedOfStated(known: Known): VerifiedOfStated | undefined {
  const verified = known(incomeVerification)
  const stated = known(annualIncome)
  if (!verified || !stated) return undefined
  return {
    statedCents: stated.primaryCents + stated.otherCents + (isNobodysIncome(known) ? 0 : stated.coOwnersCents),
    verifiedCents: verified.verifiedAnnualCents + verifiedCoOwnersIncome(known),
  }
}
