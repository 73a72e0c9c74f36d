import { formatExactCents, fromCents, toCents } from '../../values/money.ts'
import { type DiscountType, discountType, type Offer } from './offer.ts'

/** The body of PUT .../offer [offers/wire]: fee in percent, the draw in dollars. */
export type OfferRequest = {
  readonly type: string
  readonly term: number
  readonly originationFee: number
  readonly amount: number
  readonly discounts: readonly string[]
}

export type FoundOffer =
  | { readonly offer: Offer; readonly drawCents: number; readonly discounts: readonly DiscountType[] }
  /** a sentence that the borrower can read, and the field it is about */
  | { readonly refused: string; readonly field: keyof OfferRequest }

const hundredths = (value: number): number | undefined => {
  if (!Number.isFinite(value) || value < 0 || value > Number.MAX_SAFE_INTEGER / 1000) return undefined
  const whole = toCents(value)
  return fromCents(whole) === value ? whole : undefined
}

/** The draws of offers of one type, term and fee in words; where ranges do not follow one another each is named. */
function rangesInWords(offers: readonly Offer[]): string {
  const ranges: { least: number; most: number }[] = []
  for (const offer of [...offers].sort((a, b) => a.minDrawCents - b.minDrawCents)) {
    const last = ranges.at(-1)
    if (last !== undefined && offer.minDrawCents <= last.most + 1) last.most = Math.max(last.most, offer.maxDrawCents)
    else ranges.push({ least: offer.minDrawCents, most: offer.maxDrawCents })
  }
  return ranges
    .map(({ least, most }) => (least === most ? formatExactCents(least) : `${formatExactCents(least)} to ${formatExactCents(most)}`))
    .join(', or ')
}

/**
 * The offer for a choice, matched by type, term, fee and draw range [offers/wire], with the discounts checked against it; else a sentence
 * that says why the combination is refused. Never throws on what a client may send.
 */
export function findOffer(offers: readonly Offer[], request: OfferRequest): FoundOffer {
  const ofType = offers.filter((offer) => offer.type === request.type)
  if (ofType.length === 0) return { refused: 'This kind of rate is not among your offers.', field: 'type' }
  const ofTerm = ofType.filter((offer) => offer.term === request.term)
  if (ofTerm.length === 0) return { refused: `A term of ${request.term} years is not among your offers.`, field: 'term' }
  const feeBps = hundredths(request.originationFee)
  const ofFee = ofTerm.filter((offer) => offer.feeBps === feeBps)
  if (ofFee.length === 0) {
    return {
      refused: `An origination fee of ${request.originationFee}% over ${request.term} years is not among your offers.`,
      field: 'originationFee',
    }
  }
  const drawCents = hundredths(request.amount)
  if (drawCents === undefined) return { refused: 'Enter the draw in dollars and cents.', field: 'amount' }
  const found = ofFee.find((offer) => offer.minDrawCents <= drawCents && drawCents <= offer.maxDrawCents)
  if (found === undefined) {
    return { refused: `With this term and fee you can draw ${rangesInWords(ofFee)}.`, field: 'amount' }
  }
  const discounts: DiscountType[] = []
  for (const name of request.discounts) {
    const type = discountType.safeParse(name)
    if (!type.success || !found.discounts.some((discount) => discount.type === type.data)) {
      return { refused: `The discount ${name} is not part of this offer.`, field: 'discounts' }
    }
    if (!discounts.includes(type.data)) discounts.push(type.data)
  }
  return { offer: found, drawCents, discounts }
}
