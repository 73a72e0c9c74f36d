import type { LineTerms } from '../../facts/line-terms.ts'
import { amortise } from '../../loan/amortise.ts'
import { dailyPeriodicRate, interestConvention } from '../../loan/interest-convention.ts'
import { linePlanOn } from '../../policy/line-plan.ts'
import type { Cost } from '../offer/costs.ts'
import type { DiscountType, Offer } from '../offer/offer.ts'
import { quote } from '../offer/quote.ts'
import { fromMills, toMills } from '../offer/rate.ts'
import { rateFor } from '../offer/rate-for.ts'
import type { PayOff } from '../situation/pay-offs.ts'
import { createSituation } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import type { PricingTable } from '../tables/pricing-table.ts'
import type { Decision } from './decision.ts'
import { lineMargin, promisedMarginMills } from './line-margin.ts'
import { recordingTaxOfLine } from './recording-tax-of-line.ts'
import { tablesOf } from './replay.ts'

export interface ChosenLine {
  readonly offer: Offer
  readonly drawCents: number
  readonly discounts: readonly DiscountType[]
  /** those that apply */
  readonly costs: readonly Cost[]
  readonly payOffs: readonly PayOff[]
  /** as the county says, where the tables do not know it to the cent */
  readonly recordingTaxCents?: number | undefined
}

/**
 * The terms of the line that was chosen, by the decision that offers it. Throws RangeError where the draw is not the offer's, does not cover what
 * is paid from it, or the decision names no index.
 */
export function termsOfLine(
  { input, decision }: { readonly input: UnderwritingInput; readonly decision: Decision },
  { offer, drawCents, discounts, costs, payOffs, recordingTaxCents }: ChosenLine,
): LineTerms {
  const tables = tablesOf(decision)
  const index = decision.index ?? tables.primeRows?.findLast(({ from }) => from <= decision.pricingAsOf)
  if (!index) throw new RangeError('The decision names no index')
  const plan = linePlanOn(decision.pricingAsOf)
  const liabilitiesPayOffCents = payOffs.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  const quoted = quote({ offer, drawCents, discounts, costs, liabilitiesPayOffCents })
  const { state, county } = input
  const byLaw = recordingTaxOfLine(decision, { state, county, lineCents: quoted.totalCents, termYears: offer.term })
  const recordingTax = recordingTaxCents === undefined ? byLaw : { leastCents: recordingTaxCents, mostCents: recordingTaxCents }
  // The offer has the tax in proportion between its draws: what is drawn is lessened by the tax itself.
  const cashToBorrowerCents = quoted.cashToYouCents + quoted.recordingTaxCents - recordingTax.mostCents
  if (cashToBorrowerCents < 0) throw new RangeError('The draw does not cover the debts and costs that are taken from it')
  const { paymentCents, rows } = amortise({
    principalCents: quoted.totalCents,
    annualRatePercent: quoted.rate,
    months: offer.term * 12,
  })
  // The fee of the smallest draw of a range may be rounded down to a line of a cent less: it is priced as it was offered.
  const lineCents = Math.max(quoted.totalCents, offer.minCents)
  const tableMargin = lineMargin(input, decision, { lineCents, term: offer.term })
  const promised = promisedMarginMills(decision, offer.type) ?? Number.POSITIVE_INFINITY
  const atMost = (mills: number) => Math.min(mills, promised)
  const stateMinimum = createSituation(input, tables).stateRule?.minimumDraw?.cents ?? 0
  const three = (percent: string) => fromMills(toMills(percent))
  return {
    planVersion: plan.version,
    interestVersion: interestConvention.version,
    type: offer.type,
    termYears: offer.term,
    drawPeriodMonths: plan.drawPeriodMonths[offer.term],
    lineCents: quoted.totalCents,
    drawCents,
    originationFeeCents: quoted.feeCents,
    originationFeeBps: offer.feeBps,
    minimumLaterDrawCents: Math.max(plan.minimumLaterDrawCents, stateMinimum),
    ratePercent: three(quoted.rate),
    dailyPeriodicRatePercent: dailyPeriodicRate(quoted.rate),
    index: { percent: index.percent, from: index.from },
    ...(offer.type === 'FLOATING' && {
      marginPercent: fromMills(
        atMost(toMills(tableMargin) - toMills(pointsOf(offer, tables.pricing))) - discountMills(offer, discounts, input),
      ),
    }),
    laterMarginPercent: fromMills(atMost(toMills(tableMargin))),
    discounts: discounts.map((type) => ({ type, points: fromMills(toMills(offer.rate) - toMills(rateFor(offer, [type]))) })),
    floorPercent: three(offer.floorRate),
    lifetimeCapPercent: three(offer.lifetimeCap ?? tables.pricing.ceilingRate),
    monthlyPaymentCents: paymentCents,
    lastPaymentCents: rows.at(-1)!.paymentCents,
    payments: rows.length,
    costs: costs.map(({ type, feeType, amountCents, paid }) => ({ type, feeType, amountCents, paid })),
    recordingTax: { leastCents: recordingTax.leastCents, mostCents: recordingTax.mostCents },
    payOffs: payOffs.map(({ creditor, last4, balanceCents }) => ({ creditor, ...(last4 && { last4 }), amountCents: balanceCents })),
    cashToBorrowerCents,
  }
}

const pointsOf = ({ feeBps }: Offer, { fees }: PricingTable): string => fees.find((fee) => fee.feeBps === feeBps)?.points ?? '0'

/** What the discounts take off together, by their full points: the floor of today is none of the margin, which holds when the index moves. */
function discountMills({ rate, discounts }: Offer, chosen: readonly DiscountType[], { organization }: UnderwritingInput): number {
  const pointsBy = new Map(organization.discounts.map(({ type, points }) => [type, toMills(points)]))
  const unbounded = discounts.map((discount) => ({
    ...discount,
    rateWithDiscount: fromMills(toMills(rate) - (pointsBy.get(discount.type) ?? 0)),
  }))
  return toMills(rate) - toMills(rateFor({ rate, floorRate: NO_FLOOR, discounts: unbounded }, chosen))
}

const NO_FLOOR = '-100.000'
