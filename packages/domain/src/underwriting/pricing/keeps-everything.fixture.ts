/** What a property of offers is judged by: the figures where it fails, and what one list of offers keeps of another. */
import { totalOf } from '../offer/draw-bounds.ts'
import type { Offer } from '../offer/offer.ts'
import { linePayment } from '../offer/qualifying-payment.ts'
import { toMills } from '../offer/rate.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { rangesOf } from './any-applicant.fixture.ts'

export const fail = (what: string, ...figures: unknown[]) => {
  throw new Error(`${what}: ${JSON.stringify(figures)}`)
}

/** All that is owed for a draw each month, in cents. */
export const paid = (offer: Offer, drawCents: number) => linePayment(totalOf(drawCents, offer), toMills(offer.rate), offer.term)
const covers = (offer: Offer, drawCents: number) => offer.minDrawCents <= drawCents && drawCents <= offer.maxDrawCents
const lowestRate = (offers: readonly Offer[]) => Math.min(...offers.map((offer) => toMills(offer.rate)))
const largest = (offers: readonly Offer[], field: 'maxCents' | 'maxDrawCents') => Math.max(0, ...offers.map((offer) => offer[field]))

const FEES = defaultOrganizationTerms.feeChoicesBps

/** The offers of the same type and term with a lower fee, the lowest last. */
export const cheaperThan = ({ type, term, feeBps }: Offer, ranges: ReadonlyMap<string, Offer[]>): Offer[] =>
  FEES.filter((fee) => fee < feeBps)
    .sort((a, b) => b - a)
    .flatMap((fee) => ranges.get(`${type} ${term} ${fee}`) ?? [])

/** What no better applicant may lose: each draw of the worse one's offers, at no higher payment, by the same fee or by one that costs less. */
export function keepsEverything(before: readonly Offer[], after: readonly Offer[]): void {
  if (before.length === 0) return
  if (after.length === 0) fail('nothing is offered any more', before.length)
  if (lowestRate(after) > lowestRate(before)) fail('the lowest rate rose', lowestRate(before), lowestRate(after))
  for (const field of ['maxCents', 'maxDrawCents'] as const)
    if (largest(after, field) < largest(before, field)) fail(`${field} fell`, largest(before, field), largest(after, field))
  const ranges = rangesOf(after)
  for (const offer of before) {
    const same = ranges.get(`${offer.type} ${offer.term} ${offer.feeBps}`) ?? []
    const cheaper = cheaperThan(offer, ranges)
    for (const draw of [offer.minDrawCents, Math.floor((offer.minDrawCents + offer.maxDrawCents) / 2), offer.maxDrawCents]) {
      const own = same.find((each) => covers(each, draw))
      const instead = own ?? cheaper.find((each) => covers(each, draw))
      if (instead === undefined) fail('a draw is not offered any more', offer, draw)
      else if (own !== undefined && toMills(own.rate) > toMills(offer.rate)) fail('a rate rose', offer, own)
      else if (paid(instead, draw) > paid(offer, draw)) fail('a payment rose', offer, instead, draw)
    }
  }
}
