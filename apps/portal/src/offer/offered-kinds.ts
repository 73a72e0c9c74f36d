import type { Offer } from '@hearthline/domain/underwriting'
import { drawLimits } from './draw-settled.ts'
import { exactMoney, formatFee, RATE_KIND_LABELS } from './format-figures.ts'
import type { OfferChoice } from './offer-choice.ts'

type Kind = Pick<OfferChoice, 'type' | 'term' | 'feeBps'>

/** The five terms there are [offers/terms]. Not taken from the domain's schema file: that would bring the whole schema library to the browser. */
const terms = [5, 10, 15, 20, 30] as const satisfies readonly Offer['term'][]

const isOffered = (offers: readonly Offer[], { type, term, feeBps }: Kind): boolean =>
  offers.some((offer) => offer.type === type && offer.term === term && offer.feeBps === feeBps)

export const feesOffered = (offers: readonly Offer[]): number[] => [...new Set(offers.map((offer) => offer.feeBps))].sort((a, b) => a - b)
export const typesOffered = (offers: readonly Offer[]): Offer['type'][] => [...new Set(offers.map((offer) => offer.type))]
/** What the organization lends over, offered to this borrower or not. */
export const termsShown = (offers: readonly Offer[], lendsOver: readonly number[] = terms): number[] =>
  [...new Set<number>([...lendsOver, ...offers.map((offer) => offer.term)])].sort((a, b) => a - b)

/** ['0%', '0.99%', '1.5%'] -> '0%, 0.99% or 1.5%'. */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/**
 * Why a combination cannot be chosen, in a sentence that says what would; undefined when it can. What offers leave out is known by 5.2 of the
 * lending rules alone (payment against income, rates within 7.60 to 17.20 %, the fee limit of 12 CFR 1026.32), not which of them it was.
 */
export function unavailableReason(offers: readonly Offer[], kind: Kind): string | undefined {
  if (isOffered(offers, kind)) return undefined
  const sameTerm = offers.filter((offer) => offer.term === kind.term)
  const years = `${kind.term} years`
  if (sameTerm.length === 0) {
    return `${years} is not among your offers. Over that time, no line meets all three of our limits: the payment against your income, a rate from 7.60% to 17.20%, and the legal limit on fees.`
  }
  const sameType = sameTerm.filter((offer) => offer.type === kind.type)
  if (sameType.length === 0) {
    return `Over ${years} only a ${oneOf(typesOffered(sameTerm).map((type) => RATE_KIND_LABELS[type]))} rate is offered.`
  }
  return `Over ${years} with a ${RATE_KIND_LABELS[kind.type]} rate the fee can be ${oneOf(feesOffered(sameType).map(formatFee))}.`
}

/** Why the amount is not the one that was asked for; undefined when it is. */
export function amountChangeReason(offers: readonly Offer[], choice: OfferChoice, selectedCents: number): string | undefined {
  if (selectedCents === choice.wantedCents) return undefined
  const limits = drawLimits(offers, { type: choice.type, term: choice.term as Offer['term'], feeBps: choice.feeBps })
  if (!limits) return undefined
  const how = `Over ${choice.term} years at a ${RATE_KIND_LABELS[choice.type]} rate with a fee of ${formatFee(choice.feeBps)}`
  const asked = `so ${exactMoney(choice.wantedCents)} became ${exactMoney(selectedCents)}`
  if (selectedCents === limits.mostCents && choice.wantedCents > selectedCents) {
    const fee = choice.feeBps > 0 ? ' plus the fee' : ''
    return `${how} you can draw at most ${exactMoney(limits.mostCents)}${fee}, ${asked}.`
  }
  if (selectedCents === limits.leastCents && choice.wantedCents < selectedCents) {
    return `${how} the smallest draw is ${exactMoney(limits.leastCents)}, ${asked}.`
  }
  return `${how} ${exactMoney(choice.wantedCents)} falls between two offers, ${asked}.`
}
