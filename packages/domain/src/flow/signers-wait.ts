/** What someone who signs beside the borrower reads while nothing is theirs to do yet. Pure. */
import { zoneOfState } from '../policy/state-zone.ts'
import { formatLocalDateWithYear, localDateIn } from '../values/local-date-display.ts'
import { texasItemizationDay } from './items/closing/texas-itemization-day.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import type { Walk } from './walk.ts'

const BORROWERS_TURN = 'The borrower has a step to finish first. We email you when it is your turn.'
/** The borrower can finish nothing of it: the team, the county, or time does. */
const ANOTHERS_TURN = 'Another step comes first. We email you when it is your turn.'

/** While the law has everyone wait, the borrower has nothing to finish. */
const LAWS_WAITS: Readonly<Record<string, string>> = {
  [notaryWaitingPeriod.id]: 'Texas law sets twelve days between the application and signing.',
  [texasItemizationDay.id]: 'Texas law sets one business day with the final costs before signing.',
}

/** @param application the borrower's walk */
export function signersWaitWords({ frontier, known }: Pick<Walk, 'frontier' | 'known'>): string {
  const law = frontier && LAWS_WAITS[frontier.item.id]
  const until = frontier?.item.until?.(known)
  if (law === undefined || until === undefined)
    return frontier === undefined || frontier.item.kind === 'ask' ? BORROWERS_TURN : ANOTHERS_TURN
  const day = formatLocalDateWithYear(localDateIn(until, zoneOfState('TX')))
  return `${law} This wait ends on ${day}. We email you when your documents are ready to read.`
}
