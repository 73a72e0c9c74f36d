/** What the first draw pays off: the debts that the decision counts as paid, and those that the borrower chose beside them. */
import type { CreditReport } from '../../../facts/credit-report.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import type { Cost } from '../../../underwriting/offer/costs.ts'
import { findOffer } from '../../../underwriting/offer/find-offer.ts'
import { quote } from '../../../underwriting/offer/quote.ts'
import type { PayOff } from '../../../underwriting/situation/pay-offs.ts'
import { formatExactCents } from '../../../values/money.ts'
import type { Misfit } from '../../item.ts'
import type { OfferChoice } from './offer-choice.ts'
import { requestOf } from './offer-of-choice.ts'

/** Newest first; those that are not known yet are undefined. */
type Reports = readonly (Pick<CreditReport, 'tradelines'> | undefined)[]

/**
 * Each debt once, with its balance of the newest report; those paid by now are left out. An account that no report has is left to whoever checks
 * the choice.
 */
export function payOffsOf(
  choice: OfferChoice,
  decision: { readonly payOffs?: readonly PayOff[] | undefined } | undefined,
  reports: Reports,
): readonly PayOff[] {
  const required = decision?.payOffs ?? []
  const tradelines = reports.flatMap((report) => report?.tradelines ?? [])
  const chosen = [...new Set(choice.payOffTradelineIds)]
    .filter((id) => !required.some((debt) => debt.id === id || debt.accountId === id))
    .flatMap((id): PayOff[] => {
      const found = tradelines.find((line) => line.id === id)
      return found ? [{ id, creditor: found.creditor, last4: found.last4, balanceCents: found.balanceCents }] : []
    })
  return [...required, ...chosen].filter(({ balanceCents }) => balanceCents > 0)
}

/** Whole cents. */
export const sumOfPayOffs = (debts: readonly PayOff[]): number => debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)

interface Ground {
  readonly decision: Decision | undefined
  readonly reports: Reports
  readonly costs: readonly Cost[]
}

/** The draw has to reach for all that is paid from it: what is short at the closing would be missing to a creditor. */
export function uncoveredPayOffs(choice: OfferChoice, { decision, reports, costs }: Ground): Misfit[] {
  const found = decision && findOffer(decision.offers, requestOf(choice))
  if (!found || 'refused' in found) return []
  const liabilitiesPayOffCents = sumOfPayOffs(payOffsOf(choice, decision, reports))
  const { cashToYouCents } = quote({ ...found, liabilitiesPayOffCents, costs })
  if (cashToYouCents >= 0) return []
  const short = formatExactCents(-cashToYouCents)
  if (liabilitiesPayOffCents === 0)
    return [{ path: 'drawCents', message: `The draw is ${short} less than the costs it must pay. Raise the amount` }]
  const message = `The draw is ${short} less than the debts and costs it must pay. Raise the amount or pay off fewer debts`
  return [{ path: choice.payOffTradelineIds?.length ? 'payOffTradelineIds' : 'drawCents', message }]
}
