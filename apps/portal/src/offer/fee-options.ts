import { feeBreakEven, fromCents } from '@hearthline/domain'
import { type DiscountType, type Offer, type Quote, quote } from '@hearthline/domain/underwriting'
import { settleDraw } from './draw-settled.ts'

/** One origination fee with the rate that it buys. `breakEvenMonths`: against the lowest fee; undefined when it never pays within the term. */
export type FeeOption = {
  readonly feeBps: number
  readonly feeCents: number
  readonly rate: string
  readonly paymentCents: number
  readonly breakEvenMonths: number | undefined
}

export type FeeAsk = { type: Offer['type']; term: number; wantedCents: number; discounts: readonly DiscountType[]; fees: readonly number[] }

type Way = { readonly offer: Offer; readonly drawCents: number; readonly quote: Quote }

function way(offers: readonly Offer[], { type, term, wantedCents, discounts }: FeeAsk, feeBps: number): Way | [] {
  const settled = settleDraw(offers, { type, term: term as Offer['term'], feeBps }, wantedCents)
  if (!settled) return []
  const own = discounts.filter((type) => settled.offer.discounts.some((discount) => discount.type === type))
  return { ...settled, quote: quote({ ...settled, discounts: own, liabilitiesPayOffCents: 0, costs: [] }) }
}

const asFee = ({ offer, quote }: Way) => ({
  feePercent: offer.feeBps / 100,
  annualRatePercent: Number(quote.rate),
  maxFee: offer.feeCapCents === undefined ? null : fromCents(offer.feeCapCents),
})

/**
 * Every fee that is offered with this type, term and draw, and when it has paid for itself. All at the same draw, as far as each reaches; a fee
 * that is offered for larger draws only, as it pays within the term for them alone, is not among them.
 */
export function feeOptions(offers: readonly Offer[], ask: FeeAsk): FeeOption[] {
  const found = ask.fees.flatMap((feeBps) => way(offers, ask, feeBps))
  const [lowest] = found
  const reaching = found.filter((each) => each.drawCents <= Math.max(lowest!.drawCents, ask.wantedCents))
  return reaching.map((each) => {
    const { offer, drawCents } = each
    const compared = { draw: fromCents(drawCents), months: ask.term * 12, lowerFee: asFee(lowest!), higherFee: asFee(each) }
    return {
      feeBps: offer.feeBps,
      feeCents: each.quote.feeCents,
      rate: each.quote.rate,
      paymentCents: each.quote.monthlyPaymentCents,
      breakEvenMonths: each === lowest ? 0 : feeBreakEven(compared),
    }
  })
}
