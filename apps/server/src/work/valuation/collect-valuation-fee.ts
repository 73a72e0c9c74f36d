/** valuation-fee-collection: the fee for the visit, by a debit that the borrower authorized when they ordered it. */
import { disclosureReceipts, lenderDay, mayBePaid, refuseEarlyFee, valuationFee } from '@hearthline/domain'
import { accountToPay } from '../banking/account-to-pay.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'

/** @throws Error before the first day of the fee, whatever started it (12 CFR 1026.40(h)) */
export function collectValuationFee(context: WorkContext) {
  const { known, now, services, provider, callWithReference } = context
  const refused = refuseEarlyFee(disclosureReceipts(known), lenderDay(now))
  if (refused)
    throw new RuleBroken(
      `The valuation fee may not be charged before ${refused.from ?? 'the disclosures are received'} (12 CFR 1026.40(h))`,
    )
  if (!mayBePaid(known)) throw new RuleBroken('The valuation fee may not be debited from an account that is not verified')
  const request = { ...accountToPay(services.sealing, known), amountCents: valuationFee(known)!.cents, description: 'Home valuation' }
  return callWithReference((providerCall) => provider('payments').collectFee(request, providerCall))
}
