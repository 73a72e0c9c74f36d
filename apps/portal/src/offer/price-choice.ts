import { fromCents, payoffAmount, toCents } from '@hearthline/domain'
import { costLabel, type DiscountType, type Offer, type Quote, quote } from '@hearthline/domain/underwriting'
import { type DrawLimits, drawLimits, settleDraw } from './draw-settled.ts'
import type { OfferChoice } from './offer-choice.ts'
import type { Debt, OfferGround, OffersBody } from './offers-body.ts'

export type ListedCost = {
  readonly type: string
  readonly label: string
  readonly amountCents: number
  readonly paid: 'FROM_DRAW' | 'BEFORE'
}

/** A debt as far as it is named and paid. */
export type PaidDebt = OffersBody['requiredPayOffs'][number]

const sumOf = (debts: readonly PaidDebt[]): number => debts.reduce((sum, debt) => sum + toCents(debt.monetaryBalance), 0)

export type PricedChoice = {
  readonly choice: OfferChoice
  readonly offer: Offer
  readonly limits: DrawLimits
  /** the amount on the slider, held within the limits */
  readonly selectedCents: number
  /** what is drawn: the amount selected, with the payoffs as the preference says */
  readonly drawCents: number
  /** the debts that the borrower chose to pay off */
  readonly payOff: readonly Debt[]
  readonly payOffCents: number
  /** all that the draw pays off: those that the offer rests on too */
  readonly paidOff: readonly PaidDebt[]
  readonly paidOffCents: number
  readonly discounts: readonly DiscountType[]
  /** what the lender says of the offer's discounts */
  readonly discountWords: OffersBody['discounts']
  readonly costs: readonly ListedCost[]
  readonly quote: Quote
}

/** The costs that apply here, named. */
export const costsOf = ({ costs }: Pick<OfferGround, 'costs'>): ListedCost[] =>
  costs.map(({ type, amountCents, paid }) => ({
    type,
    label: costLabel(type),
    amountCents,
    paid,
  }))

/** The draw after payoffs [offers/payoffs], in cents. Without a debt to pay off the preference has nothing to say. */
export function drawWithPayoffs(choice: OfferChoice, selectedCents: number, payOffCents: number, limits: DrawLimits): number {
  if (payOffCents === 0) return selectedCents
  const amounts = { liabilities: fromCents(payOffCents), draw: fromCents(selectedCents), maxDraw: fromCents(limits.mostCents) }
  return toCents(payoffAmount({ preference: choice.preference, ...amounts }))
}

/** Everything that one choice costs, by the same quote as the server's; undefined when the combination is not offered. */
export function priceChoice(offers: readonly Offer[], body: OfferGround, choice: OfferChoice): PricedChoice | undefined {
  const kind = { type: choice.type, term: choice.term as Offer['term'], feeBps: choice.feeBps }
  const limits = drawLimits(offers, kind)
  const selected = settleDraw(offers, kind, choice.wantedCents)
  if (!limits || !selected) return undefined
  const payOff = body.liabilities.filter((debt) => choice.payOff.includes(debt.id))
  const payOffCents = sumOf(payOff)
  const paidOff = [...body.requiredPayOffs, ...payOff]
  const paidOffCents = sumOf(paidOff)
  const settled = settleDraw(offers, kind, drawWithPayoffs(choice, selected.drawCents, payOffCents, limits))!
  const { offer, drawCents } = settled
  const discounts = offer.discounts.map(({ type }) => type).filter((type) => choice.discounts.includes(type))
  const costs = costsOf(body)
  const priced = quote({ offer, drawCents, discounts, liabilitiesPayOffCents: paidOffCents, costs })
  const { discounts: discountWords } = body
  return {
    ...{ choice, offer, limits, selectedCents: selected.drawCents, drawCents, payOff, payOffCents, paidOff, paidOffCents },
    ...{ discounts, discountWords, costs, quote: priced },
  }
}
