/** income-verification: what the borrower's sources prove of the income that they stated. */
import { annualIncome, incomeSources, legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export function verifyIncome({ known, provider, callWithReference }: WorkContext) {
  const { primaryCents, otherCents, coOwnersCents } = known(annualIncome)!
  const request = {
    applicantName: known(legalName)!,
    sources: known(incomeSources)!.sources,
    statedAnnualCents: primaryCents + otherCents,
    ...(coOwnersCents > 0 && { statedCoOwnersCents: coOwnersCents }),
  }
  return callWithReference((providerCall) => provider('income').verify(request, providerCall))
}
