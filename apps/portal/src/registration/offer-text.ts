/** What is said of an offer code [registration/offer-codes]: known with its last day, ended, or not known. Pure. */
import { formatLocalDateWithYear } from '@hearthline/domain'
import type { OfferEntry } from '../session/register-answers.ts'

export interface OfferText {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly body: string
}

export function offerText({ code, status, respondByDate, isFirmOffer, promises, sentBy }: OfferEntry): OfferText {
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
  // It promises nothing, so it is no offer; and whoever begins with it knows what the sender then sees.
  if (sentBy)
    return {
      kind: 'info',
      title: `Code ${code} from ${sentBy.name}`,
      body: `It tells us who sent you, and it changes no rate and no fee. If you apply, ${sentBy.name} sees your first name, the first letter of your last name, the state of your home, and how far your application is. They do not see your credit, your income, or your documents.`,
    }
  return {
    kind: 'info',
    title: `Your offer ${code}`,
    body:
      isFirmOffer && respondByDate
        ? `${promises ? `Your letter promises ${promises}. ` : ''}Apply by ${formatLocalDateWithYear(respondByDate)}, and what it promises holds if you still meet its criteria and the law allows the loan.`
        : respondByDate
          ? `It is good through ${formatLocalDateWithYear(respondByDate)}.`
          : 'We’ll apply it to your application.',
  }
}
