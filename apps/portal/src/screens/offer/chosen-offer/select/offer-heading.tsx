import { exactMoney, formatValueSource } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'

type Facts = OffersBody['facts']

/** The most that can be chosen as the offer is set: the end of the slider. Where other terms reach further, `under` says which ones are set. */
export function OfferHeading({ firstName, mostCents, under = '' }: { firstName: string; mostCents: number; under?: string }) {
  return (
    <>
      {firstName}, you can borrow up to <span className="money">{exactMoney(mostCents)}</span>
      {under && ` ${under}`}
    </>
  )
}

/** 'Based on a home value of $742,000 and a credit score of 748. Nothing is final until you sign.' */
export function offerWhy({ valueCents, valueSource, score, scoreToCome, incomeVerified }: Facts): string {
  const value = `a home value of ${exactMoney(valueCents)} (${formatValueSource(valueSource)})`
  const basis =
    score === undefined
      ? `Based on ${value}.`
      : scoreToCome === undefined
        ? `Based on ${value} and a credit score of ${score}.`
        : `Based on ${value} and a credit score of ${score}, from your first report. It is ${scoreToCome} on your full report, which we use once you submit again.`
  const income = incomeVerified
    ? ''
    : ' This uses the income you told us. We have not verified it yet. If it is lower, the amount can go down.'
  return `${basis}${income} Nothing is final until you sign.`
}
