import { toCents } from '@hearthline/domain'
import type { Offer } from '@hearthline/domain/underwriting'
import { drawLimits } from './draw-settled.ts'
import type { OfferChoice } from './offer-choice.ts'
import type { OffersBody } from './offers-body.ts'

/** $500, the step of the slider [offers/draw]. */
export const sliderStepCents = 50_000

const nearest = (values: readonly number[], to: number): number =>
  values.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || b - a)[0]!

/**
 * What the screen opens with when nothing was chosen yet: a fixed rate, 20 years, the lowest fee, half of what can be drawn, no discount.
 * Nothing that costs more and nothing that must still be proven is set without being asked for. Offers must not be empty.
 */
export function defaultChoice(offers: readonly Offer[]): OfferChoice {
  const type = offers.some((offer) => offer.type === 'FIXED') ? 'FIXED' : offers[0]!.type
  const ofType = offers.filter((offer) => offer.type === type)
  const term = nearest([...new Set<number>(ofType.map((offer) => offer.term))], 20)
  const feeBps = Math.min(...ofType.filter((offer) => offer.term === term).map((offer) => offer.feeBps))
  const { leastCents, mostCents } = drawLimits(offers, { type, term: term as Offer['term'], feeBps })!
  const half = Math.floor(mostCents / 2 / sliderStepCents) * sliderStepCents
  return { type, term, feeBps, wantedCents: Math.max(half, leastCents), discounts: [], payOff: [], preference: 'PRESERVE' }
}

/** The choice that the server keeps, or what it was before a correction, as the screen holds it; the wire has the draw alone, so payoffs are paid out of it. */
export function savedChoice({ chosen: stands, before }: Pick<OffersBody, 'chosen' | 'before'>): OfferChoice | undefined {
  const chosen = stands ?? before
  if (!chosen) return undefined
  return {
    type: chosen.type,
    term: chosen.term,
    feeBps: toCents(chosen.originationFee),
    wantedCents: toCents(chosen.amount),
    discounts: chosen.discounts,
    payOff: chosen.payOffTradelineIds ?? [],
    preference: 'DEDUCT',
  }
}

/** What was set and not confirmed: in this tab, else on another device; undefined where nothing was. */
export function restoredChoice(stored: OfferChoice | undefined, { unconfirmed }: Pick<OffersBody, 'unconfirmed'>): OfferChoice | undefined {
  if (stored || !unconfirmed) return stored
  const { setAt: _, ...choice } = unconfirmed
  return choice
}

/** Whether the offers were calculated again after that was set. */
export const isOutdated = ({ unconfirmed, facts }: Pick<OffersBody, 'unconfirmed' | 'facts'>): boolean =>
  unconfirmed !== null && Date.parse(unconfirmed.setAt) < Date.parse(facts.pricedAt)

/** Whether anything but the amount that was set is no longer offered; what became of the amount is said beside it. */
export function isReplaced(
  offers: readonly Offer[],
  { unconfirmed, liabilities }: Pick<OffersBody, 'unconfirmed' | 'liabilities'>,
): boolean {
  const set = restoredChoice(undefined, { unconfirmed })
  if (!set) return false
  const kept = reconcileChoice(offers, liabilities, set)
  const isSame = kept.type === set.type && kept.term === set.term && kept.feeBps === set.feeBps
  return !isSame || kept.discounts.length !== set.discounts.length || kept.payOff.length !== set.payOff.length
}

/** A choice made earlier, held against today's offers: what is gone is replaced by the nearest that is offered. */
export function reconcileChoice(offers: readonly Offer[], debts: readonly { readonly id: string }[], choice: OfferChoice): OfferChoice {
  const plain = defaultChoice(offers)
  const type = offers.some((offer) => offer.type === choice.type) ? choice.type : plain.type
  const ofType = offers.filter((offer) => offer.type === type)
  const term = nearest([...new Set<number>(ofType.map((offer) => offer.term))], choice.term)
  const fees = ofType.filter((offer) => offer.term === term).map((offer) => offer.feeBps)
  const types = new Set<string>(ofType.flatMap((offer) => offer.discounts.map((discount) => discount.type)))
  return {
    ...choice,
    type,
    term,
    feeBps: nearest([...new Set(fees)], choice.feeBps),
    discounts: choice.discounts.filter((discount) => types.has(discount)),
    payOff: choice.payOff.filter((id) => debts.some((debt) => debt.id === id)),
  }
}
