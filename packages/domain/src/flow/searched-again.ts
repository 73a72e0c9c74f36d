/** What the borrower, and those who sign beside them, are told of a title search that was ordered again: how it came out, once it is here. Pure. */
import type { TitleReport } from '../facts/title-report.ts'
import { digestOf } from '../values/digest.ts'
import { formatLocalDateWithYear, localDateIn } from '../values/local-date-display.ts'
import type { Standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { StepMail } from './item.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { homeClock } from './items/property/home-clock.ts'
import { securityInstrument } from './items/signing/security-instrument.ts'
import { findingsOf, fullTitle } from './items/title/full-title.ts'
import { titleOrders } from './items/title/title-search-orders.ts'
import { nextAction } from './next-action.ts'

const FOUND_OTHER: StepMail = {
  subject: 'Your new title search is complete',
  body: 'The new search of the land records for your home shows a change. We now review your application with it. If your terms or your documents change, we ask you to accept or sign them again.',
}

/** To someone who signs beside the borrower, and whose turn it is again to do what they were asked before. */
export const SAME_TO_SIGNER: StepMail = {
  subject: 'It is your turn again',
  body: 'We searched the land records for the home again and found nothing new. What we asked you to do stays as it was. Sign in to continue.',
}

/** Whether the search found the same as the one before it; undefined where it is the first. @param before without its result */
export function isSameSearch({ results }: Facts, { walk: { known } }: Pick<Standing, 'walk'>): boolean | undefined {
  const earlier = results[fullTitle.id]?.data as TitleReport | undefined
  const found = known(fullTitle)
  if (earlier === undefined || found === undefined || titleOrders(known).length === 0) return undefined
  return digestOf(findingsOf(earlier)) === digestOf(findingsOf(found))
}

const CANCELED = ' We had canceled the session with the notary for it: whoever signs the deed does so in another one.'

const isCanceled = ({ results }: Facts): boolean =>
  (results[notaryBooking.id]?.data as { readonly status?: string } | undefined)?.status === 'CANCELED'

/** Not where the documents are not there as they were, or where the session with the notary was canceled for the search. */
const isAsItWas = ({ walk: { known } }: Standing, facts: Facts): boolean =>
  (facts.results[securityInstrument.id] === undefined || known(securityInstrument) !== undefined) && !isCanceled(facts)

/** What goes on now, and from when. Nothing of what was found: mail is read by others. @param facts with the result */
export function searchedAgainMail(stands: Standing, facts: Facts, isSame: boolean): StepMail {
  if (!isSame) return FOUND_OTHER
  const { walk, step } = stands
  const today = formatLocalDateWithYear(localDateIn(facts.now, homeClock(walk.known)))
  const { title, waitingOn } = nextAction(walk, step, facts)
  const yours =
    waitingOn === 'you' ? 'Sign in to continue.' : 'You don’t need to do anything now. We email you when something is yours to do.'
  return {
    subject: 'Your new title search found nothing new',
    body: `The new search of the land records for your home found nothing new.${isAsItWas(stands, facts) ? ' It changes neither your terms nor your documents.' : ''}${isCanceled(facts) ? CANCELED : ''} Your application continues from today, ${today}. What comes next: ${title}. ${yours}`,
  }
}
