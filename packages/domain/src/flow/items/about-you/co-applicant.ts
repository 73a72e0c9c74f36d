/** Who applies beside the borrower, as far as Regulation C asks. */
import type { Known } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { aboutYou } from './about-you.ts'

/**
 * The first co-owner, where the application counts a co-owner’s income: credit is then asked for on the word of both. A co-owner who only
 * signs the lien does not apply for anything (the signing pages say: you do not become a borrower) and is reported no more than a guarantor
 * is (12 CFR 1003 appendix B, instruction 4).
 */
export function coApplicantOf(known: Known): { readonly firstName: string; readonly lastName: string } | undefined {
  return (known(annualIncome)?.coOwnersCents ?? 0) > 0 ? known(aboutYou)?.coOwners[0] : undefined
}
