/** What is said of an offer code [registration/offer-codes]: known with its last day, ended, or not known. Pure. */
import { formatLocalDateWithYear } from '@hearthline/domain'
import type { OfferEntry } from '../session/register-answers.ts'

export interface OfferText {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly body: string
}

export function offerText({ code, status, respondByDate, isFirmOffer }: OfferEntry): OfferText {
  if (status === 'ended')
    return {
      kind: 'warning',
      title: `Offer ${code} has expired`,
      body: 'You can still apply. We’ll show you the offers available today.',
    }
  if (status === 'unknown')
    return {
      kind: 'warning',
      title: `We couldn’t find the offer code ${code}`,
      body: 'Please check it against your letter and try again, or continue without it.',
    }
  return {
    kind: 'info',
    title: `Your offer ${code}`,
    body:
      isFirmOffer && respondByDate
        ? `Apply by ${formatLocalDateWithYear(respondByDate)} and what your letter promises holds, if you still meet its criteria.`
        : respondByDate
          ? `It is good through ${formatLocalDateWithYear(respondByDate)}.`
          : 'We’ll apply it to your application.',
  }
}
