import { exactMoney, valueSourceWords } from '../../../offer/figure-words.ts'
import type { OffersBody } from '../../../offer/offers-body.ts'

type Facts = OffersBody['facts']

/** The most that can be chosen as the offer is set: the end of the slider, never an amount that another term or fee would give. */
export function OfferHeading({ firstName, mostCents }: { firstName: string; mostCents: number }) {
  return (
    <>
      {firstName}, you can borrow up to <span className="money">{exactMoney(mostCents)}</span>
    </>
  )
}

/** 'Based on a home value of $742,000 and a credit score of 748. Nothing is final until you sign.' */
export function offerWhy({ valueCents, valueSource, score, incomeVerified }: Facts): string {
  const value = `a home value of ${exactMoney(valueCents)} (${valueSourceWords(valueSource)})`
  const basis = score === undefined ? `Based on ${value}.` : `Based on ${value} and a credit score of ${score}.`
  const income = incomeVerified ? '' : ' Your income is as you told us and not verified yet; if it turns out lower, the amount can fall.'
  return `${basis}${income} Nothing is final until you sign.`
}
