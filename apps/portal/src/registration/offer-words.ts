/** What is said of an offer code (seed 000 §3): known with its last day, ended, or not known. Pure. */
import { formatLocalDateWithYear } from '@hearthline/domain'
import type { OfferEntry } from '../session/register-answers.ts'

export interface OfferWords {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly body: string
}

export function offerWords({ code, status, respondByDate }: OfferEntry): OfferWords {
  if (status === 'ended')
    return {
      kind: 'warning',
      title: `The offer ${code} has ended`,
      body: 'You can still apply. We show you what is open to you today.',
    }
  if (status === 'unknown')
    return {
      kind: 'warning',
      title: `We do not know the offer code ${code}`,
      body: 'Please compare it with your letter and look it up again, or go on without it.',
    }
  return {
    kind: 'info',
    title: `Your offer ${code}`,
    body: respondByDate ? `It is open to you up to ${formatLocalDateWithYear(respondByDate)}.` : 'It goes along with your application.',
  }
}
